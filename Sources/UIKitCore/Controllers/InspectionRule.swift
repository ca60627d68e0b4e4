internal import QuartzCore

/// A defect that an inspected run is checked for. Raw values are stable, because output and scripts refer to them.
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
    case truncatedText = "truncated-text"
    case overlappingControls = "overlapping-controls"
    case touchTarget = "touch-target"
    case contrast
    case offScreen = "off-screen"

    /// The publication from which a rule's numbers are taken; `nil` for a rule without numbers.
    package var source: String? {
        switch self {
        case .touchTarget: "Apple's Human Interface Guidelines, Accessibility: 44 x 44 points"
        case .contrast: "WCAG 2.2, success criterion 1.4.3: 4.5 : 1, or 3 : 1 for large text"
        case .neverCompleted, .completedTwice, .contradictsCancellation, .unbalancedAppearance, .finalFrameDiffers,
            .leftoverView, .cancelledNotRestored, .outsideContainer, .otherInterruptibleAnimator, .notInteractive,
            .undrivenPropertyAnimator, .jumpsAtCancel, .ambiguousLayout, .constraintConflict, .zeroMultiplier,
            .truncatedText, .overlappingControls, .offScreen:
            nil
        }
    }

    @MainActor package func find(_ subject: String, _ message: String, on stage: Stage) {
        stage.diagnostics.find(rule: rawValue, subject: subject, message)
    }
}
