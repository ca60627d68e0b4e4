import QuartzCore
import Testing
import UIKit

/// A run with a list that has a search, in a navigation controller.
@MainActor final class SearchPad: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    let app: TestApp
    let list: UITableViewController
    let navigation: UINavigationController
    let results: UIViewController?
    let search: UISearchController
    private(set) var heard: [String] = []

    init(look: ScreenSettings.Look = .classic, hasResults: Bool = false) throws {
        list = UITableViewController(style: .plain)
        results = hasResults ? UIViewController() : nil
        search = UISearchController(searchResultsController: results)
        navigation = UINavigationController(rootViewController: list)
        app = try TestApp(root: nil)
        super.init()
        app.perform {
            app.window.screen.settings.look = look
            list.title = "Recipes"
            list.navigationItem.searchController = search
            list.navigationItem.hidesSearchBarWhenScrolling = false
            search.searchResultsUpdater = self
            search.delegate = self
            search.searchBar.delegate = self
            app.window.rootViewController = navigation
        }
    }

    var bar: UISearchBar { search.searchBar }

    /// The frame in window coordinates.
    func frame(_ view: UIView) -> CGRect { app.window.convert(view.bounds, from: view) }

    func tap(_ view: @escaping @MainActor () -> UIView, at seconds: Double) {
        app.at(seconds) { [self] in
            let frame = frame(view())
            app.stage.applicationState.touchScreen.touch(1, .began, at: CGPoint(x: frame.midX, y: frame.midY))
            app.stage.applicationState.touchScreen.touch(1, .ended, at: CGPoint(x: frame.midX, y: frame.midY))
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let scope = searchController.searchBar.selectedScopeButtonIndex
        let text = searchController.searchBar.text ?? ""
        heard.append("update \(text) \(searchController.isActive)\(scope == 0 ? "" : " in \(scope)")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { heard.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { heard.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { heard.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { heard.append("did dismiss") }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        heard.append("should begin")
        return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("did begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("did end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        heard.append("scope \(selectedScope)")
    }

    func forget() { heard = [] }
}
