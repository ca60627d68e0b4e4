import Combine
import QuartzCore
import Testing

/// Publishers on the clock of a run.
@MainActor @Suite("Time") struct TimeTests {
    /// Sends numbers from 1 at times, and completes after the last one.
    private func subject(_ run: Run, at times: [Double]) -> PassthroughSubject<Int, Never> {
        let subject = PassthroughSubject<Int, Never>()
        for (index, time) in times.enumerated() { run.at(time) { subject.send(index + 1) } }
        return subject
    }

    @Test func aPauseIsWaitedFor() throws {
        let run = Run()
        let subject = subject(run, at: [0, 0.1, 0.2, 1, 1.1])
        run.at(0) { run.watch(subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)) }
        run.at(5) { subject.send(completion: .finished) }
        try run.play()
        #expect(run.notes == ["0.5 3", "1.4 5", "5.0 finished"])
    }

    @Test(arguments: [
        (true, ["0.0 1", "1.0 3", "2.0 4", "9.0 finished"]), (false, ["0.0 1", "1.0 2", "2.0 4", "9.0 finished"]),
    ])
    func intervalsHaveOneValue(latest: Bool, notes: [String]) throws {
        let run = Run()
        let subject = PassthroughSubject<Int, Never>()
        run.at(0) { run.watch(subject.throttle(for: 1, scheduler: RunLoop.main, latest: latest)) }
        for (index, time) in [0, 0.4, 0.8, 1.5].enumerated() { run.at(time) { subject.send(index + 1) } }
        run.at(9) { subject.send(completion: .finished) }
        try run.play()
        #expect(run.notes == notes)
    }

    @Test func valuesAreReceivedOnTheNextTurn() throws {
        let run = Run()
        run.at(2) {
            run.watch([1, 2].publisher.receive(on: DispatchQueue.main))
            run.watch(Just(3).subscribe(on: DispatchQueue.global()).delay(for: .seconds(0.5), scheduler: RunLoop.main))
            run.note("goes on")
        }
        try run.play()
        #expect(run.notes == ["2.0 goes on", "2.0 1", "2.0 2", "2.0 finished", "2.5 3", "2.5 finished"])
    }

    @Test func timersSendDates() throws {
        let run = Run()
        run.at(1) {
            let start = Date()
            run.watch(
                Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
                    .map { ($0.timeIntervalSince(start) * 1000).rounded() / 1000 })
        }
        run.at(2.2) { run.cancellables = [] }
        try run.play()
        #expect(run.notes == ["1.5 0.5", "2.0 1.0"])
    }

    @Test func aTimerThatIsNotStoppedIsNamed() {
        let run = Run()
        run.at(1) { run.watch(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) }
        #expect(throws: (any Error).self) { try run.play(limit: 3) }
        #expect(run.openEnds.contains { $0.contains("Timer") && $0.contains("0.5 s") })
        #expect(run.notes.count == 4)
    }

    @Test func aTimeoutEnds() throws {
        let run = Run()
        let subject = subject(run, at: [0.4, 0.8])
        run.at(0) { run.watch(subject.timeout(.seconds(1), scheduler: DispatchQueue.main)) }
        try run.play()
        #expect(run.notes == ["0.4 1", "0.8 2", "1.8 finished"])
    }

    @Test func notificationsArePublished() throws {
        let run = Run()
        let (center, name) = (NotificationCenter.default, Notification.Name("CombineTests"))
        run.at(0) { run.watch(center.publisher(for: name).compactMap { $0.userInfo?["number"] as? Int }) }
        run.at(1) { center.post(name: name, object: nil, userInfo: ["number": 1]) }
        run.at(2) { run.cancellables = [] }
        run.at(3) { center.post(name: name, object: nil, userInfo: ["number": 2]) }
        try run.play()
        #expect(run.notes == ["1.0 1"])
    }

    @Test func observedPropertiesArePublished() throws {
        let run = Run()
        let layer = CALayer()
        run.at(0) { run.watch(layer.publisher(for: \.opacity)) }
        run.at(1) { layer.opacity = 0.5 }
        run.at(2) { run.cancellables = [] }
        run.at(3) { layer.opacity = 0.25 }
        try run.play()
        #expect(run.notes == ["0.0 1.0", "1.0 0.5"])
    }
}
