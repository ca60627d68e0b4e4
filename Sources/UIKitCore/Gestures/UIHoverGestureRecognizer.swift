/// A recognizer of a pointer over its view.
///
/// Differs from UIKit: never recognizes anything, because there is no pointer.
@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of a pencil from the screen, 0…1.
    open var zOffset: CGFloat { 0 }

    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
