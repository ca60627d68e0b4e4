import FrameTiming
import Framereel
import Shop
import Testing
import UIKit

@testable import FrameRecording

/// The start times of steps.
@MainActor @Suite struct FlowTimingTests {
    private static let rate = FrameRate(30, per: 1) ?? .fps60

    /// A button whose action runs an animation or schedules work.
    private final class Panel: UIViewController {
        var action: @MainActor (Panel) -> Void
        let box = UIView(frame: CGRect(x: 20, y: 300, width: 40, height: 40))
        var taps: [Double] = []
        var now: () -> Double = { 0 }

        init(_ action: @escaping @MainActor (Panel) -> Void) {
            self.action = action
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
            button.setTitle("Go", for: .normal)
            button.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    taps.append((now() * 1000).rounded() / 1000)
                    action(self)
                }, for: .touchUpInside)
            view.addSubview(button)
            view.addSubview(box)
        }

        func show(_ name: String) {
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
            label.text = name
            view.addSubview(label)
        }
    }

    private func play(
        _ action: @escaping @MainActor (Panel) -> Void, _ steps: @escaping @MainActor (World) -> Void
    ) throws -> (recording: Recording, panel: Panel) {
        let panel = Panel(action)
        let recording = try FlowPlay.play({ panel }) { world in
            panel.now = { [unowned world] in world.now }
            steps(world)
        }
        return (recording, panel)
    }

    /// A touch ends after 0.1 s, and the screen is then at rest. The next step follows after the gap.
    @Test func aStepBeginsAGapAfterRest() throws {
        let (recording, panel) = try play({ _ in }) { world in
            world.tap("Go")
            world.tap("Go")
        }
        #expect(recording.stepTimes[0] == 0.4)
        #expect(panel.taps.count == 2 && panel.taps[0] == 0.5)
        let rest = recording.stepTimes[1] - 0.4
        #expect(rest > 0.499 && rest < 1, "rests when the highlight of the button has gone")
        #expect(panel.taps[1] - panel.taps[0] > 0.35, "two taps are no double tap")
    }

    @Test func aStepWaitsForTheAnimationsOfTheOneBefore() throws {
        let (recording, _) = try play({ panel in UIView.animate(withDuration: 2) { panel.box.center.x = 300 } }) {
            world in
            world.tap("Go")
            world.expect("Go")
            world.tap("Go")
        }
        #expect(recording.stepTimes == [0.4, 2.5, 2.9])
        #expect(recording.duration > 3.399 && recording.duration < 4, "and the run ends a gap after the last one")
    }

    @Test func animationsThatNeverEndAreNotWaitedFor() throws {
        let (recording, _) = try play({ panel in
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction]) {
                panel.box.center.x = 300
            }
        }) { world in
            world.tap("Go")
            world.tap("Go")
        }
        #expect(recording.stepTimes.count == 2 && recording.stepTimes[1] < 1.5)
    }

    private final class Clock: UIViewController {
        var isRunning = true
        private var ticks = 0
        func tick() { ticks += 1 }

        override func viewDidLoad() {
            view.addSubview(UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in }))
            guard isRunning else { return }
            Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [weak self] _ in self?.tick() }
            CADisplayLink(target: self, selector: Selector("tick", Clock.tick)).add(to: .main, forMode: .common)
        }
    }

    /// A clock that nobody stops does not keep the run going after the last step, nor after a wait.
    @Test(arguments: [true, false]) func endlessTimersEndWithTheFlow(taps: Bool) throws {
        func scene(isRunning: Bool) -> Scene {
            FlowPlay.scene(
                {
                    let clock = Clock()
                    clock.isRunning = isRunning
                    return clock
                }
            ) { world in
                if taps { world.tap("Go") } else { world.wait(until: 0.75) }
            }
        }
        let running = scene(isRunning: true)
        #expect(try Recording(of: running).duration == Recording(of: scene(isRunning: false)).duration)
        let findings = try Lint(of: running).findings
        #expect(!findings.contains { $0.message.contains("never stopped") })
    }

    /// What the last step or the scene has scheduled happens, although a clock is running.
    @Test(arguments: [true, false]) func workBesideEndlessTimersIsAwaited(isDelayed: Bool) throws {
        let scene = FlowPlay.scene({ Clock() }) { world in
            world.tap("Go")
            if isDelayed {
                DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
                    UIView.animate(withDuration: 1) { world.window.alpha = 0.5 }
                }
            } else {
                world.at(6) {}
            }
        }
        let recording = try Recording(of: scene)
        #expect(recording.duration == 6)
        #expect(recording.trace.events.allSatisfy { $0.time <= MediaTime(seconds: 6) })
    }

    /// Blocks that schedule the next one end with the flow, as timers do.
    @Test func blocksThatFollowEachOtherEndWithTheFlow() throws {
        @MainActor func again() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { again() } }
        let recording = try FlowPlay.play({ Clock() }) { world in
            again()
            world.tap("Go")
        }
        #expect(recording.duration < 2)
    }

    /// The application keeps what it stores in static variables, so it runs once.
    @Test func aRunWithEndlessTimersHappensOnce() throws {
        @MainActor final class Runs { var count = 0 }
        let runs = Runs()
        try FlowPlay.play({
            runs.count += 1
            return Clock()
        }) { $0.tap("Go") }
        #expect(runs.count == 1)
    }

    /// Timers and delayed blocks do not keep the screen from rest, but steps wait for elements that they add.
    @Test func plannedWorkIsAwaitedWhenNeeded() throws {
        let (recording, _) = try play({ panel in
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { panel.show("Loaded") }
        }) { world in
            world.tap("Go")
            world.expect("Go")
            world.wait(for: "Loaded")
        }
        #expect(recording.stepTimes[1] < 1 && recording.stepTimes[2] == 3.5)
    }

    @Test func stepsWithATimeDoNotWaitForRest() throws {
        let (recording, panel) = try play({ panel in
            UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) { panel.box.center.x = 300 }
        }) { world in
            world.tap("Go", start: 0.2)
            world.tap("Go", start: 1)
            world.tap("Go", start: 0.5)
        }
        #expect(recording.stepTimes == [0.2, 1, 1.1], "a time that has passed is the end of the step before")
        #expect(panel.taps == [0.3, 1.1, 1.2])
    }

    @Test func stepsThatAreAddedLaterFollow() throws {
        let (recording, _) = try play({ _ in }) { world in
            world.tap("Go")
            world.at(5) { world.tap("Go") }
        }
        #expect(recording.stepTimes == [0.4, 5.4])
    }

    @Test func aPauseDelaysTheNextStep() throws {
        let (recording, _) = try play({ _ in }) { world in
            world.wait(1.5)
            world.tap("Go")
        }
        #expect(recording.stepTimes == [0, 1.9])
    }

    // MARK: Failures

    @Test func aMissFailsAtOnceIfNothingIsPlanned() {
        let error = FlowPlay.failure { _ = try play({ _ in }) { world in world.expect("Done") } }
        #expect(error?.time == 0 && error?.number == 1)
    }

    @Test func aMissFailsAfterTheLimit() {
        let error = FlowPlay.failure {
            _ = try play({ _ in }) { world in
                world.wait(until: 30)
                world.expect("Done")
            }
        }
        #expect(error?.time == 10)
        let early = FlowPlay.failure {
            _ = try play({ _ in }) { world in
                world.wait(until: 30)
                world.wait(for: "Done", within: 2)
            }
        }
        #expect(early?.time == 2)
    }

    @Test func aScreenThatDoesNotRestIsNamed() {
        let error = FlowPlay.failure {
            _ = try play({ panel in UIView.animate(withDuration: 20) { panel.box.center.x = 300 } }) { world in
                world.tap("Go")
                world.tap("Go")
            }
        }
        guard case .moving(let sentence)? = error?.reason else {
            Issue.record("no failure")
            return
        }
        #expect(error?.number == 2 && error?.time == 10.5 && sentence.contains("animation is still running"))
    }

    // MARK: Frames

    /// A frame with touches is the same for a direct seek and for playback.
    @Test func touchTargetsAreFoundDuringPlayback() throws {
        let recording = try FlowPlay.shop { world in
            world.tap("Umbrella")
            world.swipeBack(progress: 0.4, cancel: true)
        }
        let count = recording.frameCount(at: Self.rate)
        let played = (0..<count).map { recording.displayList(ofFrame: $0, at: Self.rate, under: [.touches]) }
        for number in (0..<count).reversed() {
            #expect(recording.displayList(ofFrame: number, at: Self.rate, under: [.touches]) == played[number])
        }
        let plain = (0..<count).map { recording.displayList(ofFrame: $0, at: Self.rate) }
        let touched = (0..<count).filter { played[$0] != plain[$0] }.map { Double($0) / 30 }
        #expect(touched.first.map { abs($0 - 0.4) < 1e-9 } == true, "the frame at which the tap begins")
        #expect(touched.contains { $0 > 0.5 && $0 < 0.8 }, "the tap fades")
    }

    /// A flow in a file and the same flow in Swift give the same frames.
    @Test func filesAndSwiftAgree() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func recording(_ flow: String, _ steps: @escaping @MainActor @Sendable (World) -> Void) throws -> Recording {
            let path = folder.appending(path: "flow.json").path
            try """
            {"device": "iPhone 14", "root": "stack", "flow": [\(flow)], "screens": {
              "stack": {"navigation": ["list", "form"]},
              "list": {"bar": {"title": "List"}},
              "form": {"bar": {"title": "Form"}, "views": [
                {"id": "name", "frame": [20, 120, 300, 40], "textField": {"placeholder": "Name"}},
                {"id": "wifi", "frame": [20, 200, 60, 32], "switch": {"isOn": false}},
                {"frame": [20, 260, 300, 50], "button": {"title": "Send", "style": "filled"}}]}}}
            """.write(toFile: path, atomically: true, encoding: .utf8)
            let file = try Scene(contentsOfFile: path)
            return try Recording(
                of: Scene(name: "flow", title: nil, canvas: file.canvas, insets: file.insets, settings: file.settings) {
                    try file.setUp($0)
                    steps($0)
                }, drawsTextAsBlocks: true)
        }
        let written = try recording(
            """
            {"tap": "Send"}, {"type": "Anna", "into": "Name", "interval": 0.05}, {"tap": {"identifier": "wifi"}},
            {"swipeBack": 0.4, "cancel": true}, {"wait": 0.3}, {"expect": "Send"}, {"back": true}
            """
        ) { _ in }
        let spoken = try recording("") { world in
            world.tap("Send")
            world.type("Anna", into: "Name", interval: 0.05)
            world.tap(.identifier("wifi"))
            world.swipeBack(progress: 0.4, cancel: true)
            world.wait(0.3)
            world.expect("Send")
            world.back()
        }
        #expect(written.steps.count == 7 && written.steps == spoken.steps)
        #expect(written.stepTimes == spoken.stepTimes && written.duration == spoken.duration)
        for number in 0..<written.frameCount(at: Self.rate) {
            #expect(
                written.displayList(ofFrame: number, at: Self.rate)
                    == spoken.displayList(ofFrame: number, at: Self.rate))
        }
    }
}
