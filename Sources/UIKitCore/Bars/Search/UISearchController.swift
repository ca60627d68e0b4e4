public import FrameProperties
internal import QuartzCore

/// A controller that runs a search over the content of another controller: it manages the search bar, the results, and
/// the dimmed content behind them.
///
/// The search becomes active when its field begins editing or when ``isActive`` is set, and ends with the cancel
/// button.
///
/// Differs from UIKit: an active controller is a child of the one whose content is searched, rather than presented by
/// it.
@MainActor @preconcurrency open class UISearchController: UIViewController {
    /// When an active search shows its scopes. Raw values match the public header.
    public enum ScopeBarActivation: Int, Sendable {
        case automatic, manual, onTextEntry, onSearchActivation
    }

    /// The controller whose view covers the searched content; `nil` to show results in the content itself.
    public let searchResultsController: UIViewController?
    /// Notified when the text, the scope or ``isActive`` changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open private(set) lazy var searchBar = makeBar()
    let searchView = SearchView()
    /// Whether the search is active or about to become active.
    private(set) var isSearching = false

    /// - Parameter searchResultsController: Shows the results; `nil` to show them in the searched content.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    private func makeBar() -> UISearchBar {
        let bar = UISearchBar()
        bar.observer = self
        return bar
    }

    /// Whether the search is active. Setting it begins or ends the search.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            if newValue { begin(editing: true) } else { end() }
        }
    }

    // MARK: - Options

    /// Whether the searched content is dimmed and ignores touches while there are no results.
    @Observed open var obscuresBackgroundDuringPresentation = true { didSet { if isSearching { showResults() } } }

    /// The name of ``obscuresBackgroundDuringPresentation`` before iOS 13.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether an active search hides the titles and buttons of the navigation bar.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the cancel button appears and disappears with the search.
    @Observed open var automaticallyShowsCancelButton = true {
        didSet { if isSearching { searchBar.showsCancelButton = _automaticallyShowsCancelButton.wrappedValue } }
    }

    /// Whether results appear as soon as the field contains text.
    open var automaticallyShowsSearchResultsController = true

    /// Whether the results controller is shown.
    open var showsSearchResultsController: Bool {
        get { storedShowsResults }
        set {
            automaticallyShowsSearchResultsController = false
            storedShowsResults = newValue
            if isSearching { showResults() }
        }
    }
    private var storedShowsResults = false

    @Observed open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showScopes(animated: false) } }

    /// Whether scopes appear automatically with an active search.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// Suggestions listed below the field of an active search, over the results, until they are removed. A tap on one
    /// calls `updateSearchResults(for:selecting:)`.
    ///
    /// Differs from UIKit: the look of the list is chosen.
    @Observed open var searchSuggestions: [any UISearchSuggestion]? { didSet { if isSearching { showResults() } } }

    // MARK: - View

    open override func loadView() {
        searchView.onTap = { [weak self] in self?.end() }
        view = searchView
    }

    /// Ends the search, unless this controller has presented another one.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard isSearching, presentation.presented == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        end(animated: flag, completion: completion)
    }

    // MARK: - Beginning and ending

    private func begin(editing: Bool) {
        guard !isSearching else { return }
        isSearching = true
        notify(.willPresentSearchController) { $0.willPresentSearchController(self) }
        enterHost()
        update()
        showResults()
        if editing { searchBar.becomeFirstResponder() }
        run(animated: true) {
            self.searchView.isDimmed = self.obscuresBackgroundDuringPresentation
            if self.automaticallyShowsCancelButton { self.searchBar.showsCancelButton = true }
            self.showScopes(animated: false)
            self.layOutBars()
        } completion: {
            guard self.isSearching else { return }
            self.notify(.didPresentSearchController) { $0.didPresentSearchController(self) }
        }
    }

    private func end(animated: Bool = true, completion: (() -> Void)? = nil) {
        guard isSearching else { return }
        isSearching = false
        notify(.willDismissSearchController) { $0.willDismissSearchController(self) }
        searchBar.searchTextField.text = nil
        searchBar.searchTextField.setNeedsLayout()
        searchBar.resignFirstResponder()
        storedShowsResults = false
        update()
        run(animated: animated) {
            self.searchView.isDimmed = false
            self.searchView.results?.alpha = 0
            if self.automaticallyShowsCancelButton { self.searchBar.showsCancelButton = false }
            self.showScopes(animated: false)
            self.layOutBars()
        } completion: {
            if !self.isSearching { self.leaveHost() }
            self.notify(.didDismissSearchController) { $0.didDismissSearchController(self) }
            completion?()
        }
    }

    private func run(animated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        guard animated, searchBar.window != nil else {
            UIView.performWithoutAnimation(changes)
            return completion()
        }
        UIView.animate(
            withDuration: SearchBarMetrics.duration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes
        ) { _ in completion() }
    }

    /// Lays out the search bar and the navigation bar that contains it.
    private func layOutBars() {
        searchBar.setNeedsLayout()
        host?.navigationItem.onSizeChange()
        host?.navigationController?.view.layoutIfNeeded()
        searchBar.layoutIfNeeded()
        layOutSearchView()
    }

    private func showScopes(animated: Bool) {
        guard searchBar.scopeButtonTitles?.isEmpty == false else { return }
        let hasText = searchBar.text?.isEmpty == false
        switch scopeBarActivation {
        case .manual: break
        case .automatic, .onSearchActivation: searchBar.setShowsScope(isSearching, animated: animated)
        case .onTextEntry: searchBar.setShowsScope(isSearching && hasText, animated: animated)
        }
    }

    func update() {
        guard let searchResultsUpdater else { return }
        stage.diagnostics.trace(
            "\(type(of: searchResultsUpdater))", callback: .updateSearchResults, ["for": .omitted])
        searchResultsUpdater.updateSearchResults(for: self)
    }

    func choose(_ suggestion: any UISearchSuggestion) {
        guard let searchResultsUpdater else { return }
        stage.diagnostics.trace(
            "\(type(of: searchResultsUpdater))", callback: .updateSearchResults,
            ["for": .omitted, "selecting": .name(suggestion.localizedSuggestion ?? "")])
        searchResultsUpdater.updateSearchResults(for: self, selecting: suggestion)
    }

    /// Whether results cover the content.
    var showsResults: Bool {
        guard isSearching, searchResultsController != nil else { return false }
        return automaticallyShowsSearchResultsController ? searchBar.text?.isEmpty == false : storedShowsResults
    }

    private func notify(_ name: TraceCall.Name, _ call: (any UISearchControllerDelegate) -> Void) {
        guard let delegate else { return }
        stage.diagnostics.trace("\(type(of: delegate))", callback: name, ["_": .omitted])
        call(delegate)
    }

    // MARK: - The bar

    func barDidBegin() {
        if !isSearching {
            begin(editing: false)
            notify(.presentSearchController) { $0.presentSearchController(self) }
        }
    }

    func barTextDidChange() {
        guard isSearching else { return }
        update()
        showScopes(animated: true)
        showResults()
    }

    func barWasCancelled() { end() }
}

extension UISearchController: SearchBarObserver {
    func searchDidBegin() { barDidBegin() }
    func searchTextDidChange() { barTextDidChange() }
    func searchScopeDidChange() { if isSearching { update() } }
    func searchWasCancelled() { barWasCancelled() }
    func searchBarSizeDidChange() { host?.navigationItem.onSizeChange() }
}

/// Updates the results of a search.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text, the scope, or the active state of the search has changed.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when a suggestion is chosen.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// Responds to the beginning and end of a search.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called after a tap on the field has begun the search.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
}
