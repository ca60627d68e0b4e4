internal import QuartzCore

/// Follows the appearance calls of a run that is inspected.
@MainActor package final class AppearanceInspection {
    private struct Weak {
        weak var controller: UIViewController?
    }

    private let diagnostics: Diagnostics
    private var controllers: [ObjectIdentifier: Weak] = [:]

    init(reportingTo diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
    }

    func willChange(_ controller: UIViewController) {
        controllers[ObjectIdentifier(controller)] = Weak(controller: controller)
    }

    /// An application says that a controller begins to appear or disappear that does so already, or has.
    func beganForNothing(_ controller: UIViewController, appearing: Bool) {
        TransitionRule.unbalancedAppearance.find(
            controller.subject,
            "beginAppearanceTransition(\(appearing), animated:) was called while the view \(appearing ? "appears or has appeared" : "disappears or has disappeared"); call it once for each way.",
            in: diagnostics
        )
    }

    func endedForNothing(_ controller: UIViewController) {
        TransitionRule.unbalancedAppearance.find(
            controller.subject,
            "endAppearanceTransition() was called though nothing had begun; each call answers one beginAppearanceTransition(_:animated:).",
            in: diagnostics
        )
    }

    /// The run has ended: nobody may be between off screen and on screen, but for transitions that have not ended.
    package func finish() {
        let changed = controllers.values.compactMap(\.controller)
            .filter { $0.transition?.isRunning != true }
        for controller in changed.sorted(by: { $0.subject < $1.subject }) {
            let missing: String
            switch controller.appearance {
            case .appearing: missing = "viewWillAppear(_:) was not followed by viewDidAppear(_:)"
            case .disappearing: missing = "viewWillDisappear(_:) was not followed by viewDidDisappear(_:)"
            case .appeared, .disappeared: continue
            }
            TransitionRule.unbalancedAppearance.find(
                controller.subject,
                "\(missing) before the run ended; call endAppearanceTransition(), or complete the transition.",
                in: diagnostics)
        }
    }
}
