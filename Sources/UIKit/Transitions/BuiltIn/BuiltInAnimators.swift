internal import QuartzCore

/// Which animation serves which transition style. A new style is one case here.
@MainActor enum BuiltInAnimators {
    static func animator(for controller: UIViewController) -> any UIViewControllerAnimatedTransitioning {
        switch controller.modalTransitionStyle {
        case .coverVertical:
            return CoverVerticalAnimator()
        case .crossDissolve:
            return CrossDissolveAnimator()
        case .flipHorizontal, .partialCurl:
            Stage.current.reportUnsupported(
                "UIModalTransitionStyle.\(controller.modalTransitionStyle)", instead: "the view covers from below")
            return CoverVerticalAnimator()
        }
    }
}
