extension UIScrollView {
    /// Shown behind the content where that is pulled down; its height is added to ``adjustedContentInset`` while it refreshes.
    public var refreshControl: UIRefreshControl? {
        get { storedRefreshControl }
        set { storedRefreshControl = newValue }
    }

    func refreshControlDidChange(from old: UIRefreshControl?) {
        guard storedRefreshControl !== old else { return }
        old?.removeFromSuperview()
        if let storedRefreshControl { insertSubview(storedRefreshControl, at: 0) }
        insetsMayHaveChanged()
        storedRefreshControl?.follow()
    }
}
