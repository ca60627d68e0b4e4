/// Which animation serves which transition style. A new style is one case here.
@MainActor enum BuiltInAnimators {
    static func animator(for style: UIModalTransitionStyle) -> any UIViewControllerAnimatedTransitioning {
        switch style {
        case .coverVertical:
            return CoverVerticalAnimator()
        case .crossDissolve:
            return CrossDissolveAnimator()
        case .flipHorizontal:
            return FlipHorizontalAnimator()
        case .partialCurl:
            return PartialCurlAnimator()
        }
    }
}
