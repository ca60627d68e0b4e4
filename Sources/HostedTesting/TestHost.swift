import Foundation
import FrameRecording
import FrameTiming
import QuartzCore

/// The application that a test runs in: a screen with a key window, and a run loop in virtual time.
///
/// Each test has its own, so that nothing that a test leaves behind changes the next one.
@MainActor final class TestHost {
    /// The device on whose screen tests run, unless `FRAMEREEL_DEVICE` names another.
    static let usualDevice = Device.iPhone15
    /// The virtual time that an asynchronous test or a wait may take, in seconds.
    static let limit = 3600.0
    /// The number of times as many events as in an application that may happen within a frame: a test may show a thousand
    /// screens, one after the other, before it lets time pass.
    private static let moreEvents = 100
    /// The number of pauses, of half a millisecond of real time, for which an asynchronous test may wait for something that
    /// is not in virtual time.
    private static let patience = 20_000

    /// The host of the running test.
    private(set) static var current: TestHost?

    let stage: Stage
    private let world: World
    private var pauseCount = 0

    /// - Throws: ``Stuck`` if the device is not known.
    init(on device: String? = ProcessInfo.processInfo.environment["FRAMEREEL_DEVICE"]) throws(Stuck) {
        let name = device ?? ""
        guard let found = name.isEmpty ? Self.usualDevice : Device.named(name) else {
            let names = Device.all.map(\.name).joined(separator: ", ")
            throw Stuck(description: "FRAMEREEL_DEVICE names no device: “\(name)”; expected one of \(names)")
        }
        guard let world = World(device: found) else {
            throw Stuck(description: "the screen of \(found.name) has no whole number of pixels")
        }
        self.world = world
        stage = world.stage
        stage.loop.eventsPerFrameLimit *= Self.moreEvents
    }

    /// Runs a part of a test.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = Self.current
        Self.current = self
        defer { Self.current = previous }
        return try stage.perform(body)
    }

    /// Ends the test.
    ///
    /// - Returns: The reason why UIKit would have stopped the application; `nil` if there is none.
    func end() -> String? {
        do throws(StageError) {
            try stage.end()
            return nil
        } catch {
            return error.message
        }
    }

    /// The reason why a test cannot begin or go on.
    struct Stuck: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs the next event of an asynchronous test. Waits for a moment of real time if there is none.
    ///
    /// - Throws: ``Stuck`` if there was none for too long, or the test took too much virtual time.
    func turn() throws(Stuck) {
        guard stage.loop.eventCount == 0 else {
            pauseCount = 0
            return try runNextEvent()
        }
        pauseCount += 1
        guard pauseCount <= Self.patience else {
            throw Stuck(
                description:
                    "the test waits for something that never happens: no timer, animation, task or delayed block is left"
            )
        }
        Thread.sleep(forTimeInterval: 0.0005)
    }

    private func runNextEvent() throws(Stuck) {
        // A stage asks before each event, so that the second question comes after one.
        var questionCount = 0
        do throws(StageError) {
            try stage.advance(to: max(stage.loop.now, MediaTime(seconds: Self.limit))) {
                questionCount += 1
                return questionCount == 1
            }
        } catch {
            throw Stuck(description: error.message)
        }
        guard questionCount > 1 else {
            throw Stuck(description: "the test takes more than \(Int(Self.limit)) s of virtual time")
        }
    }

    /// Ends the process, because a test framework has no way to give an asynchronous test up.
    static func giveUp(_ test: String, _ reason: Stuck) -> Never {
        FileHandle.standardError.write(Data("error: \(test): \(reason)\n".utf8))
        exit(1)
    }

    /// Runs an asynchronous test to its end.
    ///
    /// - Parameter name: The name of the test in messages.
    static func run(_ name: String, _ body: @escaping @Sendable () async throws -> Void) throws {
        let host = try TestHost()
        try host.perform {
            var result: Result<Void, any Error>?
            Task {
                do {
                    result = .success(try await body())
                } catch {
                    result = .failure(error)
                }
            }
            while result == nil {
                do throws(Stuck) { try host.turn() } catch { giveUp(name, error) }
            }
            try result?.get()
        }
        if let reason = host.end() { throw Stuck(description: reason) }
    }
}
