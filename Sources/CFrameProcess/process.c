#include "CFrameProcess.h"
#include <stdint.h>
#include <stdlib.h>

/* The runtime's, which SWIFT_DETERMINISTIC_HASHING=1 sets to what `prepare` writes. A runtime without it keeps its seed. */
extern struct {
    uint64_t seed[2];
    bool deterministic;
} _swift_stdlib_Hashing_parameters __attribute__((weak));

__attribute__((constructor)) static void prepare(void) {
    setenv("TZ", "GMT", 1);
    if (&_swift_stdlib_Hashing_parameters == NULL) return;
    _swift_stdlib_Hashing_parameters.seed[0] = 0;
    _swift_stdlib_Hashing_parameters.seed[1] = 0;
    _swift_stdlib_Hashing_parameters.deterministic = true;
}

bool frame_process_hashes_alike(void) {
    return &_swift_stdlib_Hashing_parameters != NULL && _swift_stdlib_Hashing_parameters.deterministic;
}
