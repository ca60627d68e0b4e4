/// What the system makes of a style where there is little room (Apple's pages of `UIModalPresentationStyle`'s cases, since
/// iOS 13; before, sheets covered the screen in every compact width).
enum AdaptivityTable {
    /// `none` where the style stays what it is.
    static func style(_ style: UIModalPresentationStyle, in traits: UITraitCollection) -> UIModalPresentationStyle {
        switch style {
        case .pageSheet, .formSheet, .automatic:
            traits.verticalSizeClass == .compact ? .fullScreen : .none
        case .popover:
            if traits.verticalSizeClass == .compact {
                .fullScreen
            } else {
                traits.horizontalSizeClass == .compact ? .formSheet : .none
            }
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none:
            .none
        }
    }
}
