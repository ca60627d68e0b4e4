package import FrameGeometry

extension Point {
    package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension Size {
    package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension Rect {
    package init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension CGPoint {
    package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
    package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
    package init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
}
