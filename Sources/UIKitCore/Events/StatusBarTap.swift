/// A view that may respond to a tap on the status bar.
@MainActor protocol StatusBarTapReceiver: UIView {
    var receivesTapsOnStatusBar: Bool { get }
    func statusBarWasTapped()
}

extension UITouch {
    /// The maximum distance, in points, that a tap may move. Chosen to match the slop of a pan.
    private static let slop: CGFloat = 10

    /// Notifies the view on the screen that responds to taps on the status bar, if there is exactly one.
    func tapOnStatusBar() {
        guard let window, firstPoint.y < window.screenInsets.top, point.y < window.screenInsets.top,
            abs(point.x - firstPoint.x) <= Self.slop
        else { return }
        let receivers = window.statusBarTapReceivers
        if receivers.count == 1 { receivers[0].statusBarWasTapped() }
    }
}

extension UIView {
    /// The receivers on the screen among this view and its descendants.
    fileprivate var statusBarTapReceivers: [any StatusBarTapReceiver] {
        guard !isHidden, alpha >= 0.01, let window, convert(bounds, to: nil).intersects(window.bounds) else {
            return []
        }
        let own = (self as? any StatusBarTapReceiver).map { $0.receivesTapsOnStatusBar ? [$0] : [] } ?? []
        return own + subviews.flatMap(\.statusBarTapReceivers)
    }
}
