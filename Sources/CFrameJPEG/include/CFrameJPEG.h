/* libjpeg behind return codes.
 *
 * libjpeg reports an error by calling a function that must not return. Here it jumps out of the call (`longjmp`) to a landing
 * place of this target, so that no jump crosses Swift frames. Colors are converted and blocks transformed by integer
 * arithmetic alone: the same file gives the same pixels on every machine.
 */
#ifndef CFRAMEJPEG_H
#define CFRAMEJPEG_H

#include <stddef.h>
#include <stdint.h>

enum { FRAME_JPEG_MESSAGE_SIZE = 256 };

typedef struct frame_jpeg_result {
    /* 0 for success. */
    int failed;
    uint32_t width;
    uint32_t height;
    char message[FRAME_JPEG_MESSAGE_SIZE];
} frame_jpeg_result;

/* The size of the image in the file at `bytes`. */
frame_jpeg_result frame_jpeg_read_size(const uint8_t *bytes, size_t count);

/* The pixels as 8-bit R, G, B, 255, without gaps. `capacity` must be width * height * 4. A file that ends early or whose
 * data are damaged is a failure, and so is one of more than `max_scans` scans. */
frame_jpeg_result frame_jpeg_read(
    const uint8_t *bytes, size_t count, int max_scans, uint8_t *pixels, size_t capacity);

/* A file of pixels that are 8-bit R, G, B and a byte that is ignored. `quality` is 1...100. The file is at `*file`, for
 * `frame_jpeg_free`; NULL after a failure. */
frame_jpeg_result frame_jpeg_write(
    const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **file, size_t *count);
void frame_jpeg_free(uint8_t *file);

#endif
