internal import FrameLists

/// The width or height of an item in a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject {
    let length: LayoutLength

    private init(_ length: LayoutLength) {
        self.length = length
        super.init()
    }

    /// Creates a fraction of the container's width, for either dimension.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfWidth(Double(fractionalWidth)))
    }

    /// Creates a fraction of the container's height, for either dimension.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfHeight(Double(fractionalHeight)))
    }

    /// Creates a length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute(Double(absoluteDimension)))
    }

    /// Creates a length in points that applies until the view has been measured.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated(Double(estimatedDimension)))
    }

    /// Creates the largest of the measured lengths of the sibling items in a group; until they are measured, the
    /// estimate in points.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform(estimate: Double(estimate)))
    }

    open var isFractionalWidth: Bool { if case .fractionOfWidth = length { true } else { false } }
    open var isFractionalHeight: Bool { if case .fractionOfHeight = length { true } else { false } }
    open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
    open var isEstimated: Bool { if case .estimated = length { true } else { false } }
    open var isUniformAcrossSiblings: Bool { if case .uniform = length { true } else { false } }

    /// The fraction or the number of points.
    open var dimension: CGFloat {
        switch length {
        case .fractionOfWidth(let value), .fractionOfHeight(let value), .absolute(let value), .estimated(let value),
            .uniform(let value):
            CGFloat(value)
        }
    }
}

/// The dimensions of an item in a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    var size: LayoutSize { LayoutSize(width: widthDimension.length, height: heightDimension.length) }
}

/// A distance between items, or around one.
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject {
    let points: LayoutSpacing

    private init(_ spacing: LayoutSpacing) {
        points = spacing
        super.init()
    }

    /// Creates a distance in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.fixed(Double(fixedSpacing)))
    }

    /// Creates a minimum distance in points. The remaining length of a group is divided among its flexible distances.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.flexible(Double(flexibleSpacing)))
    }

    open var spacing: CGFloat {
        switch points {
        case .fixed(let length), .flexible(let length): CGFloat(length)
        }
    }
    open var isFixedSpacing: Bool { !isFlexibleSpacing }
    open var isFlexibleSpacing: Bool { if case .flexible = points { true } else { false } }
}

/// The distances around an item that apply when items are arranged in a line.
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    var edges: LayoutEdges {
        LayoutEdges(
            leading: leading?.points, top: top?.points, trailing: trailing?.points, bottom: bottom?.points)
    }
}

/// A point of an item at which another view is attached.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject {
    /// The edges that determine the point: a corner, the middle of an edge, or the center if there are none.
    public let edges: NSDirectionalRectEdge
    /// The offset from the point, in points or as fractions of the attached view's size (facts/badge-offset).
    public let offset: CGPoint
    public let isAbsoluteOffset: Bool
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isAbsolute: true)
    }

    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }

    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
        super.init()
    }

    var anchor: AnchoredItem.Anchor {
        func unit(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> Double {
            edges.contains(start) == edges.contains(end) ? 0.5 : edges.contains(end) ? 1 : 0
        }
        return AnchoredItem.Anchor(
            unit: .init(x: unit(.leading, .trailing), y: unit(.top, .bottom)), offset: .init(offset.finite),
            isFraction: isFractionalOffset)
    }
}

extension CGPoint {
    /// The point with 0 in place of numbers that are not finite.
    var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension NSDirectionalEdgeInsets {
    /// The insets with 0 in place of numbers that are not finite.
    var insets: ListInsets {
        func finite(_ points: CGFloat) -> Double { points.isFinite ? Double(points) : 0 }
        return ListInsets(
            top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
    }
}

/// An edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var alignment: BoundaryItem.Alignment {
        switch self {
        case .none: .none
        case .top: .top
        case .topLeading: .topLeading
        case .leading: .leading
        case .bottomLeading: .bottomLeading
        case .bottom: .bottom
        case .bottomTrailing: .bottomTrailing
        case .trailing: .trailing
        case .topTrailing: .topTrailing
        }
    }
}
