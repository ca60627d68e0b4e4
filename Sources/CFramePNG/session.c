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

/* A block remembers its size in front of itself, so that freeing it gives the budget back. */
typedef union block_header {
    size_t size;
    max_align_t alignment;
} block_header;

png_voidp frame_png_allocate(png_structp png, png_alloc_size_t size) {
    frame_png_session *session = png_get_mem_ptr(png);
    if (size > session->max_memory - session->used_memory || size > SIZE_MAX - sizeof(block_header)) return NULL;
    block_header *block = malloc(sizeof(block_header) + size);
    if (block == NULL) return NULL;
    block->size = size;
    session->used_memory += size;
    return block + 1;
}

void frame_png_free(png_structp png, png_voidp pointer) {
    if (pointer == NULL) return;
    frame_png_session *session = png_get_mem_ptr(png);
    block_header *block = (block_header *)pointer - 1;
    session->used_memory -= block->size;
    free(block);
}
