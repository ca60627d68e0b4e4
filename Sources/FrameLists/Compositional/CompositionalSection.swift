public import FrameGeometry

/// A section of a compositional layout: a group that is repeated until all items are placed.
public struct CompositionalSection: Sendable {
    public var group: CompositionalItem
    public var itemCount: Int
    /// Space between neighboring groups.
    public var groupSpacing = 0.0
    /// Insets around the groups.
    public var insets = ListInsets.zero
    /// Padding along the axis, before the boundary items at the beginning and after those at the end.
    public var padding = (before: 0.0, behind: 0.0)
    /// Insets beside boundary items, across the axis.
    public var boundaryInsets = ListInsets.zero
    public var boundary: [BoundaryItem] = []
    public var decorations: [DecorationItem] = []
    /// Scrolling of groups across the axis; `nil` if they follow each other along it.
    public var orthogonal: OrthogonalBehavior?

    public init(group: CompositionalItem, itemCount: Int) {
        (self.group, self.itemCount) = (group, itemCount)
    }
}

/// A header, a footer or another view at an edge of a section, or of the whole content.
public struct BoundaryItem: Sendable {
    public enum Alignment: Hashable, Sendable {
        case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
    }

    public var kind: String
    /// Size, whose fractions refer to the section.
    public var size: LayoutSize
    public var alignment: Alignment
    /// Offset that moves the frame.
    public var offset = Point.zero
    /// Whether the item makes the section larger; otherwise it is in front of the section's content.
    public var extends = true
    /// Whether the item stays in the visible part of the section.
    public var isPinned = false
    public var zIndex = 1

    public init(kind: String, size: LayoutSize, alignment: Alignment) {
        (self.kind, self.size, self.alignment) = (kind, size, alignment)
    }

    /// The edge of the item, relative to the layout's axis.
    enum Edge { case start, end, startAcross, endAcross }

    func edge(_ axis: ScrollAxis) -> Edge {
        switch (alignment, axis) {
        case (.none, _): .start
        case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical): .start
        case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): .end
        case (.leading, .vertical), (.top, .horizontal), (.topLeading, .horizontal), (.topTrailing, .horizontal):
            .startAcross
        case (.trailing, .vertical), (.bottom, .horizontal), (.bottomLeading, .horizontal),
            (.bottomTrailing, .horizontal):
            .endAcross
        case (.leading, .horizontal): .start
        case (.trailing, .horizontal): .end
        }
    }

    /// Position on the edge, from 0 at its beginning to 1.
    var fraction: Double {
        switch alignment {
        case .top, .bottom, .leading, .trailing: 0.5
        case .none, .topLeading, .bottomLeading: 0
        case .topTrailing, .bottomTrailing: 1
        }
    }
}

/// A view as large as its section.
public struct DecorationItem: Sendable {
    public var kind: String
    public var insets = ListInsets.zero
    public var zIndex = -1
    /// Distance that it extends beyond the section, before its beginning and after its end.
    public var reach = (before: 0.0, behind: 0.0)

    public init(kind: String) {
        self.kind = kind
    }
}
