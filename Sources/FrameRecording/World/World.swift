internal import FrameGlyphs
internal import FrameLayers
internal import FrameScenes
internal import FrameTiming
package import QuartzCore
public import UIKit

/// A run of an application in virtual time, with its screen, window and schedule.
///
/// The `setUp` closure of a ``Scene`` receives a new world for every run. It installs the root view controller in
/// ``window`` and schedules events. Nothing that an application keeps in UIKit's shared objects survives its world.
///
/// Time is virtual. It starts at 0 and jumps from event to event: timers, delayed blocks, animations and display links
/// all follow it, and the real clock plays no part. There are three ways to make things happen:
///
/// - ``at(_:_:)`` runs code at a fixed time.
/// - Methods such as ``tap(_:start:)`` add steps of a person that wait until the screen is at rest.
/// - Methods such as ``rotate(to:)`` and ``resignActive()`` act for the system at once, so they are called inside an
///   action of ``at(_:_:)``.
///
/// ```swift
/// let scene = Scene("card", device: .iPhone15) { world in
///     world.window.rootViewController = ListViewController()
///     world.tap("Umbrella")
///     world.at(3) { world.rotate(to: .landscapeLeft) }
///     world.wait(until: 4)
/// }
/// ```
@MainActor public final class World {
    /// Window on the screen, whose root view controller a scene sets. If an application was launched, it is the
    /// application's own window.
    public internal(set) var window: UIWindow
    package let stage: Stage
    /// Steps that a person performs on the screen.
    let flow: FlowPlayer
    /// The time until which ``wait(until:)`` keeps the run going, in seconds.
    private var waitEnd = 0.0

    /// - Precondition: The canvas has a whole number of pixels.
    init(
        timeline: Timeline, insets: ScreenInsets = .none, settings: ScreenSettings = ScreenSettings()
    ) {
        let stage = Stage(recordingOn: timeline)
        self.stage = stage
        flow = FlowPlayer(on: stage)
        window = stage.perform {
            stage.applicationState.screenInsets = insets
            UIScreen.main.settings = settings
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            return window
        }
    }

    /// Creates a world without a scene, in which the tests of an application run.
    ///
    /// - Parameter device: The device that has the screen.
    /// - Returns: `nil` if the screen has no whole number of pixels.
    package convenience init?(device: Device) {
        guard let timeline = Timeline(canvas: device.canvas) else { return nil }
        self.init(timeline: timeline, insets: device.insets)
        stage.text.fontFolder = FontFolder.current ?? FontChoice.ofProcess
    }

    /// Virtual time since the run began, in seconds.
    public var now: TimeInterval { stage.loop.now.seconds }

    /// Runs `action` at the given virtual time, after everything that ends or was scheduled at that time. For example,
    /// a card that is presented at 0.2 for 0.5 seconds can be dismissed at 0.7. A time in the past means after the
    /// current event.
    public func at(_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        // Schedule the action one turn later than the framework's events at that time.
        stage.loop.schedule(at: MediaTime(seconds: seconds), of: .application) { [stage] in
            stage.loop.scheduleNow(of: .application, action)
        }
    }

    /// Keeps the run going until `seconds`, to add still frames at the end. A run in which timers or display links repeat for
    /// ever, as in an application with a clock, ends then, or with the last event that is scheduled otherwise.
    public func wait(until seconds: TimeInterval) {
        waitEnd = max(waitEnd, seconds)
        at(seconds) {}
    }

    /// The end of a run in which something repeats for ever: that of the flow, of the wait, or of what does not repeat. `nil`
    /// if the scene has neither a flow nor a wait.
    var end: MediaTime? {
        let end = max(flow.end ?? .zero, MediaTime(seconds: waitEnd))
        return end > .zero ? max(end, stage.loop.endOfSingleEvents ?? .zero) : nil
    }
}

/// The orientation of a device.
public enum Orientation: Sendable, CaseIterable {
    case portrait, portraitUpsideDown
    /// The device's top is at the left.
    case landscapeLeft
    /// The device's top is at the right.
    case landscapeRight

    fileprivate var device: UIDeviceOrientation {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }
}

extension World {
    /// Rotates the device now and notifies its observers. If the application and the controller support the
    /// orientation, controllers are notified of their new size, and the window rotates in 0.4 s; otherwise the trace
    /// has a note.
    ///
    /// Frames keep the size and direction of the screen at the start, as in a screen recording: content that is upright
    /// for the user appears rotated in them.
    public func rotate(to orientation: Orientation) {
        stage.applicationState.rotation.turnDevice(to: orientation.device)
    }

    /// Resizes the window now, around the middle of the screen. Controllers are notified, and their views follow in 0.4
    /// s. Negative sizes count as zero. A side that is not a number, or exceeds 16,384 points, fails the recording.
    public func resize(to size: CGSize) {
        window.change(size: CGSize(width: max(size.width, 0), height: max(size.height, 0)))
    }
}
