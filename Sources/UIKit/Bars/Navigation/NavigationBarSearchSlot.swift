/// A search controller whose bar is part of a navigation bar.
@MainActor protocol NavigationBarSearchSlot: AnyObject {
    /// Below the titles.
    var barView: UIView { get }
    /// In points.
    var preferredHeight: CGFloat { get }
}
