internal import QuartzCore

/// The rules for defects that are found where they occur in an inspected run. Raw values are stable, because output and
/// scripts refer to them.
package enum InspectionRule: String, CaseIterable, Sendable {
    case neverCompleted = "transition-never-completed"
    case completedTwice = "transition-completed-twice"
    case contradictsCancellation = "completion-contradicts-cancellation"
    case unbalancedAppearance = "unbalanced-appearance"
    case finalFrameDiffers = "final-frame-differs"
    case leftoverView = "leftover-view"
    case cancelledNotRestored = "cancelled-not-restored"
    case outsideContainer = "outside-container"
    case otherInterruptibleAnimator = "other-interruptible-animator"
    case notInteractive = "not-interactive"
    case undrivenPropertyAnimator = "undriven-property-animator"
    case jumpsAtCancel = "jumps-at-cancel"
    case ambiguousLayout = "ambiguous-layout"
    case constraintConflict = "constraint-conflict"
    case zeroMultiplier = "zero-multiplier"

    @MainActor package func find(_ subject: String, _ message: String, on stage: Stage) {
        stage.diagnostics.find(rule: rawValue, subject: subject, message)
    }
}
