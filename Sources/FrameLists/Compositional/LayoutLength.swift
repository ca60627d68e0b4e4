public import FrameGeometry

/// One dimension of an item of a compositional layout, in points or as a fraction of its container.
public enum LayoutLength: Hashable, Sendable {
    /// A fraction of the container's width or height, for either dimension of the item.
    case fractionOfWidth(Double), fractionOfHeight(Double)
    case absolute(Double)
    /// An estimate that is used until the content is measured.
    case estimated(Double)
    /// An estimate as in `estimated`, which is then replaced with the largest length of its neighbors in the group.
    case uniform(estimate: Double)

    /// Returns the length in points before anything is measured. It is not negative, and 0 if it is not finite.
    public func points(in container: Size) -> Double {
        let length =
            switch self {
            case .fractionOfWidth(let fraction): fraction * container.width
            case .fractionOfHeight(let fraction): fraction * container.height
            case .absolute(let points), .estimated(let points), .uniform(let points): points
            }
        return length.isFinite ? max(0, length) : 0
    }

    public var isEstimated: Bool {
        switch self {
        case .estimated, .uniform: true
        case .fractionOfWidth, .fractionOfHeight, .absolute: false
        }
    }
}

/// The dimensions of an item.
public struct LayoutSize: Hashable, Sendable {
    public var width: LayoutLength
    public var height: LayoutLength

    public init(width: LayoutLength, height: LayoutLength) {
        (self.width, self.height) = (width, height)
    }

    public func points(in container: Size) -> Size {
        Size(width: width.points(in: container), height: height.points(in: container))
    }

    /// Returns the length in the direction of an axis.
    func along(_ axis: ScrollAxis) -> LayoutLength { axis == .vertical ? height : width }

    /// Returns the size in points, with measured lengths in place of estimates.
    func points(in container: Size, measured: Size?) -> Size {
        var size = points(in: container)
        if let measured {
            if width.isEstimated { size.width = measured.width }
            if height.isEstimated { size.height = measured.height }
        }
        return size
    }
}

/// A distance, in points.
public enum LayoutSpacing: Hashable, Sendable {
    case fixed(Double)
    /// A minimum distance. Leftover space is divided equally among flexible distances.
    case flexible(Double)

    var least: Double {
        switch self {
        case .fixed(let points), .flexible(let points): points.isFinite ? points : 0
        }
    }

    var isFlexible: Bool {
        switch self {
        case .fixed: false
        case .flexible: true
        }
    }
}

/// Distances around an item, which apply when items are placed next to each other.
public struct LayoutEdges: Hashable, Sendable {
    public var leading: LayoutSpacing?
    public var top: LayoutSpacing?
    public var trailing: LayoutSpacing?
    public var bottom: LayoutSpacing?

    public init(
        leading: LayoutSpacing? = nil, top: LayoutSpacing? = nil, trailing: LayoutSpacing? = nil,
        bottom: LayoutSpacing? = nil
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }

    /// Returns the distances before and after the item on an axis.
    func along(_ axis: ScrollAxis) -> (before: LayoutSpacing, behind: LayoutSpacing) {
        axis == .vertical
            ? (top ?? .fixed(0), bottom ?? .fixed(0)) : (leading ?? .fixed(0), trailing ?? .fixed(0))
    }
}

extension ScrollAxis {
    /// The other axis.
    public var crossing: ScrollAxis { self == .vertical ? .horizontal : .vertical }
}
