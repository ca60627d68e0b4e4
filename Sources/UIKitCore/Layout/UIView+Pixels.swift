internal import QuartzCore

extension UIView {
    /// The width of a one-pixel line, in points.
    package var pixel: CGFloat { 1 / max(1, stage.applicationState.mainScreen.scale) }

    /// The value rounded to the nearest pixel. A value halfway between two pixels moves down or to the right.
    package func roundedToPixel(_ value: CGFloat) -> CGFloat { (value / pixel + 0.5).rounded(.down) * pixel }

    /// The value rounded up to whole pixels.
    package func roundedUpToPixel(_ value: CGFloat) -> CGFloat { (value / pixel - 1e-6).rounded(.up) * pixel }

    /// The rectangle, mirrored within a width if the view's layout runs from right to left.
    package func directed(_ rect: CGRect, inWidth width: CGFloat) -> CGRect {
        isRightToLeft ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
}
