/*
 * What the doctor (doctor.h) sees of other machines: the nodes of a cluster and the standbys of
 * PostgreSQL. The first function looks, the others judge.
 */
#pragma once

#include "doctor.h"

/* Reads from the database which nodes run, and tries to reach one that leads and is not linked. */
void doctor_cluster_look(struct doctor_facts *f);
void doctor_cluster_nodes(struct check *c, const struct doctor_facts *f);
/* For a database on a server that answers. */
void doctor_cluster_standbys(struct check *c);
