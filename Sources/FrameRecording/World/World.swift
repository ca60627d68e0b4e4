internal import FrameLayers
internal import FrameTiming
internal import QuartzCore
public import UIKit

/// One run of an application in virtual time: a screen, a window, and what happens when.
///
/// A world is made for each run; nothing an application keeps in UIKit's shared objects survives from one to the next.
@MainActor public final class World {
    /// The window on screen; give it a root view controller.
    public let window: UIWindow
    let stage: Stage

    /// - Precondition: the canvas has a whole number of pixels; ``Scene`` has checked.
    init(timeline: Timeline, insets: ScreenInsets = .none) {
        let stage = Stage(recordingOn: timeline)
        self.stage = stage
        window = stage.perform {
            stage.applicationState.screenInsets = insets
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            return window
        }
    }

    /// Virtual seconds since the run began.
    public var now: TimeInterval { stage.loop.now.seconds }

    /// Runs `action` at `seconds` of virtual time, after everything that ends then or was planned for that time before: a
    /// card presented at 0.2 for 0.5 seconds can be dismissed at 0.7. A time that has passed means now, after the current
    /// event.
    public func at(_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        // A turn later than what the framework plans for that time.
        stage.loop.schedule(at: MediaTime(seconds: seconds)) { [stage] in stage.loop.scheduleNow(action) }
    }

    /// Keeps the run going until `seconds`, though nothing moves: still frames at the end.
    public func wait(until seconds: TimeInterval) {
        at(seconds) {}
    }
}
