/* Swift's jobs, handed to whoever plays an application instead of to the machine's queues.
 *
 * A job is a stretch of an asynchronous function between two suspensions. The Swift runtime asks the hooks of its
 * ConcurrencyHooks (`swift_task_enqueueGlobal_hook` and its neighbors, exported by libswift_Concurrency for replacing
 * the executors) where a job goes. While a thread plays, jobs that this very thread hands in go to the host; jobs of every other
 * thread, and of this one before and after, go where they always went.
 */
#ifndef CFRAMETASKS_H
#define CFRAMETASKS_H

#include <stdbool.h>
#include <stdint.h>

/* An executor as Swift's `UnownedSerialExecutor` lays it out. */
typedef struct frame_executor {
    uintptr_t identity;
    uintptr_t implementation;
} frame_executor;

/* Called with a job that belongs to no actor's thread, on the playing thread. */
typedef void (*frame_take_job)(void *job);

/* Begins playing on this thread: the main actor's executor is `main`, and other jobs go to `take`. Calls nest; the first
 * one's arguments count. Every call is matched by one of `frame_tasks_end` on the same thread. */
void frame_tasks_begin(frame_executor main, frame_take_job take);
void frame_tasks_end(void);
/* Whether this thread plays. */
bool frame_tasks_are_playing(void);
/* Runs a job that belongs to no actor's thread on this thread. */
void frame_tasks_run(void *job);
/* Hands a job to the main actor's own queue. */
void frame_tasks_enqueue_elsewhere(void *job);

#endif
