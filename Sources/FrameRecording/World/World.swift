internal import FrameLayers
internal import FrameScenes
internal import FrameTiming
internal import QuartzCore
public import UIKit

/// One run of an application in virtual time: a screen, a window and a schedule.
///
/// Each run has a world of its own; nothing an application keeps in UIKit's shared objects survives it.
@MainActor public final class World {
    /// The window on screen; set its root view controller. Of an application that was launched, its own window.
    public internal(set) var window: UIWindow
    let stage: Stage
    /// The steps that a person takes on the screen.
    let flow: FlowPlayer

    /// - Precondition: the canvas has a whole number of pixels.
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

    /// Virtual seconds since the run began.
    public var now: TimeInterval { stage.loop.now.seconds }

    /// Runs `action` at `seconds` of virtual time, after everything that ends or was scheduled for that time: a card
    /// presented at 0.2 for 0.5 seconds can be dismissed at 0.7. A time in the past means after the current event.
    public func at(_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        // One turn later than events of the framework at that time.
        stage.loop.schedule(at: MediaTime(seconds: seconds), of: .application) { [stage] in
            stage.loop.scheduleNow(of: .application, action)
        }
    }

    /// Keeps the run going until `seconds`, for still frames at the end.
    public func wait(until seconds: TimeInterval) {
        at(seconds) {}
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
    /// Turns the device now: observers of the device are notified. Where application and controller support the orientation,
    /// controllers are notified of their new size, and the window turns in 0.4 s; otherwise the trace has a note.
    ///
    /// Frames keep the size and direction of the screen at the begin, as in a screen recording: content that is upright for the
    /// user is turned in them.
    public func rotate(to orientation: Orientation) {
        stage.applicationState.rotation.turnDevice(to: orientation.device)
    }

    /// Resizes the window now, in the middle of the screen: controllers are notified, and their views follow in 0.4 s.
    /// Negative sizes count as zero. A side that is not a number, or beyond 16,384 points, fails the recording.
    public func resize(to size: CGSize) {
        window.change(size: CGSize(width: max(size.width, 0), height: max(size.height, 0)))
    }
}
