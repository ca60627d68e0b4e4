#include "CFrameWebP.h"

#include <dlfcn.h>
#include <pthread.h>

/* The functions of libwebp's stable interface, version 7 of the library. */
typedef int (*get_info_function)(const uint8_t *, size_t, int *, int *);
typedef uint8_t *(*decode_function)(const uint8_t *, size_t, uint8_t *, size_t, int);

static get_info_function get_info;
static decode_function decode;

static void load(void) {
    void *library = dlopen("libwebp.so.7", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
    get_info = (get_info_function)dlsym(library, "WebPGetInfo");
    decode = (decode_function)dlsym(library, "WebPDecodeRGBAInto");
}

static int is_loaded(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return get_info != NULL && decode != NULL;
}

frame_webp_status frame_webp_read_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height) {
    int columns = 0, rows = 0;
    if (!is_loaded()) return FRAME_WEBP_MISSING;
    if (!get_info(bytes, count, &columns, &rows) || columns < 0 || rows < 0) return FRAME_WEBP_DAMAGED;
    *width = (uint32_t)columns;
    *height = (uint32_t)rows;
    return FRAME_WEBP_READ;
}

frame_webp_status frame_webp_read(
    const uint8_t *bytes, size_t count, uint32_t width, uint8_t *pixels, size_t capacity) {
    if (!is_loaded()) return FRAME_WEBP_MISSING;
    return decode(bytes, count, pixels, capacity, (int)width * 4) == NULL ? FRAME_WEBP_DAMAGED : FRAME_WEBP_READ;
}
