/* Stacks for recursion over deep trees, whatever the thread it began on. */
#ifndef CFRAMESTACK_H
#define CFRAMESTACK_H

#include <stddef.h>

/* The bytes left on this thread's stack; PTRDIFF_MAX if its end is unknown. */
size_t frame_stack_left(void);

/* Calls `body` with `context` on a new stack and returns when it has returned; on this stack if there is no memory for
 * another. The new stack is another thread's, so `body` must not depend on its thread. */
void frame_stack_continue(void (*body)(void *context), void *context);

#endif
