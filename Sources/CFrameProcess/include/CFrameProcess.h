/* What the environment decides for a process before its first statement: the seed of Swift's hashes, and the time zone.
 *
 * Both are set while the process has one thread and no set, dictionary or date, which is why this is C: Swift has no code
 * that runs before `main`.
 */
#ifndef CFRAMEPROCESS_H
#define CFRAMEPROCESS_H

#include <stdbool.h>

/* Whether sets and dictionaries have the same order in every run, as with SWIFT_DETERMINISTIC_HASHING=1. */
bool frame_process_hashes_alike(void);

#endif
