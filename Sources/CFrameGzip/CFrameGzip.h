/* The streams of zlib, for data that is kept compressed. */
#include <zlib.h>
