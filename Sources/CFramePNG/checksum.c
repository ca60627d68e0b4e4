#include "CFramePNG.h"

#include <zlib.h>

uint32_t frame_png_checksum(const uint8_t *bytes, size_t count) { return (uint32_t)crc32_z(0, bytes, count); }
