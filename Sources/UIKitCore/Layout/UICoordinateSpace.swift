internal import QuartzCore

/// A frame of reference on the screen, such as a view or the screen itself. Coordinates are not converted from or to
/// instances of other classes.
@MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds in the space's own coordinates.
    var bounds: CGRect { get }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The layer that defines these coordinates: the view's layer, or the layer of the whole screen.
    private var spaceLayer: CALayer? {
        // Entry point: A screen has no stage of its own.
        (self as? UIView)?.layer ?? (self is UIScreen ? Stage.current.committer.screen : nil)
    }

    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        spaceLayer?.convert(point, to: coordinateSpace.spaceLayer) ?? point
    }

    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        spaceLayer?.convert(point, from: coordinateSpace.spaceLayer) ?? point
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        spaceLayer?.convert(rect, to: coordinateSpace.spaceLayer) ?? rect
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        spaceLayer?.convert(rect, from: coordinateSpace.spaceLayer) ?? rect
    }
}

extension UIView: UICoordinateSpace {}

// Not overridable: UIKit makes the screen.
extension UIScreen: UICoordinateSpace {
    /// The coordinates of the screen in its current orientation.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// Differs from UIKit: also the coordinates of the screen in its current orientation.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
