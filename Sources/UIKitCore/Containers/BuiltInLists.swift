/// The lists that controllers of this module show.
///
/// Tables are above this module. `UIKitLists` replaces the bodies of these functions, which takes effect in every
/// program that links it, without a call.
@MainActor package enum BuiltInLists {
    /// A list of the tabs for which the bar of `tabs` has no space.
    package dynamic static func moreTabs(of tabs: UITabBarController) -> UIViewController { UIViewController() }

    /// A list of a search's suggestions.
    ///
    /// - Parameter choose: Called with the suggestion that is tapped.
    package dynamic static func suggestions(
        _ suggestions: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void
    ) -> UIView { UIView() }
}
