package import QuartzCore

/// A request to present or dismiss a controller that had no effect. Its completion is not called.
package struct RefusedRequest {
    package let action: TraceNote.Action
    /// The reason, in the words of UIKit's warning if there is one.
    package let reason: String
}

extension UIViewController {
    /// Records and traces that a request of this controller has no effect.
    func refuse(_ action: TraceNote.Action, because reason: String) {
        stage.applicationState.refused = RefusedRequest(action: action, reason: reason)
        trace(note: .refused(action, reason: reason))
    }
}
