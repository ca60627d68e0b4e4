/// What a popover may come out of: a view or an item of a bar.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is, in `referenceView`'s coordinates.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { referenceView.convert(bounds, from: self) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// `nil` while the item is in no bar that is on screen there.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window = referenceView.window ?? UIApplication.shared.keyWindow else { return nil }
        func search(_ view: UIView) -> UIView? {
            if view === customView || (view as? BarButtonView)?.item === self { return view }
            return view.subviews.lazy.compactMap(search).first
        }
        return search(window)?.frame(in: referenceView)
    }
}
