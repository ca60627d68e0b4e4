internal import QuartzCore

/// A frame of reference on the screen, such as a view or the screen itself. Objects of other classes are not converted from or
/// to.
@MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
    /// In its own coordinates.
    var bounds: CGRect { get }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The layer of these coordinates: that of the view, or of the whole screen.
    private var spaceLayer: CALayer? {
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

extension UIScreen: UICoordinateSpace {
    /// That of the screen as it is held.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// Differs from UIKit: that of the screen as it is held, too.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
