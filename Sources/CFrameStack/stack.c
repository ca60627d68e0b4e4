#define _GNU_SOURCE
#include "CFrameStack.h"
#include <pthread.h>
#include <stdint.h>

/* Memory is used as the stack grows; only addresses are reserved. */
static const size_t stack_size = 64 << 20;

/* The lowest address of this thread's stack; 0 before the first question, 1 if unknown. */
static _Thread_local uintptr_t lowest;

static uintptr_t find_lowest(void) {
    pthread_attr_t attributes;
    void *address = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 1;
    if (pthread_attr_getstack(&attributes, &address, &size) != 0) address = NULL;
    pthread_attr_destroy(&attributes);
    return address ? (uintptr_t)address : 1;
}

size_t frame_stack_left(void) {
    if (lowest == 0) lowest = find_lowest();
    if (lowest == 1) return PTRDIFF_MAX;
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    return here > lowest ? here - lowest : 0;
}

struct call {
    void (*body)(void *context);
    void *context;
};

static void *run(void *argument) {
    struct call *call = argument;
    call->body(call->context);
    return NULL;
}

void frame_stack_continue(void (*body)(void *context), void *context) {
    struct call call = {body, context};
    pthread_attr_t attributes;
    pthread_t thread;
    int status = pthread_attr_init(&attributes);
    if (status == 0) {
        status = pthread_attr_setstacksize(&attributes, stack_size);
        if (status == 0) status = pthread_create(&thread, &attributes, run, &call);
        pthread_attr_destroy(&attributes);
    }
    if (status != 0)
        body(context);
    else
        pthread_join(thread, NULL);
}
