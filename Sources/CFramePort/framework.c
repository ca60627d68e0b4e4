#include "CFramePort.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char framework[] = {
#embed "framework.txt"
};

const unsigned char *frame_framework(void) { return framework; }

size_t frame_framework_length(void) { return sizeof framework; }
