#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An error often follows the warning that explains it ("Image width is zero in IHDR", then "Invalid IHDR data"). */
frame_png_status frame_png_session_fail(frame_png_session *session, const char *message) {
    char warning[sizeof session->message];
    memcpy(warning, session->message, sizeof warning);
    if (session->warnings > 0) {
        snprintf(session->message, sizeof session->message, "%.200s (%.200s)", message, warning);
    } else {
        snprintf(session->message, sizeof session->message, "%.200s", message);
    }
    session->failed = 1;
    return FRAME_PNG_FAILED;
}

frame_png_status frame_png_session_status(const frame_png_session *session, int warnings_before) {
    return session->warnings > warnings_before ? FRAME_PNG_WARNED : FRAME_PNG_OK;
}

void frame_png_on_error(png_structp png, png_const_charp message) {
    frame_png_session_fail(png_get_error_ptr(png), message);
    png_longjmp(png, 1);
}

/* The first warning is kept: later ones are mostly its consequences. */
void frame_png_on_warning(png_structp png, png_const_charp message) {
    frame_png_session *session = png_get_error_ptr(png);
    if (session->warnings++ == 0) {
        snprintf(session->message, sizeof session->message, "%.200s", message);
    }
}

png_voidp frame_png_allocate(png_structp png, png_alloc_size_t size) {
    frame_png_session *session = png_get_mem_ptr(png);
    if (size > session->memory_left) return NULL;
    session->memory_left -= size;
    return malloc(size);
}

void frame_png_free(png_structp png, png_voidp block) {
    (void)png;
    free(block);
}
