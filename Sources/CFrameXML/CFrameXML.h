/* Expat, which reads the XML of storyboards and nibs. It depends on nothing but the C library. */
#include <expat.h>
