extension PresentationStyle {
    static let popover = PresentationStyle(
        makeController: {
            UIPopoverPresentationController(presentedViewController: $0.presented, presenting: $0.presenting)
        },
        adapted: PopoverPresentation.adapted)
}

/// The style that a `UIPopoverPresentationController` serves.
@MainActor private enum PopoverPresentation {
    /// Full screen where there is little height, a sheet in compact width (Apple's page of `popover`).
    static func adapted(to traits: UITraitCollection) -> UIModalPresentationStyle {
        if traits.verticalSizeClass == .compact { return .fullScreen }
        return traits.horizontalSizeClass == .compact ? .formSheet : .none
    }
}
