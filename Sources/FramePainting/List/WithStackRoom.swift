internal import CFrameStack

/// Calls `body`, on a new stack if this one is nearly used up: layers and groups may nest deeper than a thread's stack
/// allows, and which thread samples or draws them must not matter.
///
/// Takes a few nanoseconds while there is room.
public func withStackRoom(_ body: () -> Void) {
    /// More than one level of any recursion needs, in a build without optimization too.
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
