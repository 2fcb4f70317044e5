/*
 * Bytes of telnet, as they stand in texts.
 */
#pragma once

#define IAC     "\377"
#define DONT    "\377\376"
#define DO      "\377\375"
#define WONT    "\377\374"
#define WILL    "\377\373"
#define SB      "\377\372"
#define SE      "\377\360"
#define ECHO    "\001"
#define SGA     "\003"
#define TM      "\006"
#define TTYPE   "\030"
#define EOR     "\031"
#define NAWS    "\037"
#define ENVIRON "\047"
#define CHARSET "\052"
#define MSSP    "\106"
#define MCCP2   "\126"
#define GMCP    "\311"
/* The two arguments for such a text: the text, and how many bytes it has. */
#define BYTES(text) text, sizeof(text) - 1
