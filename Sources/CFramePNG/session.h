/* What a reader and a writer share: libpng's handle, what it said, and a budget for its memory. */
#ifndef CFRAMEPNG_SESSION_H
#define CFRAMEPNG_SESSION_H

#include "CFramePNG.h"
#include <png.h>
#include <setjmp.h>

typedef struct frame_png_session {
    png_structp png;
    png_infop info;
    int failed;
    int warnings;
    /* libpng's own messages have at most 196 characters (PNG_MAX_ERROR_TEXT); an error may quote a warning. */
    char message[512];
    /* What libpng may still allocate. Freed blocks are not counted back: it needs few, and keeps most to the end. */
    size_t memory_left;
} frame_png_session;

/* For png_create_read_struct_2 and png_create_write_struct_2; the error and memory pointers are the session. */
void frame_png_on_error(png_structp png, png_const_charp message);
void frame_png_on_warning(png_structp png, png_const_charp message);
png_voidp frame_png_allocate(png_structp png, png_alloc_size_t size);
void frame_png_free(png_structp png, png_voidp block);

/* Records a failure found outside libpng. */
frame_png_status frame_png_session_fail(frame_png_session *session, const char *message);
/* The status of a call that came to its end, given how many warnings there were at its start. */
frame_png_status frame_png_session_status(const frame_png_session *session, int warnings_before);

#endif
