/* SHA-256 by Nettle, which uses the processor's SHA instructions where it has them. */
#include <nettle/sha2.h>
