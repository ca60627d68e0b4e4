#include "CFrameJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

typedef struct session {
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf landing;
    int max_scans;
    frame_jpeg_result result;
} session;

static void fail(session *session, const char *message) {
    session->result.failed = 1;
    snprintf(session->result.message, FRAME_JPEG_MESSAGE_SIZE, "%s", message);
    longjmp(session->landing, 1);
}

static void on_error(j_common_ptr info) {
    session *session = info->client_data;
    char message[JMSG_LENGTH_MAX];
    info->err->format_message(info, message);
    fail(session, message);
}

/* libjpeg fills what is missing with gray, and says so in a warning. Other warnings leave the pixels as they are. */
static void on_message(j_common_ptr info, int level) {
    if (level >= 0) return;
    switch (info->err->msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_NOT_SEQUENTIAL:
        on_error(info);
    default:
        break;
    }
}

static void on_progress(j_common_ptr info) {
    session *session = info->client_data;
    if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > session->max_scans) {
        fail(session, "the file has too many scans");
    }
}

static void begin(session *session, j_common_ptr info) {
    memset(session, 0, sizeof *session);
    info->err = jpeg_std_error(&session->errors);
    session->errors.error_exit = on_error;
    session->errors.emit_message = on_message;
    session->progress.progress_monitor = on_progress;
    info->client_data = session;
}

static void read_header(
    struct jpeg_decompress_struct *info, session *session, const uint8_t *bytes, size_t count) {
    jpeg_create_decompress(info);
    info->client_data = session;
    info->progress = &session->progress;
    jpeg_mem_src(info, bytes, (unsigned long)count);
    jpeg_read_header(info, TRUE);
    session->result.width = info->image_width;
    session->result.height = info->image_height;
}

frame_jpeg_result frame_jpeg_read_size(const uint8_t *bytes, size_t count) {
    struct jpeg_decompress_struct info;
    session session;
    memset(&info, 0, sizeof info);
    begin(&session, (j_common_ptr)&info);
    if (setjmp(session.landing) == 0) read_header(&info, &session, bytes, count);
    jpeg_destroy_decompress(&info);
    return session.result;
}

/* Adobe's files hold inverted inks. */
static void convert_inks(uint8_t *row, const uint8_t *inks, uint32_t width, int is_inverted) {
    for (uint32_t x = 0; x < width; x++) {
        const unsigned black = is_inverted ? inks[x * 4 + 3] : 255u - inks[x * 4 + 3];
        for (int channel = 0; channel < 3; channel++) {
            const unsigned ink = is_inverted ? inks[x * 4 + channel] : 255u - inks[x * 4 + channel];
            row[x * 4 + channel] = (uint8_t)((ink * black + 127) / 255);
        }
        row[x * 4 + 3] = 255;
    }
}

frame_jpeg_result frame_jpeg_read(
    const uint8_t *bytes, size_t count, int max_scans, uint8_t *pixels, size_t capacity) {
    struct jpeg_decompress_struct info;
    session session;
    memset(&info, 0, sizeof info);
    begin(&session, (j_common_ptr)&info);
    session.max_scans = max_scans;
    if (setjmp(session.landing) == 0) {
        read_header(&info, &session, bytes, count);
        const int has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
        info.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
        info.dct_method = JDCT_ISLOW;
        if (capacity != (size_t)info.image_width * info.image_height * 4) {
            fail(&session, "the pixels do not have the expected length");
        }
        jpeg_start_decompress(&info);
        const size_t stride = (size_t)info.output_width * 4;
        while (info.output_scanline < info.output_height) {
            uint8_t *row = pixels + info.output_scanline * stride;
            jpeg_read_scanlines(&info, &row, 1);
            if (has_inks) convert_inks(row, row, info.output_width, info.saw_Adobe_marker);
        }
        jpeg_finish_decompress(&info);
    }
    jpeg_destroy_decompress(&info);
    return session.result;
}

frame_jpeg_result frame_jpeg_write(
    const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **file, size_t *count) {
    struct jpeg_compress_struct info;
    session session;
    /* Changed between setjmp and longjmp. */
    unsigned char *volatile written = NULL;
    volatile unsigned long length = 0;
    memset(&info, 0, sizeof info);
    begin(&session, (j_common_ptr)&info);
    if (setjmp(session.landing) == 0) {
        jpeg_create_compress(&info);
        info.client_data = &session;
        jpeg_mem_dest(&info, (unsigned char **)&written, (unsigned long *)&length);
        info.image_width = width;
        info.image_height = height;
        info.input_components = 4;
        info.in_color_space = JCS_EXT_RGBX;
        jpeg_set_defaults(&info);
        jpeg_set_quality(&info, quality, TRUE);
        info.dct_method = JDCT_ISLOW;
        jpeg_start_compress(&info, TRUE);
        while (info.next_scanline < height) {
            JSAMPROW row = (JSAMPROW)(pixels + (size_t)info.next_scanline * width * 4);
            jpeg_write_scanlines(&info, &row, 1);
        }
        jpeg_finish_compress(&info);
    }
    jpeg_destroy_compress(&info);
    if (session.result.failed) {
        free(written);
        written = NULL;
        length = 0;
    }
    *file = written;
    *count = length;
    return session.result;
}

void frame_jpeg_free(uint8_t *file) { free(file); }
