/* The public declarations of UIKit and the modules below it, as the porting step knows them: the bytes of framework.txt, which
 * scripts/framework writes. They are part of the program, so that it works wherever it is installed. */
#ifndef CFRAMEPORT_H
#define CFRAMEPORT_H

#include <stddef.h>

/* Not terminated. */
const unsigned char *frame_framework(void);
size_t frame_framework_length(void);

#endif
