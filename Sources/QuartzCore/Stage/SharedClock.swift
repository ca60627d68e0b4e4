internal import FrameTiming
internal import Synchronization

/// The virtual time of an event loop, readable on every thread.
final class SharedClock: Sendable {
    private let time = Mutex(MediaTime.zero)

    var now: MediaTime {
        get { time.withLock { $0 } }
        set { time.withLock { $0 = newValue } }
    }
}
