#include "session.h"

#include <stdlib.h>
#include <string.h>

struct frame_png_reader {
    frame_png_session session;
    frame_png_limits limits;
    const uint8_t *bytes;
    size_t count;
    size_t offset;
    size_t rows_read;
};

static void on_read(png_structp png, png_bytep target, size_t count) {
    frame_png_reader *reader = png_get_io_ptr(png);
    if (count > reader->count - reader->offset) png_error(png, "the file ends too early");
    memcpy(target, reader->bytes + reader->offset, count);
    reader->offset += count;
}

/* libpng reads on after damage it thinks harmless, with a warning that begins with the chunk's name. For a chunk that
 * decides pixels this project does not: a wrong checksum of the image data, or a tRNS that is dropped, gives another
 * picture. */
static void on_warning(png_structp png, png_const_charp message) {
    static const char *const deciding[] = {"IHDR:", "PLTE:", "tRNS:", "IDAT:", "IEND:"};
    for (size_t index = 0; index < sizeof deciding / sizeof *deciding; index++) {
        if (strncmp(message, deciding[index], 5) == 0) png_error(png, message);
    }
    frame_png_on_warning(png, message);
}

frame_png_reader *frame_png_reader_create(const uint8_t *bytes, size_t count, frame_png_limits limits) {
    frame_png_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) return NULL;
    reader->bytes = bytes;
    reader->count = count;
    reader->limits = limits;
    reader->session.memory_left = limits.max_memory;
    return reader;
}

frame_png_status frame_png_reader_read_header(frame_png_reader *reader) {
    frame_png_session *session = &reader->session;
    if (session->failed) return FRAME_PNG_FAILED;
    if (session->png != NULL) return frame_png_session_fail(session, "the header has been read already");
    session->png = png_create_read_struct_2(
        PNG_LIBPNG_VER_STRING, session, frame_png_on_error, on_warning, session, frame_png_allocate, frame_png_free);
    if (session->png == NULL) return frame_png_session_fail(session, "libpng cannot start");
    if (setjmp(png_jmpbuf(session->png))) return FRAME_PNG_FAILED;

    session->info = png_create_info_struct(session->png);
    if (session->info == NULL) return frame_png_session_fail(session, "no memory for the header");
    png_set_read_fn(session->png, reader, on_read);
    png_set_user_limits(session->png, reader->limits.max_width, reader->limits.max_height);
    png_set_chunk_malloc_max(session->png, reader->limits.max_chunk_bytes);
    /* Nothing is cached: text, profiles and chunks unknown to libpng are passed over (-1: all that is not needed for
     * pixels), neither stored nor decompressed. 1 is the least; 0 would mean no limit. */
    png_set_chunk_cache_max(session->png, 1);
    png_set_keep_unknown_chunks(session->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(session->png, session->info);
    return frame_png_session_status(session, 0);
}

/* Whatever the file holds becomes 8-bit R, G, B, A. */
static void request_rgba(png_structp png, png_infop info) {
    png_set_expand(png);
    png_set_strip_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
}

frame_png_status frame_png_reader_read_rows(frame_png_reader *reader, uint8_t *rgba, size_t count) {
    frame_png_session *session = &reader->session;
    if (session->failed) return FRAME_PNG_FAILED;
    if (session->info == NULL) return frame_png_session_fail(session, "the header has not been read");
    const size_t height = png_get_image_height(session->png, session->info);
    if (reader->rows_read == height) return frame_png_session_fail(session, "the image has been read already");
    const int warnings = session->warnings;
    if (setjmp(png_jmpbuf(session->png))) return FRAME_PNG_FAILED;

    const int passes = png_get_interlace_type(session->png, session->info) == PNG_INTERLACE_NONE
        ? 1 : PNG_INTERLACE_ADAM7_PASSES;
    if (reader->rows_read == 0) request_rgba(session->png, session->info);
    const size_t stride = png_get_rowbytes(session->png, session->info);
    const size_t rows = count / stride;
    if (stride != (size_t)png_get_image_width(session->png, session->info) * 4 || rows == 0 || count % stride != 0
        || rows > height - reader->rows_read || (passes > 1 && rows != height)) {
        return frame_png_session_fail(session, "the rows do not have the expected length");
    }
    for (int pass = 0; pass < passes; pass++) {
        for (size_t row = 0; row < rows; row++) png_read_row(session->png, rgba + row * stride, NULL);
    }
    reader->rows_read += rows;
    if (reader->rows_read == height) png_read_end(session->png, NULL);
    return frame_png_session_status(session, warnings);
}

size_t frame_png_reader_offset(const frame_png_reader *reader) { return reader->offset; }

const char *frame_png_reader_message(const frame_png_reader *reader) { return reader->session.message; }

void frame_png_reader_destroy(frame_png_reader *reader) {
    if (reader == NULL) return;
    if (reader->session.png != NULL) {
        png_destroy_read_struct(&reader->session.png, &reader->session.info, NULL);
    }
    free(reader);
}
