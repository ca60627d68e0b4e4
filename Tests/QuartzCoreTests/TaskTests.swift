import QuartzCore
import Testing

/// Asynchronous code in virtual time.
@MainActor @Suite struct TaskTests {
    private actor Counter {
        private var count = 0
        func next() -> Int {
            count += 1
            return count
        }
    }

    @Test func aSleepTakesVirtualTime() throws {
        let run = try Run()
        run.at(1) {
            Task {
                run.note("begins")
                try await Task.sleep(for: .seconds(0.25))
                run.note("a quarter")
                try await Task.sleep(nanoseconds: 500_000_000)
                run.note("a half more")
            }
            run.note("goes on")
        }
        run.at(1.25) { run.note("planned before the sleep") }
        try run.play()
        #expect(
            run.notes == [
                "1.0 goes on", "1.0 begins", "1.25 planned before the sleep", "1.25 a quarter", "1.75 a half more",
            ])
    }

    @Test func tasksTakeTurnsInTheOrderTheyBecameReady() throws {
        func notes() throws -> [String] {
            let run = try Run()
            run.at(0) {
                for name in ["a", "b", "c"] {
                    Task {
                        run.note("\(name)1")
                        await Task.yield()
                        run.note("\(name)2")
                    }
                }
            }
            try run.play()
            return run.notes
        }
        let first = try notes()
        #expect(first == ["a1", "b1", "c1", "a2", "b2", "c2"].map { "0.0 \($0)" })
        for _ in 0..<20 { #expect(try notes() == first) }
    }

    /// Jobs of other actors, of no actor, and of child tasks.
    @Test func everyKindOfTaskIsPartOfTheRun() throws {
        let run = try Run()
        let counter = Counter()
        run.at(2) {
            Task {
                run.note("\(await counter.next())")
                run.note("\(await Task.detached { await counter.next() + 10 }.value)")
                async let long = self.slept(0.5)
                async let short = self.slept(0.25)
                run.note("\(await short)")
                run.note("\(await long)")
                run.note("\(await self.sleptTogether([0.25, 0.5, 0.75, 1]))")
            }
        }
        try run.play()
        #expect(run.notes == ["2.0 1", "2.0 12", "2.25 0.25", "2.5 0.5", "3.5 2.5"])
    }

    @concurrent private nonisolated func slept(_ seconds: Double) async -> Double {
        try? await Task.sleep(for: .seconds(seconds))
        return seconds
    }

    @concurrent private nonisolated func sleptTogether(_ seconds: [Double]) async -> Double {
        await withTaskGroup(of: Double.self) { group in
            for seconds in seconds { group.addTask { await self.slept(seconds) } }
            return await group.reduce(0, +)
        }
    }

    @Test func aContinuationResumes() throws {
        let run = try Run()
        run.at(1) {
            Task {
                let seven = await withCheckedContinuation { continuation in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { continuation.resume(returning: 7) }
                }
                run.note("\(seven)")
            }
        }
        try run.play()
        #expect(run.notes == ["1.5 7"])
    }

    /// An interrupted sleep does not prolong the run.
    @Test func cancelingEndsASleepImmediately() throws {
        let run = try Run()
        run.at(1) {
            let sleeper = Task {
                do {
                    try await Task.sleep(for: .seconds(30))
                    run.note("slept")
                } catch {
                    run.note("\(error is CancellationError)")
                }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { sleeper.cancel() }
            let late = Task { try await Task.sleep(for: .seconds(30)) }
            late.cancel()
        }
        try run.play()
        #expect(run.notes == ["1.5 true"])
        #expect(run.stage.loop.now.seconds == 1.5)
    }

    @Test func aDeadlineIsReachedInVirtualTime() throws {
        let run = try Run()
        run.at(1) {
            Task {
                try await Task.sleep(until: .now + .seconds(2), clock: .continuous)
                run.note("continuous")
                try await Task.sleep(until: .now + .seconds(1), clock: .suspending)
                run.note("suspending")
                try await Task.sleep(until: .now - .seconds(5), clock: .continuous)
                run.note("past")
            }
        }
        try run.play()
        #expect(run.notes == ["3.0 continuous", "4.0 suspending", "4.0 past"])
        #expect(run.stage.diagnostics.unsupported.entries.isEmpty)
    }

    /// A clock of an application, which no stage knows.
    private struct OwnClock: Clock {
        typealias Instant = OwnInstant
        var now: OwnInstant { OwnInstant(seconds: 0) }
        var minimumResolution: Duration { .zero }
        func sleep(until deadline: OwnInstant, tolerance: Duration?) async throws {
            try await Task.sleep(for: .seconds(1))
        }
    }

    private struct OwnInstant: InstantProtocol {
        var seconds: Double
        func advanced(by duration: Duration) -> OwnInstant { OwnInstant(seconds: seconds + duration / .seconds(1)) }
        func duration(to other: OwnInstant) -> Duration { .seconds(other.seconds - seconds) }
        static func < (left: OwnInstant, right: OwnInstant) -> Bool { left.seconds < right.seconds }
    }

    @Test func aDeadlineOfAnotherClockIsReported() throws {
        let run = try Run()
        run.at(1) { Task { try await Task.sleep(until: OwnInstant(seconds: 2), clock: OwnClock()) } }
        try run.play()
        #expect(run.stage.diagnostics.unsupported.entries.map(\.api) == ["Task.sleep(until:)"])
    }

    @Test func aTaskThatNeverLetsTimeAdvanceIsStopped() throws {
        let run = try Run()
        run.at(1) {
            Task { while !Task.isCancelled { await Task.yield() } }
        }
        #expect(throws: StageError.self) { try run.play() }
    }

    /// After the run, its unfinished work continues in real time, as does everything outside it.
    @Test func realTimePassesOutsideARun() async throws {
        let run = try Run()
        let (stream, continuation) = AsyncStream<String>.makeStream()
        run.at(1) {
            Task {
                try await Task.sleep(until: .now + .milliseconds(1), clock: .continuous)
                continuation.yield("after")
                continuation.finish()
            }
        }
        try run.play()
        for await word in stream { #expect(word == "after") }
        try await Task.sleep(for: .milliseconds(1))
        #expect(await Counter().next() == 1)
    }
}
