/// A queue of events in virtual time, ordered by time and then by insertion.
///
/// The order is total, so that runs are reproducible event by event. An event may be scheduled in the past; it is then
/// next. Scheduling, canceling and popping take O(log n); a canceled event is removed immediately.
///
/// The queue is implemented as a binary heap with a map from tokens to positions.
public struct EventQueue<Event> {
    fileprivate struct Entry {
        let time: MediaTime
        let serial: UInt64
        let event: Event

        func precedes(_ other: Entry) -> Bool {
            time == other.time ? serial < other.serial : time < other.time
        }
    }

    private var heap: [Entry] = []
    private var positions: [UInt64: Int] = [:]
    private var nextSerial: UInt64 = 0

    public init() {}

    public var isEmpty: Bool { heap.isEmpty }
    public var count: Int { heap.count }

    /// Time of the next event; `nil` if none is scheduled.
    public var nextTime: MediaTime? { heap.first?.time }

    /// The event, unless it has been popped or canceled.
    public subscript(token: EventToken) -> Event? { positions[token.serial].map { heap[$0].event } }

    @discardableResult
    public mutating func schedule(_ event: Event, at time: MediaTime) -> EventToken {
        let entry = Entry(time: time, serial: nextSerial, event: event)
        nextSerial += 1
        positions[entry.serial] = heap.count
        heap.append(entry)
        siftUp(from: heap.count - 1)
        return EventToken(serial: entry.serial)
    }

    /// Removes the event. Returns `false` if it has already been popped or canceled.
    @discardableResult
    public mutating func cancel(_ token: EventToken) -> Bool {
        guard let index = positions[token.serial] else { return false }
        _ = remove(at: index)
        return true
    }

    /// Removes and returns the next event if it is due at or before `limit`.
    public mutating func popNext(through limit: MediaTime) -> (time: MediaTime, event: Event)? {
        guard let first = heap.first, first.time <= limit else { return nil }
        let entry = remove(at: 0)
        return (entry.time, entry.event)
    }

    private mutating func remove(at index: Int) -> Entry {
        let last = heap.count - 1
        swapEntries(index, last)
        let removed = heap.removeLast()
        positions[removed.serial] = nil
        if index < last {
            siftDown(from: index)
            siftUp(from: index)
        }
        return removed
    }

    private mutating func siftUp(from start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].precedes(heap[parent]) else { return }
            swapEntries(child, parent)
            child = parent
        }
    }

    private mutating func siftDown(from start: Int) {
        var parent = start
        while true {
            var first = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if heap[child].precedes(heap[first]) { first = child }
            }
            guard first != parent else { return }
            swapEntries(parent, first)
            parent = first
        }
    }

    private mutating func swapEntries(_ left: Int, _ right: Int) {
        heap.swapAt(left, right)
        positions[heap[left].serial] = left
        positions[heap[right].serial] = right
    }
}

extension EventQueue.Entry: Sendable where Event: Sendable {}
extension EventQueue: Sendable where Event: Sendable {}

/// The identity of a scheduled event, used to cancel it in the queue that returned the token.
@frozen public struct EventToken: Hashable, Sendable {
    let serial: UInt64
}
