internal import QuartzCore

/// What is looked for while a run is inspected. Raw values are stable: people and scripts refer to them.
package enum TransitionRule: String, CaseIterable, Sendable {
    case neverCompleted = "transition-never-completed"
    case completedTwice = "transition-completed-twice"
    case contradictsCancellation = "completion-contradicts-cancellation"
    case unbalancedAppearance = "unbalanced-appearance"
    case finalFrameDiffers = "final-frame-differs"
    case leftoverView = "leftover-view"
    case cancelledNotRestored = "cancelled-not-restored"
    case outsideContainer = "outside-container"
    case otherInterruptibleAnimator = "other-interruptible-animator"

    @MainActor func find(_ subject: String, _ message: String, in diagnostics: Diagnostics) {
        diagnostics.find(rule: rawValue, subject: subject, message)
    }

    @MainActor func find(_ subject: String, _ message: String) { find(subject, message, in: Stage.current.diagnostics) }
}
