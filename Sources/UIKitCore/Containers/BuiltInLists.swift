/// The lists that controllers of this module show.
///
/// Tables are above this module: `UIKitLists` replaces the bodies of these functions, which takes effect in every program that it is
/// part of, without a call.
@MainActor package enum BuiltInLists {
    /// The list of the tabs that the bar of `tabs` has no room for.
    package dynamic static func moreTabs(of tabs: UITabBarController) -> UIViewController { UIViewController() }

    /// The suggestions of a search.
    ///
    /// - Parameter choose: Called with the suggestion that is tapped.
    package dynamic static func suggestions(
        _ suggestions: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void
    ) -> UIView { UIView() }
}
