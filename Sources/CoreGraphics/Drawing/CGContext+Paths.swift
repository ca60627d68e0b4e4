internal import FrameGeometry

// The current path. Points are transformed when they are added, as in Core Graphics.
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

    /// Adds an open contour of lines between the points.
    public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points) } }

    public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }

    /// - Parameter clockwise: The direction with y pointing up. With y down, as in UIKit's contexts, `true` is
    ///   counterclockwise on screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        current.addArc(center, radius, startAngle, endAngle, isRising: !clockwise, state.map)
    }

    /// Adds a line and an arc that round the corner at `tangent1End`, toward `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        current.addArc(
            corner: Point(tangent1End), towards: Point(tangent2End), radius: radius, map: state.map)
    }

    public func addPath(_ path: CGPath) { add { $0.addPath(path) } }

    /// The current path in user space.
    public var path: CGPath? { userPath.flatMap { $0.elements.isEmpty ? nil : CGPath($0) } }

    public var isPathEmpty: Bool { current.elements.isEmpty }

    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return path?.contains(point, using: rule) ?? false
    }

    /// Replaces the path with the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let userPath else { return }
        let size = state.map.determinant.magnitude.squareRoot()
        let tolerance = size > 0 ? 0.01 / (size * scale) : 0.01
        current = state.stroke.outline(of: userPath, tolerance: tolerance).applying(state.map)
    }

    /// The current path in user space; `nil` if the transform has no inverse.
    var userPath: Path? {
        state.map.isIdentity ? current : state.map.inverse.map(current.applying)
    }

    private func add(_ build: (CGMutablePath) -> Void) {
        // Start at the current point, so that the contour continues.
        let path = CGMutablePath()
        build(path)
        current.elements += path.path.applying(state.map).elements
    }
}
