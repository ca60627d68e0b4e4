internal import QuartzCore

extension UIView {
    /// The width of a line of one pixel.
    package var pixel: CGFloat { 1 / max(1, stage.applicationState.mainScreen.scale) }

    /// The nearest pixel; of two, the one that is farther down or to the right.
    package func roundedToPixel(_ value: CGFloat) -> CGFloat { (value / pixel + 0.5).rounded(.down) * pixel }

    /// At least this, in whole pixels.
    package func roundedUpToPixel(_ value: CGFloat) -> CGFloat { (value / pixel - 1e-6).rounded(.up) * pixel }

    /// The rectangle, mirrored in a width where the view runs from right to left.
    package func directed(_ rect: CGRect, inWidth width: CGFloat) -> CGRect {
        isRightToLeft ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
}
