internal import QuartzCore

/// Checks that appearance calls are balanced during an inspected run.
@MainActor package final class AppearanceInspection {
    private struct Weak {
        weak var controller: UIViewController?
    }

    private var controllers: [ObjectIdentifier: Weak] = [:]

    func willChange(_ controller: UIViewController) {
        controllers[ObjectIdentifier(controller)] = Weak(controller: controller)
    }

    /// Records that the application began an appearance transition that had already begun or completed.
    func beganTwice(_ controller: UIViewController, appearing: Bool) {
        InspectionRule.unbalancedAppearance.find(
            controller.subject,
            "beginAppearanceTransition(\(appearing), animated:) was called while the view \(appearing ? "appears or has appeared" : "disappears or has disappeared"); call it once for each way.",
            on: controller.stage)
    }

    func endedWithoutBeginning(_ controller: UIViewController) {
        InspectionRule.unbalancedAppearance.find(
            controller.subject,
            "endAppearanceTransition() was called though nothing had begun; each call answers one beginAppearanceTransition(_:animated:).",
            on: controller.stage)
    }

    /// Checks, at the end of the run, that no controller is still appearing or disappearing, except in transitions that
    /// never ended.
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
            InspectionRule.unbalancedAppearance.find(
                controller.subject,
                "\(missing) before the run ended; call endAppearanceTransition(), or complete the transition.",
                on: controller.stage)
        }
    }
}
