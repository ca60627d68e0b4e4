/* libpng behind return codes.
 *
 * libpng reports an error by jumping out of the call (`longjmp`), which must not cross Swift frames. Every function
 * here sets its own landing place before it calls libpng, and every callback libpng makes is a C function of this
 * target, so no jump ever leaves this target: what comes out is a status and libpng's message.
 *
 * A reader or writer serves one image, on one thread at a time. Once a call has failed, every further call fails with
 * the same message. Destroying frees everything, whatever happened before.
 */
#ifndef CFRAMEPNG_H
#define CFRAMEPNG_H

#include <stddef.h>
#include <stdint.h>

typedef enum frame_png_status {
    FRAME_PNG_OK = 0,
    /* The call did its work, and libpng had something to say: see the message. */
    FRAME_PNG_WARNED = 1,
    FRAME_PNG_FAILED = 2,
} frame_png_status;

/* ---- Reading ---- */

typedef struct frame_png_reader frame_png_reader;

typedef struct frame_png_limits {
    uint32_t max_width;
    uint32_t max_height;
    /* Length of any one chunk libpng may keep in memory. Image data is not kept. */
    size_t max_chunk_bytes;
    /* Most bytes libpng and zlib may allocate for their own work, in all. The pixels are not counted. */
    size_t max_memory;
} frame_png_limits;

/* Reads the file at `bytes`, which must outlive the reader. NULL when there is no memory even for the handle. */
frame_png_reader *frame_png_reader_create(const uint8_t *bytes, size_t count, frame_png_limits limits);
/* Everything before the image data. First call. */
frame_png_status frame_png_reader_read_header(frame_png_reader *reader);
/* The next rows of the image as 8-bit R, G, B, straight alpha, without gaps, and after the last row the rest of the file.
 * Palette and tRNS are applied, low depths scaled to 0...255, 16 bits cut to their high byte, gamma and profiles ignored.
 * `count` must be width * 4 times a number of rows that are left: of an interlaced image, all of them. Damage to a chunk
 * that decides a pixel is a failure, and the rows then hold no image. */
frame_png_status frame_png_reader_read_rows(frame_png_reader *reader, uint8_t *rgba, size_t count);
/* How many bytes of the file libpng has read. */
size_t frame_png_reader_offset(const frame_png_reader *reader);
/* The error, else the first warning, else "". Valid as long as the reader. */
const char *frame_png_reader_message(const frame_png_reader *reader);
void frame_png_reader_destroy(frame_png_reader *reader);

/* The CRC-32 that PNG ends each chunk with, of its name and contents. */
uint32_t frame_png_checksum(const uint8_t *bytes, size_t count);

/* ---- Writing ---- */

typedef struct frame_png_writer frame_png_writer;

/* One filter for all rows, numbered as in the PNG specification, section 9.2. */
typedef enum frame_png_filter {
    FRAME_PNG_FILTER_NONE = 0,
    FRAME_PNG_FILTER_SUB = 1,
    FRAME_PNG_FILTER_UP = 2,
    FRAME_PNG_FILTER_AVERAGE = 3,
    FRAME_PNG_FILTER_PAETH = 4,
} frame_png_filter;

/* How deflate searches, numbered as zlib does. */
typedef enum frame_png_strategy {
    FRAME_PNG_STRATEGY_DEFAULT = 0,
    FRAME_PNG_STRATEGY_FILTERED = 1,
    FRAME_PNG_STRATEGY_HUFFMAN = 2,
    FRAME_PNG_STRATEGY_RLE = 3,
    FRAME_PNG_STRATEGY_FIXED = 4,
} frame_png_strategy;

typedef struct frame_png_settings {
    uint32_t width;
    uint32_t height;
    /* 4 bytes a pixel (R, G, B, straight alpha), else 3 (R, G, B). */
    int has_alpha;
    frame_png_filter filter;
    /* zlib's 0 (stored) to 9. */
    int level;
    frame_png_strategy strategy;
    /* Most bytes libpng and zlib may allocate for their own work, in all. The output is not counted. */
    size_t max_memory;
} frame_png_settings;

/* NULL when there is no memory even for the handle. */
frame_png_writer *frame_png_writer_create(frame_png_settings settings);
/* Signature, IHDR and sRGB. First call. */
frame_png_status frame_png_writer_begin(frame_png_writer *writer);
/* `count` rows, the first byte of each `stride` bytes after the one before. Refuses more rows than the image has. */
frame_png_status frame_png_writer_write_rows(
    frame_png_writer *writer, const uint8_t *rows, size_t count, size_t stride);
/* The end of the image data and IEND. Refused before the last row. */
frame_png_status frame_png_writer_finish(frame_png_writer *writer);
/* Instead of rows and finish: one chunk with contents of the caller's making; `name` is four letters. The caller writes
 * IDAT and IEND. */
frame_png_status frame_png_writer_write_chunk(
    frame_png_writer *writer, const char *name, const uint8_t *bytes, size_t count);
/* What has been written so far; valid until the next call. NULL when nothing has. */
const uint8_t *frame_png_writer_bytes(const frame_png_writer *writer, size_t *count);
/* Forgets what has been written, once it is copied: `frame_png_writer_bytes` begins anew. */
void frame_png_writer_forget_bytes(frame_png_writer *writer);
/* The error, else the first warning, else "". Valid as long as the writer. */
const char *frame_png_writer_message(const frame_png_writer *writer);
void frame_png_writer_destroy(frame_png_writer *writer);

#endif
