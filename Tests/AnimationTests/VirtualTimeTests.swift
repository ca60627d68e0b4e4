import FrameTiming
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct VirtualTimeTests {
    let play: Play

    init() throws {
        play = try Play()
    }

    @MainActor final class Client {
        let play: Play
        var left: Int
        var seen: [(Double, Double, Double)] = []

        init(_ play: Play, calls: Int) {
            self.play = play
            left = calls
        }

        func tick(_ link: CADisplayLink) {
            seen.append((link.timestamp, link.targetTimestamp, link.duration))
            play.note("tick")
            left -= 1
            if left == 0 { link.invalidate() }
        }

        func fire(_ timer: QuartzCore.Timer) {
            play.note("fire \(timer.userInfo ?? "")")
            left -= 1
            if left == 0 { timer.invalidate() }
        }
    }

    @Test func aDisplayLinkTicksAtTheScreensFramesWhateverTheRecordings() throws {
        play.stage.loop.frameRate = try #require(FrameRate(4))
        let client = Client(play, calls: 3)
        play.at(0.3) {
            CADisplayLink(target: client, selector: Selector("tick:", Client.tick)).add(to: .main, forMode: .common)
        }
        try play.play()
        #expect(play.notes == ["0.317 tick", "0.333 tick", "0.35 tick"])
        #expect(client.seen.map(\.0) == [19, 20, 21].map { $0 / 60 })
        #expect(client.seen.map(\.1) == [20, 21, 22].map { $0 / 60 })
        #expect(client.seen.map(\.2) == [1, 1, 1].map { $0 / 60 })
    }

    @Test func aDisplayLinkSkipsFrames() throws {
        let client = Client(play, calls: 2)
        play.at(0) {
            let link = CADisplayLink(target: client, selector: Selector("tick:", Client.tick))
            link.preferredFramesPerSecond = 20
            link.add(to: .main, forMode: .common)
        }
        try play.play()
        #expect(play.notes == ["0.05 tick", "0.1 tick"])
    }

    @Test(arguments: [
        CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20), CAFrameRateRange(minimum: 10, maximum: 20),
    ])
    func aDisplayLinkKeepsToItsRange(range: CAFrameRateRange) throws {
        let client = Client(play, calls: 2)
        play.at(0) {
            let link = CADisplayLink(target: client, selector: Selector("tick:", Client.tick))
            link.preferredFrameRateRange = range
            link.add(to: .main, forMode: .common)
        }
        try play.play()
        #expect(play.notes == ["0.05 tick", "0.1 tick"])
    }

    @Test func aPausedDisplayLinkLetsTheRunEnd() throws {
        let client = Client(play, calls: 100)
        play.at(0) {
            let link = CADisplayLink(target: client, selector: Selector("tick:", Client.tick))
            link.add(to: .main, forMode: .common)
            play.at(0.02) { link.isPaused = true }
            play.at(1) { link.isPaused = false }
            play.at(1.02) { link.isPaused = true }
        }
        try play.play()
        #expect(play.notes == ["0.017 tick", "1.017 tick"])
    }

    @Test func objectsThatKeepARunGoingAreNamed() throws {
        let client = Client(play, calls: 1_000_000)
        play.at(0) {
            CADisplayLink(target: client, selector: Selector("tick:", Client.tick)).add(to: .main, forMode: .common)
            QuartzCore.Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
        }
        do {
            try play.play(limit: 2)
            Issue.record("the run ended")
        } catch let error as StageError {
            #expect(error.message.contains("CADisplayLink calls “tick:” on Client"))
            #expect(error.message.contains("A Timer that repeats every 0.5 s"))
        }
    }

    @Test func timersFireOnceOrRepeatedly() throws {
        let client = Client(play, calls: 2)
        play.at(0.5) {
            QuartzCore.Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { timer in
                play.note("once \(timer.isValid)")
            }
            QuartzCore.Timer.scheduledTimer(
                timeInterval: 0.25, target: client, selector: Selector("fire:", Client.fire), userInfo: "again",
                repeats: true)
        }
        try play.play()
        #expect(play.notes == ["0.75 once true", "0.75 fire again", "1.0 fire again"])
    }

    private nonisolated static let tooShort = [Double.nan, -1, 0, -Double.infinity]

    @Test(arguments: tooShort) func intervalsHaveAMinimum(interval: Double) throws {
        var times: [Double] = []
        play.at(1) {
            let timer = QuartzCore.Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
                times.append(CACurrentMediaTime())
                if times.count == 3 { timer.invalidate() }
            }
            #expect(timer.timeInterval == 0.000_1)
        }
        try play.play()
        #expect(times.map { Int((($0 - 1) * 10_000).rounded()) } == [1, 2, 3])
    }

    /// The run of a timer that is never invalidated ends at the limit, regardless of the interval.
    @Test(arguments: tooShort) func theTimeLimitHoldsForAnyInterval(interval: Double) throws {
        play.at(1) { QuartzCore.Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in } }
        #expect(throws: StageError.self) { try play.play(limit: 1.1) }
        #expect(play.stage.loop.now <= MediaTime(seconds: 1.1))
    }

    /// A third of a second is not a multiple of any unit, but the hundredth firing is still on time.
    @Test func timersDoNotDrift() throws {
        var times: [MediaTime] = []
        play.at(0) {
            QuartzCore.Timer.scheduledTimer(withTimeInterval: 1.0 / 3 + 1e-10, repeats: true) { timer in
                times.append(play.stage.loop.now)
                if times.count == 100 { timer.invalidate() }
            }
        }
        try play.play()
        #expect(times.last == MediaTime(seconds: 100 * (1.0 / 3 + 1e-10)))
    }

    @Test func aTimerAddedLateSkipsMissedFirings() throws {
        let timer = play.stage.perform {
            QuartzCore.Timer(timeInterval: 0.25, repeats: true) { timer in
                play.note("fire")
                if play.notes.count == 3 { timer.invalidate() }
            }
        }
        play.at(1.1) { RunLoop.main.add(timer, forMode: .common) }
        try play.play()
        #expect(play.notes == ["1.1 fire", "1.25 fire", "1.5 fire"])
    }

    @Test func workScheduledForTheSameTimeRunsInOrder() throws {
        play.at(1) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { play.note("dispatched") }
            QuartzCore.Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in play.note("timed") }
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(500)) { play.note("elsewhere") }
            DispatchQueue.main.async { play.note("async") }
            RunLoop.main.perform { play.note("perform") }
            DispatchQueue.main.sync { play.note("sync") }
            DispatchQueue.global().sync(flags: .barrier) { play.note("barrier") }
            DispatchQueue.main.sync(execute: DispatchWorkItem { play.note("item") })
            DispatchQueue.main.asyncAfter(deadline: .distantFuture) { play.note("never") }
            play.note("now \(CACurrentMediaTime())")
        }
        try play.play()
        #expect(
            play.notes == [
                "1.0 sync", "1.0 barrier", "1.0 item", "1.0 now 1.0", "1.0 async", "1.0 perform", "1.5 dispatched",
                "1.5 timed", "1.5 elsewhere",
            ])
    }

    @Test func workCanBeCanceledAndAwaited() throws {
        play.at(0) {
            let cancelled = DispatchWorkItem { play.note("cancelled") }
            let done = DispatchWorkItem { play.note("done") }
            done.notify(queue: .main) { play.note("notified") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: done)
            cancelled.cancel()
        }
        try play.play()
        #expect(play.notes == ["1.0 done", "1.0 notified"])
    }

    @Test func theMainQueueOfOperationsRunsInVirtualTime() throws {
        play.at(1) {
            let first = BlockOperation { play.note("first") }
            let second = BlockOperation { play.note("second") }
            let cancelled = BlockOperation { play.note("cancelled") }
            first.addDependency(second)
            first.completionBlock = { play.note("completed \(first.isFinished)") }
            for operation in [first, cancelled, second] { OperationQueue.main.addOperation(operation) }
            cancelled.cancel()
            OperationQueue.main.addOperation { play.note("block") }
            DispatchQueue.main.async { play.note("dispatched") }
            play.note("now")
        }
        try play.play()
        #expect(
            play.notes == [
                "1.0 now", "1.0 second", "1.0 block", "1.0 dispatched", "1.0 first", "1.0 completed true",
            ])
    }

    @Test func queuesOfOperationsWaitAndBeginAgain() throws {
        play.at(0) {
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            queue.isSuspended = true
            queue.addOperation { play.note("one") }
            queue.addBarrierBlock { play.note("barrier") }
            queue.addOperation { play.note("two") }
            #expect(queue.operationCount == 3)
            play.at(1) { queue.isSuspended = false }
            let other = OperationQueue()
            other.addOperations([BlockOperation { play.note("waited for") }], waitUntilFinished: true)
            play.note("after")
            other.addOperation { play.note("cancelled") }
            other.cancelAllOperations()
        }
        try play.play()
        #expect(play.notes == ["0.0 waited for", "0.0 after", "1.0 one", "1.0 barrier", "1.0 two"])
    }

    @Test func anOperationRunsOnce() throws {
        play.at(0) {
            let operation = BlockOperation { play.note("run") }
            OperationQueue.main.addOperation(operation)
            OperationQueue().addOperation(operation)
        }
        #expect(throws: StageError.self) { try play.play() }
    }

    @Test func aGroupWaitsForAllItsWork() throws {
        play.at(0) {
            let group = DispatchGroup()
            group.enter()
            DispatchQueue.global().async(group: group) { play.note("work") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
            group.notify(queue: .main) {
                play.note("done")
                group.notify(queue: .main) { play.note("nothing left") }
            }
        }
        try play.play()
        #expect(play.notes == ["0.0 work", "1.0 done", "1.0 nothing left"])
    }

    /// While one waits, the events of the run go on.
    @Test func waitingLetsEventsHappen() throws {
        play.at(0) {
            let (group, semaphore) = (DispatchGroup(), DispatchSemaphore(value: 1))
            group.enter()
            DispatchQueue.global().asyncAfter(deadline: .now() + 1) { group.leave() }
            group.wait()
            play.note("left")
            semaphore.wait()
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { semaphore.signal() }
            semaphore.wait()
            play.note("signaled")
            #expect(semaphore.wait(timeout: .now() + 0.5) == .timedOut && group.wait(timeout: .now()) == .success)
            play.note("timed out")
        }
        try play.play()
        #expect(play.notes == ["1.0 left", "2.0 signaled", "2.5 timed out"])
    }

    @Test func waitingForeverIsAMistake() {
        play.at(0) { DispatchSemaphore(value: 0).wait() }
        #expect(throws: StageError.self) { try play.play() }
    }

    @Test func leavingAGroupTooOftenIsAMistake() throws {
        play.at(0) { DispatchGroup().leave() }
        #expect(throws: StageError.self) { try play.play() }
    }

    /// A block that reschedules itself a nanosecond later would run sixteen million times between frames.
    @Test func endlessWorkIsStopped() throws {
        func again() { DispatchQueue.main.asyncAfter(deadline: .now() + 1e-8) { again() } }
        play.at(1) { again() }
        do {
            try play.play()
            Issue.record("the run ended")
        } catch let error as StageError {
            guard case .tooManyEvents(let start, let end, _) = error else { throw error }
            #expect(start == 1)
            #expect(end > 1 && end < 1 + 1.0 / 60)
            #expect(error.message.contains("tiny interval"))
        }
    }

    /// Code that measures itself takes the difference of two counts.
    @Test func timesCountNanoseconds() {
        #expect(DispatchTime(uptimeNanoseconds: 1_500_000_000).uptimeNanoseconds == 1_500_000_000)
        #expect(DispatchTime.distantFuture.uptimeNanoseconds == .max)
        play.stage.perform {
            let start = DispatchTime.now()
            #expect((start + 0.25).uptimeNanoseconds - start.uptimeNanoseconds == 250_000_000)
        }
    }
}
