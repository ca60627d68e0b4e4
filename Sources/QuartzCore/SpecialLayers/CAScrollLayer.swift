/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A layer that shows the part of its sublayers selected by ``scroll(to:)-(CGPoint)``.
@MainActor @preconcurrency open class CAScrollLayer: CALayer {
    open var scrollMode = CAScrollLayerScrollMode.both

    override class var archivedProperties: ArchivedProperties {
        super.archivedProperties + [.init("scrollMode", \CAScrollLayer.scrollMode)]
    }

    /// Moves the origin of the bounds to a point, in the directions that ``scrollMode`` allows.
    open func scroll(to p: CGPoint) {
        if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
    }

    /// Moves the bounds as little as needed to show a rectangle.
    open func scroll(to r: CGRect) {
        func origin(_ low: CGFloat, _ high: CGFloat, _ begin: CGFloat, _ length: CGFloat) -> CGFloat {
            low < begin || high - low > length ? low : high > begin + length ? high - length : begin
        }
        scroll(
            to: CGPoint(
                x: origin(r.minX, r.maxX, bounds.minX, bounds.width),
                y: origin(r.minY, r.maxY, bounds.minY, bounds.height)))
    }
}

extension CALayer {
    /// Scrolls the nearest scroll layer above to a point in the layer's coordinates.
    public func scroll(_ p: CGPoint) {
        guard let scrollLayer = enclosingScrollLayer else { return }
        scrollLayer.scroll(to: convert(p, to: scrollLayer))
    }

    /// Scrolls the nearest scroll layer above as little as needed to show a rectangle in the layer's coordinates.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scrollLayer = enclosingScrollLayer else { return }
        scrollLayer.scroll(to: convert(r, to: scrollLayer))
    }

    /// The part of the bounds inside the nearest scroll layer above; the bounds if there is none.
    public var visibleRect: CGRect {
        guard let scrollLayer = enclosingScrollLayer else { return bounds }
        return bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
    }

    private var enclosingScrollLayer: CAScrollLayer? {
        var layer = superlayer
        while let candidate = layer, !(candidate is CAScrollLayer) { layer = candidate.superlayer }
        return layer as? CAScrollLayer
    }
}
