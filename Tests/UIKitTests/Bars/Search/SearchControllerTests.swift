import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Searches in navigation bars and elsewhere (facts/search-presentation).
@MainActor @Suite struct SearchControllerTests {
    /// The bar is below the title, in a row of 52 points.
    @Test func theBarIsPartOfTheNavigationBar() throws {
        let pad = try SearchPad()
        try pad.app.play()
        #expect(pad.bar.isDescendant(of: pad.navigation.navigationBar))
        #expect(pad.frame(pad.bar).height == 52 && pad.navigation.navigationBar.frame.height == 96)
        #expect(pad.bar.searchTextField.frame == CGRect(x: 16, y: 1, width: 358, height: 36))
    }

    @Test func aTapOnTheFieldBeginsASearch() throws {
        let pad = try SearchPad()
        pad.tap({ pad.bar.searchTextField }, at: 1)
        pad.app.at(1.1) { #expect(pad.search.isActive && pad.bar.searchTextField.isFirstResponder) }
        try pad.app.play()
        #expect(pad.heard == ["should begin", "will present", "update  true", "did begin", "did present"])
        #expect(pad.bar.showsCancelButton)
        // The titles make space, and the cancel button is beside the field.
        #expect(pad.navigation.navigationBar.frame.height == 52)
        #expect(pad.bar.searchTextField.frame.maxX < pad.bar.cancelButton.frame.minX)
        #expect(pad.bar.cancelButton.frame.maxX <= 374 && pad.bar.cancelButton.alpha == 1)
    }

    @Test func theCancelButtonEndsTheSearch() throws {
        let pad = try SearchPad()
        pad.app.at(1) { pad.search.isActive = true }
        pad.app.at(2) {
            pad.bar.text = "Bread"
            pad.forget()
        }
        pad.tap({ pad.bar.cancelButton }, at: 3)
        try pad.app.play()
        #expect(pad.heard == ["will dismiss", "did end", "update  false", "cancel", "did dismiss"])
        #expect(!pad.search.isActive && pad.bar.text?.isEmpty ?? true && !pad.bar.showsCancelButton)
        #expect(pad.search.parent == nil && pad.search.view.superview == nil)
        #expect(pad.navigation.navigationBar.frame.height == 96)
        #expect(pad.app.stage.applicationState.keyboard.firstResponder == nil)
    }

    /// Text set while the search is active updates the results.
    @Test func textUpdatesResults() throws {
        let pad = try SearchPad()
        pad.app.at(0.5) { pad.bar.text = "early" }
        pad.app.at(1) { pad.search.isActive = true }
        pad.app.at(2) {
            pad.forget()
            pad.bar.text = "B"
        }
        try pad.app.play()
        #expect(pad.heard == ["update B true"])
    }

    @Test func resultsCoverTheContentWhileThereIsText() throws {
        let pad = try SearchPad(hasResults: true)
        let results = try #require(pad.results)
        pad.app.at(1) {
            pad.search.isActive = true
            #expect(results.viewIfLoaded?.window == nil)
        }
        pad.app.at(2) {
            pad.bar.text = "B"
            #expect(results.view.isDescendant(of: pad.list.view) && results.parent === pad.search)
            #expect(!pad.list.tableView.isScrollEnabled)
        }
        pad.app.at(3) {
            pad.bar.text = ""
            #expect(results.view.superview == nil)
        }
        pad.app.at(4) { pad.bar.text = "C" }
        pad.app.at(5) { pad.search.dismiss(animated: true) { pad.app.note("dismissed") } }
        try pad.app.play()
        #expect(results.view.superview == nil && results.parent == nil && !pad.search.isActive)
        #expect(pad.list.tableView.isScrollEnabled)
        #expect(pad.app.notes == ["5.3 dismissed"])
    }

    /// A tap on the dimmed content ends the search; without dimming, the content remains usable.
    @Test(arguments: [true, false]) func theContentIsDimmed(dims: Bool) throws {
        let pad = try SearchPad()
        pad.app.perform { pad.search.obscuresBackgroundDuringPresentation = dims }
        pad.app.at(1) { pad.search.isActive = true }
        pad.app.at(2) {
            #expect(pad.search.view.isHidden == !dims && pad.list.tableView.isScrollEnabled == !dims)
        }
        pad.app.tap(at: CGPoint(x: 195, y: 300), 3)
        try pad.app.play()
        #expect(pad.search.isActive == !dims)
    }

    /// The search stays with its content when another controller is pushed.
    @Test func aPushKeepsTheSearchBehindIt() throws {
        let pad = try SearchPad()
        pad.app.at(1) { pad.search.isActive = true }
        pad.app.at(2) { pad.navigation.pushViewController(UIViewController(), animated: true) }
        pad.app.at(3) { #expect(pad.bar.window == nil && pad.search.isActive) }
        pad.app.at(4) { pad.navigation.popViewController(animated: true) }
        try pad.app.play()
        #expect(pad.bar.window != nil && pad.search.isActive && pad.search.parent === pad.list)
    }

    /// Beginning and ending take 0.3 seconds.
    @Test func theBarMovesFor0_3Seconds() throws {
        let pad = try SearchPad()
        pad.app.at(1) { pad.search.isActive = true }
        try pad.app.play()
        let alphas = try pad.app.numbers("opacity", of: pad.bar.cancelButton, at: [1, 1.15, 1.3])
        #expect(alphas == [0, 0.5, 1])
    }

    @MainActor private final class Updater: NSObject, UISearchResultsUpdating {
        var chosen: [String?] = []

        func updateSearchResults(for searchController: UISearchController) {}
        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) {
            chosen.append(searchSuggestion.localizedSuggestion)
            searchController.searchSuggestions = nil
        }
    }

    /// Suggestions cover the content of an active search until one is chosen.
    @Test func aSuggestionIsChosen() throws {
        let (pad, updater) = (try SearchPad(), Updater())
        pad.search.searchResultsUpdater = updater
        func list() -> SuggestionList? { pad.search.searchView.suggestions as? SuggestionList }
        pad.app.perform {
            pad.search.searchSuggestions = ["Bread", "Cake"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
            #expect(list() == nil, "without a search")
        }
        pad.app.at(1) { pad.search.isActive = true }
        pad.tap({ list()?.cellForRow(at: IndexPath(row: 1, section: 0)) ?? UIView() }, at: 2)
        pad.app.at(1.9) {
            guard let list = list() else {
                Issue.record("no suggestions")
                return
            }
            #expect(list.window != nil && pad.frame(list).minY == pad.frame(pad.bar).maxY)
            #expect(list.visibleCells.count == 2)
        }
        pad.app.at(3) { pad.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Tea")] }
        pad.app.at(4) {
            #expect(list() != nil)
            pad.search.isActive = false
        }
        try pad.app.play()
        #expect(updater.chosen == ["Cake"] && list() == nil)
        #expect(pad.app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test func aBarInAHeaderSearchesItsController() throws {
        let pad = try SearchPad()
        pad.app.perform {
            pad.list.navigationItem.searchController = nil
            pad.bar.frame.size = pad.bar.sizeThatFits(CGSize(width: 390, height: 0))
            pad.list.tableView.tableHeaderView = pad.bar
            pad.search.hidesNavigationBarDuringPresentation = false
        }
        pad.tap({ pad.bar.searchTextField }, at: 1)
        try pad.app.play()
        #expect(pad.search.isActive && pad.search.parent === pad.list)
        #expect(pad.frame(pad.search.view).minY == pad.frame(pad.bar).maxY)
    }

    @Test func aBarInATitleSearchesTheControllerOnTop() throws {
        let pad = try SearchPad()
        pad.app.perform {
            pad.list.navigationItem.searchController = nil
            pad.bar.frame.size = CGSize(width: 300, height: 44)
            pad.list.navigationItem.titleView = pad.bar
            pad.search.hidesNavigationBarDuringPresentation = false
        }
        pad.tap({ pad.bar.searchTextField }, at: 1)
        try pad.app.play()
        #expect(pad.search.isActive && pad.search.parent === pad.list)
        #expect(pad.bar.searchTextField.frame.midY == pad.bar.bounds.midY && pad.bar.background.isHidden)
    }

    /// Only its opacity changes: an area that has not been laid out would grow from the corner.
    @Test func theDimmingCoversTheContentFromTheFirstFrame() throws {
        let pad = try SearchPad()
        pad.app.at(1) {
            pad.search.isActive = true
            let dimming = pad.search.view.subviews.first { $0.accessibilityIdentifier == "search dimming" }
            #expect(dimming?.frame == pad.search.view.bounds && dimming?.bounds.width == 390)
            #expect(dimming?.layer.animationKeys() == ["opacity"])
        }
        try pad.app.play()
    }

    @Test func scopesAppearWithTheSearch() throws {
        let pad = try SearchPad()
        pad.app.perform { pad.bar.scopeButtonTitles = ["All", "Sweet"] }
        pad.app.at(0.5) {
            #expect(!pad.bar.showsScopeBar && pad.bar.scopeControl?.alpha == 0)
            // Below the field, where they fade in.
            #expect((pad.bar.scopeControl?.frame.minY ?? 0) >= pad.bar.searchTextField.frame.maxY)
        }
        pad.app.at(1) { pad.search.isActive = true }
        pad.app.at(2) {
            #expect(pad.bar.showsScopeBar && pad.frame(pad.bar).height == 96)
            pad.forget()
            pad.bar.scopeControl?.selectedSegmentIndex = 1
            pad.bar.scopeControl?.sendActions(for: .valueChanged)
        }
        try pad.app.play()
        #expect(pad.heard == ["update  true in 1", "scope 1"] && pad.bar.selectedScopeButtonIndex == 1)
    }
}
