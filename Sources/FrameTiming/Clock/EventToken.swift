/// A handle on one scheduled event, good for cancelling it in the queue that gave it out.
@frozen public struct EventToken: Hashable, Sendable {
    let serial: UInt64
}
