extension PresentationStyle {
    static let popover = PresentationStyle(
        makeController: {
            UIPopoverPresentationController(presentedViewController: $0.presented, presenting: $0.presenting)
        },
        adapted: PopoverPresentation.adapted)
}

/// The style that `UIPopoverPresentationController` implements.
@MainActor private enum PopoverPresentation {
    /// The style for the traits: full screen in compact height, and a sheet in compact width (Apple's page of
    /// `popover`).
    static func adapted(to traits: UITraitCollection) -> UIModalPresentationStyle {
        if traits.verticalSizeClass == .compact { return .fullScreen }
        return traits.horizontalSizeClass == .compact ? .formSheet : .none
    }
}
