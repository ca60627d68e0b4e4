import FrameTiming
import Testing

@Suite struct EventQueueTests {
    /// A small generator that gives the same cases on every run.
    struct Dice {
        var state: UInt64 = 1

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    @Test func eventsLeaveByTimeThenInsertion() {
        var queue = EventQueue<String>()
        for (name, flicks) in [("c", 5), ("a", 1), ("d", 5), ("b", 1), ("e", 5)] {
            queue.schedule(name, at: MediaTime(flicks: Int64(flicks)))
        }
        #expect(queue.nextTime == MediaTime(flicks: 1))
        let early = queue.popNext(through: .zero)
        #expect(early == nil)
        var order = ""
        while let (_, event) = queue.popNext(through: .distantFuture) { order += event }
        #expect(order == "abcde")
        #expect(queue.isEmpty)
        #expect(queue.nextTime == nil)
    }

    @Test func theLimitIsIncluded() {
        var queue = EventQueue<Int>()
        queue.schedule(1, at: MediaTime(flicks: 10))
        let early = queue.popNext(through: MediaTime(flicks: 9))
        #expect(early == nil)
        let due = queue.popNext(through: MediaTime(flicks: 10))
        #expect(due?.event == 1)
    }

    @Test func aTokenCancelsOnceAndOnlyItsOwnEvent() {
        var queue = EventQueue<Int>()
        let first = queue.schedule(1, at: .zero)
        let second = queue.schedule(2, at: .zero)
        let cancellations = [queue.cancel(first), queue.cancel(first)]
        #expect(cancellations == [true, false])
        #expect(queue.count == 1)
        let popped = queue.popNext(through: .zero)
        #expect(popped?.event == 2)
        let late = queue.cancel(second)
        #expect(!late)
    }

    @Test func canceledEventsAreReleasedAtOnce() {
        final class Payload {}
        var queue = EventQueue<Payload>()
        weak var released: Payload?
        var token: EventToken?
        do {
            let payload = Payload()
            released = payload
            queue.schedule(Payload(), at: .zero)
            token = queue.schedule(payload, at: MediaTime(flicks: 1))
        }
        #expect(released != nil)
        if let token { queue.cancel(token) }
        #expect(released == nil)
    }

    /// Compares ten thousand mixed operations with a sorted array.
    @Test func agreesWithASortedArray() {
        var dice = Dice()
        var queue = EventQueue<Int>()
        var model: [(time: Int, event: Int, token: EventToken)] = []
        for step in 0..<10_000 {
            switch dice.next(below: 5) {
            case 0, 1, 2:
                let time = dice.next(below: 40)
                let token = queue.schedule(step, at: MediaTime(flicks: Int64(time)))
                let place = model.firstIndex { $0.time > time } ?? model.endIndex
                model.insert((time, step, token), at: place)
            case 3 where !model.isEmpty:
                let removed = model.remove(at: dice.next(below: model.count))
                let cancelled = queue.cancel(removed.token)
                #expect(cancelled)
            default:
                let limit = dice.next(below: 40)
                let popped = queue.popNext(through: MediaTime(flicks: Int64(limit)))
                let expected = model.first.flatMap { $0.time <= limit ? $0 : nil }
                #expect(popped?.event == expected?.event)
                if expected != nil { model.removeFirst() }
            }
            #expect(queue.count == model.count)
        }
        #expect(!model.isEmpty)
    }
}
