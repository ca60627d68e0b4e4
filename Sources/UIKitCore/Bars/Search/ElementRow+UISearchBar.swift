internal import FrameStoryboards

extension ElementRow {
    package static let searchBar = ElementRow(
        UISearchBar.self, "searchBar", isPartOfSystem: true,
        attributes: [
            .text("text") { $0.text = $1 },
            .text("placeholder") { $0.placeholder = $1 },
            .text("prompt") { $0.prompt = $1 },
            .choice("searchBarStyle") { $0.searchBarStyle = $1 },
            .choice("barStyle") { $0.barStyle = $1 },
            .color("barTintColor") { $0.barTintColor = $1 },
            .flag("translucent") { $0.isTranslucent = $1 },
            .flag("showsCancelButton") { $0.showsCancelButton = $1 },
            .flag("showsBookmarkButton") { $0.showsBookmarkButton = $1 },
            .flag("showsSearchResultsButton") { $0.showsSearchResultsButton = $1 },
            .texts("scopeButtonTitles") { $0.scopeButtonTitles = $1 },
            .flag("showsScopeBar") { $0.showsScopeBar = $1 },
            .image("backgroundImage") { $0.backgroundImage = $1 },
            .part("textInputTraits", { $0.searchTextField.traits }, StoredTextTraits.attributes) {
                $0.searchTextField.traits = $1
            },
        ],
        content: .searchBar,
        outlets: {
            [
                Outlet("searchTextField", \UISearchBar.searchTextField), Outlet("text", \UISearchBar.text),
                Outlet("placeholder", \UISearchBar.placeholder),
                Outlet("delegate", \UISearchBar.delegate),
            ]
        })
}

extension ElementContent {
    fileprivate static let searchBar = ElementContent(
        "searchBar", "The view is a search bar.",
        fields: [
            .text("text") { $0.text = $1 },
            .text("placeholder") { $0.placeholder = $1 },
            .choice("style", "Minimal bars have no background.", of: UISearchBar.StyleName.self, standard: .default) {
                $0.searchBarStyle = $1.style
            },
            .flag("showsCancelButton", standard: false) { $0.showsCancelButton = $1 },
        ]
    ) { UISearchBar(frame: .zero) }
}

extension UISearchBar {
    /// The names of the styles in scene files.
    fileprivate enum StyleName: String, CaseIterable {
        case `default`, prominent, minimal

        var style: UISearchBar.Style {
            switch self {
            case .default: .default
            case .prominent: .prominent
            case .minimal: .minimal
            }
        }
    }
}

extension UISearchBar.Style: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}
