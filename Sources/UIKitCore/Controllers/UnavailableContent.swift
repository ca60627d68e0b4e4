/// The configuration and view that a controller shows in place of missing content.
@MainActor struct UnavailableContent {
    fileprivate var configuration: (any UIContentConfiguration)?
    fileprivate var view: (any UIView & UIContentView)?
    /// Whether the controller is asked for an update when its view is next laid out, as it is before it first appears.
    fileprivate var needsUpdate = true
}

extension UIViewController {
    var shownUnavailableContent: (any UIContentConfiguration)? {
        get { unavailableContent.configuration }
        set {
            unavailableContent.configuration = newValue
            if isViewLoaded { showUnavailableContent() }
        }
    }

    var currentUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    func requestUnavailableContent() {
        unavailableContent.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Updates and places the view, at the beginning of the layout of the controller's view.
    func layOutUnavailableContent() {
        if unavailableContent.needsUpdate {
            unavailableContent.needsUpdate = false
            updateContentUnavailableConfiguration(using: currentUnavailableState)
            if unavailableContent.configuration != nil { showUnavailableContent() }
        }
        guard let shown = unavailableContent.view else { return }
        shown.frame = view.bounds
        if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
    }

    private func showUnavailableContent() {
        guard let configuration = unavailableContent.configuration?.updated(for: currentUnavailableState) else {
            unavailableContent.view?.removeFromSuperview()
            unavailableContent.view = nil
            return
        }
        if let shown = unavailableContent.view, shown.supports(configuration) {
            shown.configuration = configuration
            return
        }
        unavailableContent.view?.removeFromSuperview()
        let shown = configuration.makeContentView()
        unavailableContent.view = shown
        shown.frame = view.bounds
        view.addSubview(shown)
    }
}
