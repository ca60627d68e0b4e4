/* Streams of the C library that are read and written by functions, as `funopen` of Darwin opens them.
 *
 * The library of Linux has `fopencookie` for it, which Swift does not see.
 */
#ifndef CFRAMESTREAMS_H
#define CFRAMESTREAMS_H

#include <stdint.h>

/* Opens a stream; the functions are those of `funopen`, and each may be NULL. Returns a `FILE *`, or NULL if memory runs out. */
void *frame_funopen(
    const void *cookie, int (*read)(void *, char *, int), int (*write)(void *, const char *, int),
    int64_t (*seek)(void *, int64_t, int), int (*close)(void *));

#endif
