extension BuiltInLists {
    @_dynamicReplacement(for:moreTabs(of:))
    private static func moreTable(of tabs: UITabBarController) -> UIViewController { MoreListController(of: tabs) }

    @_dynamicReplacement(for:suggestions(_:choose:))
    private static func suggestionTable(
        _ suggestions: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void
    ) -> UIView { SuggestionList(suggestions, choose: choose) }
}
