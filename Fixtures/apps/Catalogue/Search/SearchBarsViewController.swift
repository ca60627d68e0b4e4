import UIKit

// Search bars in their styles.
final class SearchBarsViewController: SamplesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let plain = UISearchBar()
        plain.placeholder = "Search recipes"
        addWide("Default", plain)
        let minimal = UISearchBar()
        minimal.searchBarStyle = .minimal
        minimal.placeholder = "Search recipes"
        minimal.showsBookmarkButton = true
        addWide("Minimal, with bookmarks", minimal)
        let filled = UISearchBar()
        filled.searchBarStyle = .minimal
        filled.text = "Bread"
        filled.showsCancelButton = true
        filled.searchTextField.tokens = [UISearchToken(icon: UIImage(systemName: "tag.fill"), text: "Sweet")]
        addWide("With a token, text and cancel button", filled)
        let scoped = UISearchBar()
        scoped.placeholder = "Search"
        scoped.searchBarStyle = .minimal
        scoped.scopeButtonTitles = ["All", "Sweet", "Savoury"]
        scoped.showsScopeBar = true
        scoped.selectedScopeButtonIndex = 1
        addWide("Scopes", scoped)
        let tinted = UISearchBar()
        tinted.barTintColor = .systemTeal
        tinted.prompt = "What shall we cook?"
        tinted.placeholder = "Search"
        addWide("Prompt and colour", tinted)
    }
}
