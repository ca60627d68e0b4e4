internal import QuartzCore

/// Checks that appearance calls are balanced, while a run is inspected.
@MainActor package final class AppearanceInspection {
    private struct Weak {
        weak var controller: UIViewController?
    }

    private var controllers: [ObjectIdentifier: Weak] = [:]

    func willChange(_ controller: UIViewController) {
        controllers[ObjectIdentifier(controller)] = Weak(controller: controller)
    }

    /// The application begins an appearance transition that has already begun or completed.
    func beganTwice(_ controller: UIViewController, appearing: Bool) {
        TransitionRule.unbalancedAppearance.find(
            controller.subject,
            "beginAppearanceTransition(\(appearing), animated:) was called while the view \(appearing ? "appears or has appeared" : "disappears or has disappeared"); call it once for each way.",
            on: controller.stage)
    }

    func endedWithoutBeginning(_ controller: UIViewController) {
        TransitionRule.unbalancedAppearance.find(
            controller.subject,
            "endAppearanceTransition() was called though nothing had begun; each call answers one beginAppearanceTransition(_:animated:).",
            on: controller.stage)
    }

    /// The run has ended: no controller may be appearing or disappearing, except in transitions that never ended.
    package func finish() {
        let controllers = controllers.values.compactMap(\.controller)
            .filter { $0.presentation.transition?.isRunning != true }
        for controller in controllers.sorted(by: { $0.subject < $1.subject }) {
            let missing: String
            switch controller.appearance {
            case .appearing: missing = "viewWillAppear(_:) was not followed by viewDidAppear(_:)"
            case .disappearing: missing = "viewWillDisappear(_:) was not followed by viewDidDisappear(_:)"
            case .appeared, .disappeared: continue
            }
            TransitionRule.unbalancedAppearance.find(
                controller.subject,
                "\(missing) before the run ended; call endAppearanceTransition(), or complete the transition.",
                on: controller.stage)
        }
    }
}

/// The defects that an inspected run is checked for. Raw values are stable: output and scripts refer to them.
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
    case notInteractive = "not-interactive"
    case undrivenPropertyAnimator = "undriven-property-animator"

    @MainActor func find(_ subject: String, _ message: String, on stage: Stage) {
        stage.diagnostics.find(rule: rawValue, subject: subject, message)
    }
}
