/// What a device's screen loses to the status bar, the camera and the home indicator.
package struct ScreenInsets: Equatable, Sendable {
    /// Points, upright.
    package let top: CGFloat
    package let bottom: CGFloat

    package static let none = ScreenInsets(top: 0, bottom: 0)

    package init(top: CGFloat, bottom: CGFloat) {
        self.top = top
        self.bottom = bottom
    }

    /// For a window of that size. A phone on its side has nothing on top, what it had there at both sides, and 21 points at
    /// the bottom; one with a Home button has nothing at all. An iPad has the same either way (uikit-facts 4.1 and 4.2).
    package func insets(for size: CGSize) -> UIEdgeInsets {
        let isPad = min(size.width, size.height) >= 744
        guard size.width > size.height, !isPad else {
            return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        }
        return bottom > 0 ? UIEdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero
    }
}
