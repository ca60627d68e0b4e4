/* libwebp, which is loaded when the first WebP file is read: applications seldom have any, so a build does not need it. */
#ifndef CFRAMEWEBP_H
#define CFRAMEWEBP_H

#include <stddef.h>
#include <stdint.h>

typedef enum frame_webp_status {
    FRAME_WEBP_READ = 0,
    /* libwebp is not installed. */
    FRAME_WEBP_MISSING = 1,
    /* The file is damaged or animated. */
    FRAME_WEBP_DAMAGED = 2,
} frame_webp_status;

/* The size of the image in the file at `bytes`. */
frame_webp_status frame_webp_read_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height);

/* The pixels as 8-bit R, G, B, A, not premultiplied, without gaps. `capacity` must be width * height * 4. */
frame_webp_status frame_webp_read(
    const uint8_t *bytes, size_t count, uint32_t width, uint8_t *pixels, size_t capacity);

#endif
