#include "CFrameTasks.h"
#include <stddef.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*enqueue_job)(void *job);
typedef SWIFT_CALL frame_executor (*get_executor)(void);
typedef SWIFT_CALL bool (*test_executor)(frame_executor executor);

extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *job, enqueue_job original);
extern SWIFT_CALL frame_executor (*swift_task_getMainExecutor_hook)(get_executor original);
extern SWIFT_CALL bool (*swift_task_isMainExecutor_hook)(frame_executor executor, test_executor original);
extern SWIFT_CALL void swift_task_enqueueMainExecutor(void *job);
extern SWIFT_CALL void swift_job_run(void *job, frame_executor executor);

static frame_executor main_executor;
static frame_take_job take_job;
/* How many calls of `frame_tasks_begin` are open on this thread. */
static _Thread_local unsigned depth;

static SWIFT_CALL void enqueue_global(void *job, enqueue_job original) {
    if (depth > 0)
        take_job(job);
    else
        original(job);
}

/* Other threads go on with the executor they know, so that what they began does not change under them. */
static SWIFT_CALL frame_executor get_main_executor(get_executor original) {
    return depth > 0 ? main_executor : original();
}

static SWIFT_CALL bool is_main_executor(frame_executor executor, test_executor original) {
    return executor.identity == main_executor.identity || original(executor);
}

void frame_tasks_begin(frame_executor main, frame_take_job take) {
    if (depth++ > 0) return;
    main_executor = main;
    take_job = take;
    __atomic_store_n(&swift_task_enqueueGlobal_hook, enqueue_global, __ATOMIC_RELEASE);
    __atomic_store_n(&swift_task_getMainExecutor_hook, get_main_executor, __ATOMIC_RELEASE);
    __atomic_store_n(&swift_task_isMainExecutor_hook, is_main_executor, __ATOMIC_RELEASE);
}

void frame_tasks_end(void) {
    if (--depth > 0) return;
    __atomic_store_n(&swift_task_enqueueGlobal_hook, NULL, __ATOMIC_RELEASE);
    __atomic_store_n(&swift_task_getMainExecutor_hook, NULL, __ATOMIC_RELEASE);
}

bool frame_tasks_are_playing(void) { return depth > 0; }

void frame_tasks_run(void *job) {
    static const frame_executor none = {0, 0};
    swift_job_run(job, none);
}

void frame_tasks_enqueue_elsewhere(void *job) { swift_task_enqueueMainExecutor(job); }
