#define _GNU_SOURCE
#include "CFrameStreams.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

struct stream {
    void *cookie;
    int (*read)(void *, char *, int);
    int (*write)(void *, const char *, int);
    int64_t (*seek)(void *, int64_t, int);
    int (*close)(void *);
};

static int limited(size_t count) { return count > INT_MAX ? INT_MAX : (int)count; }

static ssize_t read_stream(void *pointer, char *bytes, size_t count) {
    struct stream *stream = pointer;
    return stream->read ? stream->read(stream->cookie, bytes, limited(count)) : -1;
}

static ssize_t write_stream(void *pointer, const char *bytes, size_t count) {
    struct stream *stream = pointer;
    int written = stream->write ? stream->write(stream->cookie, bytes, limited(count)) : 0;
    return written < 0 ? 0 : written;
}

static int seek_stream(void *pointer, off64_t *offset, int whence) {
    struct stream *stream = pointer;
    int64_t position = stream->seek ? stream->seek(stream->cookie, *offset, whence) : -1;
    if (position < 0) return -1;
    *offset = position;
    return 0;
}

static int close_stream(void *pointer) {
    struct stream *stream = pointer;
    int result = stream->close ? stream->close(stream->cookie) : 0;
    free(stream);
    return result;
}

void *frame_funopen(
    const void *cookie, int (*read)(void *, char *, int), int (*write)(void *, const char *, int),
    int64_t (*seek)(void *, int64_t, int), int (*close)(void *)) {
    struct stream *stream = malloc(sizeof *stream);
    if (!stream) return NULL;
    *stream = (struct stream){(void *)cookie, read, write, seek, close};
    cookie_io_functions_t functions = {read_stream, write_stream, seek_stream, close_stream};
    FILE *file = fopencookie(stream, write ? read ? "rb+" : "wb" : "rb", functions);
    if (!file) free(stream);
    return file;
}
