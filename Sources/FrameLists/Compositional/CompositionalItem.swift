public import FrameGeometry

/// A part of a group: a cell, or a group of further items.
public struct CompositionalItem: Sendable {
    public enum Content: Sendable {
        case cell
        case line(CompositionalLine)
        /// Cells at given frames.
        case custom([CustomFrame])
    }

    /// The frame of a cell in a custom group, relative to the origin of the group.
    public struct CustomFrame: Sendable {
        public let frame: Rect
        public let zIndex: Int

        public init(frame: Rect, zIndex: Int) {
            (self.frame, self.zIndex) = (frame, zIndex)
        }
    }

    public var size: LayoutSize
    /// Insets between the item's size and its frame; for a group, insets around its items.
    public var insets = ListInsets.zero
    public var edges = LayoutEdges()
    /// Views attached to the frame.
    public var anchored: [AnchoredItem] = []
    public var content: Content

    public init(size: LayoutSize, content: Content = .cell) {
        (self.size, self.content) = (size, content)
    }
}

/// A group of items arranged horizontally or vertically.
public struct CompositionalLine: Sendable {
    public enum Repeats: Hashable, Sendable {
        /// The items in turn, as long as the next one fits; the first is always included.
        case untilFull
        case times(Int)
        /// A fixed number of items, which divide the length of the group equally.
        case equally(Int)
    }

    public var axis: ScrollAxis
    public var items: [CompositionalItem]
    public var repeats: Repeats
    public var spacing = LayoutSpacing.fixed(0)

    public init(axis: ScrollAxis, items: [CompositionalItem], repeats: Repeats = .untilFull) {
        (self.axis, self.items, self.repeats) = (axis, items, repeats)
    }
}

/// A view attached to an item, such as a badge.
public struct AnchoredItem: Sendable {
    /// A point of a rectangle, with an offset from it.
    public struct Anchor: Hashable, Sendable {
        /// Point in fractions of the rectangle, from the leading and top edges.
        public var unit: Point
        public var offset: Point
        /// Whether the offset is in fractions of the attached view's size rather than in points.
        public var isFraction: Bool

        public init(unit: Point, offset: Point = .zero, isFraction: Bool = false) {
            (self.unit, self.offset, self.isFraction) = (unit, offset, isFraction)
        }

        fileprivate func point(in size: Size, offsetIn own: Size) -> Point {
            let more = isFraction ? Point(x: offset.x * own.width, y: offset.y * own.height) : offset
            return Point(x: unit.x * size.width, y: unit.y * size.height) + more
        }
    }

    public var kind: String
    public var size: LayoutSize
    /// Point of the container.
    public var container: Anchor
    /// Point of the view that is placed there; `nil` for the one with the same fractions.
    public var own: Anchor?
    public var zIndex: Int

    public init(kind: String, size: LayoutSize, container: Anchor, own: Anchor? = nil, zIndex: Int = 1) {
        (self.kind, self.size, self.container, self.own, self.zIndex) = (kind, size, container, own, zIndex)
    }

    func frame(on rect: Rect, measured: Size?) -> Rect {
        let size = size.points(in: rect.size, measured: measured)
        let point = container.point(in: rect.size, offsetIn: size)
        let ownPoint = (own ?? Anchor(unit: container.unit)).point(in: size, offsetIn: size)
        return Rect(origin: rect.origin + point - ownPoint, size: size)
    }
}
