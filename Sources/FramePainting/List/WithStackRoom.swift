internal import CFrameStack

/// Calls `body`, on a new stack if this one is nearly used up. Layers and groups may nest deeper than a thread's stack
/// allows, and the result must not depend on the thread that samples or draws them.
///
/// The check takes a few nanoseconds while there is room.
public func withStackRoom(_ body: () -> Void) {
    /// This is more than one level of any recursion needs, even in a build without optimization.
    let room = 1 << 20
    guard frame_stack_left() < room else { return body() }
    withoutActuallyEscaping(body) { body in
        withUnsafePointer(to: body) { body in
            frame_stack_continue(
                { context in context?.assumingMemoryBound(to: (() -> Void).self).pointee() },
                UnsafeMutableRawPointer(mutating: body))
        }
    }
}
