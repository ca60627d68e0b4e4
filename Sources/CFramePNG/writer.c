#include "session.h"

#include <stdlib.h>
#include <string.h>

struct frame_png_writer {
    frame_png_session session;
    frame_png_settings settings;
    uint32_t rows_left;
    int finished;
    uint8_t *bytes;
    size_t count;
    size_t capacity;
};

static void on_write(png_structp png, png_bytep bytes, size_t count) {
    frame_png_writer *writer = png_get_io_ptr(png);
    if (count > writer->capacity - writer->count) {
        if (count > SIZE_MAX / 2 - writer->count) png_error(png, "the output is too long");
        size_t capacity = (writer->count + count) * 2;
        uint8_t *grown = realloc(writer->bytes, capacity);
        if (grown == NULL) png_error(png, "no memory for the output");
        writer->bytes = grown;
        writer->capacity = capacity;
    }
    memcpy(writer->bytes + writer->count, bytes, count);
    writer->count += count;
}

static void on_flush(png_structp png) { (void)png; }

static int filter_mask(frame_png_filter filter) {
    switch (filter) {
    case FRAME_PNG_FILTER_NONE: return PNG_FILTER_NONE;
    case FRAME_PNG_FILTER_SUB: return PNG_FILTER_SUB;
    case FRAME_PNG_FILTER_UP: return PNG_FILTER_UP;
    case FRAME_PNG_FILTER_AVERAGE: return PNG_FILTER_AVG;
    case FRAME_PNG_FILTER_PAETH: return PNG_FILTER_PAETH;
    }
    return PNG_FILTER_NONE;
}

frame_png_writer *frame_png_writer_create(frame_png_settings settings) {
    frame_png_writer *writer = calloc(1, sizeof *writer);
    if (writer == NULL) return NULL;
    writer->settings = settings;
    writer->rows_left = settings.height;
    writer->session.memory_left = settings.max_memory;
    return writer;
}

frame_png_status frame_png_writer_begin(frame_png_writer *writer) {
    frame_png_session *session = &writer->session;
    const frame_png_settings *settings = &writer->settings;
    if (session->failed) return FRAME_PNG_FAILED;
    if (session->png != NULL) return frame_png_session_fail(session, "the image has been begun already");
    session->png = png_create_write_struct_2(
        PNG_LIBPNG_VER_STRING, session, frame_png_on_error, frame_png_on_warning, session, frame_png_allocate,
        frame_png_free);
    if (session->png == NULL) return frame_png_session_fail(session, "libpng cannot start");
    if (setjmp(png_jmpbuf(session->png))) return FRAME_PNG_FAILED;

    session->info = png_create_info_struct(session->png);
    if (session->info == NULL) return frame_png_session_fail(session, "no memory for the header");
    png_set_write_fn(session->png, writer, on_write, on_flush);
    png_set_IHDR(
        session->png, session->info, settings->width, settings->height, 8,
        settings->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    png_set_sRGB(session->png, session->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_compression_level(session->png, settings->level);
    png_set_compression_strategy(session->png, settings->strategy);
    /* 64 KiB: a frame has a few IDAT chunks, and libpng copies none of them. */
    png_set_compression_buffer_size(session->png, 65536);
    png_set_filter(session->png, PNG_FILTER_TYPE_BASE, filter_mask(settings->filter));
    png_write_info(session->png, session->info);
    return frame_png_session_status(session, 0);
}

static int is_open(const frame_png_writer *writer) { return writer->session.info != NULL && !writer->finished; }

frame_png_status frame_png_writer_write_rows(
    frame_png_writer *writer, const uint8_t *rows, size_t count, size_t stride) {
    frame_png_session *session = &writer->session;
    if (session->failed) return FRAME_PNG_FAILED;
    if (!is_open(writer)) return frame_png_session_fail(session, "the image has not been begun, or is finished");
    if (count > writer->rows_left) return frame_png_session_fail(session, "more rows than the image has");
    const int warnings = session->warnings;
    if (setjmp(png_jmpbuf(session->png))) return FRAME_PNG_FAILED;
    for (size_t row = 0; row < count; row++) png_write_row(session->png, rows + row * stride);
    writer->rows_left -= (uint32_t)count;
    return frame_png_session_status(session, warnings);
}

frame_png_status frame_png_writer_finish(frame_png_writer *writer) {
    frame_png_session *session = &writer->session;
    if (session->failed) return FRAME_PNG_FAILED;
    if (!is_open(writer)) return frame_png_session_fail(session, "the image has not been begun, or is finished");
    if (writer->rows_left > 0) return frame_png_session_fail(session, "rows are missing");
    const int warnings = session->warnings;
    if (setjmp(png_jmpbuf(session->png))) return FRAME_PNG_FAILED;
    /* No second info: png_write_end would write its time and text chunks. */
    png_write_end(session->png, NULL);
    writer->finished = 1;
    return frame_png_session_status(session, warnings);
}

frame_png_status frame_png_writer_write_chunk(
    frame_png_writer *writer, const char *name, const uint8_t *bytes, size_t count) {
    frame_png_session *session = &writer->session;
    if (session->failed) return FRAME_PNG_FAILED;
    if (!is_open(writer)) return frame_png_session_fail(session, "the image has not been begun, or is finished");
    if (strlen(name) != 4) return frame_png_session_fail(session, "a chunk name has four letters");
    const int warnings = session->warnings;
    if (setjmp(png_jmpbuf(session->png))) return FRAME_PNG_FAILED;
    png_write_chunk(session->png, (png_const_bytep)name, bytes, count);
    return frame_png_session_status(session, warnings);
}

const uint8_t *frame_png_writer_bytes(const frame_png_writer *writer, size_t *count) {
    *count = writer->count;
    return writer->bytes;
}

void frame_png_writer_forget_bytes(frame_png_writer *writer) { writer->count = 0; }

const char *frame_png_writer_message(const frame_png_writer *writer) { return writer->session.message; }

void frame_png_writer_destroy(frame_png_writer *writer) {
    if (writer == NULL) return;
    if (writer->session.png != NULL) png_destroy_write_struct(&writer->session.png, &writer->session.info);
    free(writer->bytes);
    free(writer);
}
