internal import FrameGeometry

// The path under construction. Points are taken over with the transform of the moment, as Core Graphics does.
extension CGContext {
    public func beginPath() { current = Path() }

    public func move(to point: CGPoint) { add { $0.move(to: point) } }

    public func addLine(to point: CGPoint) { add { $0.addLine(to: point) } }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) { add { $0.addQuadCurve(to: end, control: control) } }

    public func closePath() { current.close() }

    public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }

    public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }

    /// A contour of lines between the points, left open.
    public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points) } }

    public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }

    /// - Parameter clockwise: with y up; with y down, as in contexts of UIKit, `true` goes counterclockwise on the screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        current.addArc(center, radius, startAngle, endAngle, isRising: !clockwise, state.map)
    }

    /// Rounds the corner at `tangent1End` on the way to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        current.addArc(
            corner: Point(tangent1End), towards: Point(tangent2End), radius: radius, map: state.map)
    }

    public func addPath(_ path: CGPath) { add { $0.addPath(path) } }

    /// The path in user space.
    public var path: CGPath? { userPath.flatMap { $0.elements.isEmpty ? nil : CGPath($0) } }

    public var isPathEmpty: Bool { current.elements.isEmpty }

    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return path?.contains(point, using: rule) ?? false
    }

    /// Puts the outline of the line along the path in its place.
    public func replacePathWithStrokedPath() {
        guard let userPath else { return }
        let size = state.map.determinant.magnitude.squareRoot()
        let tolerance = size > 0 ? 0.01 / (size * scale) : 0.01
        current = state.stroke.outline(of: userPath, tolerance: tolerance).applying(state.map)
    }

    /// `nil` where the transform has no inverse.
    var userPath: Path? {
        state.map.isIdentity ? current : state.map.inverse.map(current.applying)
    }

    private func add(_ build: (CGMutablePath) -> Void) {
        // Begun where the path is, so that what goes on from there does.
        let path = CGMutablePath()
        build(path)
        current.elements += path.path.applying(state.map).elements
    }
}
