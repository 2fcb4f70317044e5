/*
 * What the doctor (doctor.h) sees of other machines: the nodes of a cluster and the standbys of
 * PostgreSQL. The first function is a look, the others are checks.
 */
#pragma once

#include "doctor.h"

/* Reads from the database which nodes run. If one leads that our node is not linked to, tries to
 * reach it. */
void doctor_cluster_look(struct doctor_facts *f);
/* Judges our node and the others. */
void doctor_cluster_nodes(struct check *c, const struct doctor_facts *f);
/* Judges the standbys of a database on a server that answers. */
void doctor_cluster_standbys(struct check *c);
