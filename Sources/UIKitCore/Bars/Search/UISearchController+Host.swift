internal import QuartzCore

// An active search covers the view of the controller whose content is searched.
extension UISearchController {
    /// The controller whose navigation item has the search controller, or whose view contains the search bar; `nil`
    /// while the bar is in neither.
    var host: UIViewController? {
        if let parent { return parent }
        let owner = sequence(first: searchBar as UIResponder, next: { $0.next }).lazy.compactMap {
            $0 as? UIViewController
        }
        .first { $0 !== self }
        guard searchBar.isInNavigationBar, let navigation = owner as? UINavigationController else { return owner }
        return navigation.viewControllers.last { $0.navigationItem.searchController === self }
            ?? navigation.topViewController
    }

    func enterHost() {
        loadViewIfNeeded()
        guard parent == nil, let host, let hostView = host.viewIfLoaded else { return }
        host.addChild(self)
        hostView.addSubview(searchView)
        UIView.performWithoutAnimation {
            searchView.results?.alpha = 0
            searchView.isDimmed = false
            layOutSearchView()
            searchView.layoutIfNeeded()
        }
        didMove(toParent: host)
    }

    func leaveHost() {
        guard parent != nil else { return }
        removeResults()
        searchView.suggestions = nil
        pauseScrolling(false)
        willMove(toParent: nil)
        searchView.removeFromSuperview()
        removeFromParent()
    }

    /// Covers the visible content below the bar.
    func layOutSearchView() {
        guard let hostView = parent?.viewIfLoaded, searchView.superview === hostView else { return }
        var area = hostView.bounds
        if searchBar.isDescendant(of: hostView) {
            let top = max(area.minY, hostView.convert(searchBar.bounds, from: searchBar).maxY)
            area = CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
        }
        searchView.frame = area
        searchView.coveredTop = max(0, searchView.convert(searchBar.bounds, from: searchBar).maxY)
    }

    /// Shows or hides the results, the suggestions and the dimming.
    func showResults() {
        loadViewIfNeeded()
        let suggestions = isSearching ? searchSuggestions ?? [] : []
        let covers = showsResults || !suggestions.isEmpty || obscuresBackgroundDuringPresentation
        searchView.isHidden = !covers
        pauseScrolling(covers)
        UIView.performWithoutAnimation { [self] in
            searchView.suggestions =
                suggestions.isEmpty ? nil : BuiltInLists.suggestions(suggestions) { [weak self] in self?.choose($0) }
        }
        guard showsResults, let controller = searchResultsController else { return removeResults() }
        guard controller.parent !== self, let results = controller.view else { return }
        addChild(controller)
        UIView.performWithoutAnimation {
            results.frame = searchView.bounds
            results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            results.alpha = 1
            searchView.results = results
        }
        controller.didMove(toParent: self)
    }

    /// Disables scrolling of covered content, or enables it again.
    private func pauseScrolling(_ pauses: Bool) {
        guard let scrollView = parent?.viewIfLoaded as? UIScrollView else { return }
        if pauses, scrollView.isScrollEnabled {
            scrollView.isScrollEnabled = false
            searchView.pausesScrolling = true
        } else if !pauses, searchView.pausesScrolling {
            scrollView.isScrollEnabled = true
            searchView.pausesScrolling = false
        }
    }

    private func removeResults() {
        guard let controller = searchResultsController, controller.parent === self else { return }
        controller.willMove(toParent: nil)
        searchView.results = nil
        controller.removeFromParent()
    }
}

extension UISearchController: NavigationBarSearchSlot {
    var barView: UIView { searchBar }

    /// The height of the bar, with its scopes, in a navigation bar.
    var preferredHeight: CGFloat { searchBar.heightInNavigationBar }

    var hidesTitles: Bool { isSearching && hidesNavigationBarDuringPresentation }
}

/// The view of a search: the dimming over the searched content, and the results.
final class SearchView: UIView {
    private let dimming = UIView()
    /// Called after a tap on the dimmed content.
    var onTap: () -> Void = {}
    /// Whether the search has disabled the covered scroll view and has to enable it again.
    var pausesScrolling = false

    /// The color of the dimming; chosen.
    private static let dimmingColor = UIColor(white: 0, alpha: 0.2)

    init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "search"
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = Self.dimmingColor
        dimming.accessibilityIdentifier = "search dimming"
        dimming.alpha = 0
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", SearchView.tap)))
        addSubview(dimming)
    }

    required init?(coder: NSCoder) { nil }

    var isDimmed: Bool {
        get { dimming.alpha > 0 }
        set { dimming.alpha = newValue ? 1 : 0 }
    }

    var results: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let results { insertSubview(results, aboveSubview: dimming) }
        }
    }

    /// The height that the bar covers at the top, in points.
    var coveredTop: CGFloat = 0 { didSet { setNeedsLayout() } }
    private var uncovered: CGRect { bounds.inset(by: UIEdgeInsets(top: coveredTop, left: 0, bottom: 0, right: 0)) }

    /// The suggestions, placed over the results and below the bar.
    var suggestions: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let suggestions else { return }
            addSubview(suggestions)
            suggestions.frame = uncovered
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        suggestions?.frame = uncovered
    }

    private func tap() { onTap() }
}
