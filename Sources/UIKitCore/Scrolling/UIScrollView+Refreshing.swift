extension UIScrollView {
    func refreshControlDidChange(from old: UIRefreshControl?) {
        guard refreshControl !== old else { return }
        old?.removeFromSuperview()
        if let refreshControl { insertSubview(refreshControl, at: 0) }
        insetsMayHaveChanged()
        refreshControl?.follow()
    }
}
