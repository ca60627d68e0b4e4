public import FrameGeometry

/// A compositional layout: sections of repeated groups. It turns values into frames.
///
/// Groups of one form are stored once, however many there are; those with measured contents are stored in addition.
/// Frames, and the elements in a rectangle, are found in logarithmic time.
public struct CompositionalLayout: Sendable {
    /// An element that has a frame.
    public enum Element: Hashable, Sendable {
        case item(ListIndex)
        /// A view attached to an item, by its position in the list of attached views.
        case anchored(ListIndex, Int)
        case boundary(section: Int, Int)
        /// A boundary item of the whole content.
        case globalBoundary(Int)
        case decoration(section: Int, Int)
    }

    public struct PlacedElement: Sendable {
        public let element: Element
        public let frame: Rect
        public let zIndex: Int
        /// Kind of supplementary view; `nil` for an item.
        public let kind: String?
    }

    public let axis: ScrollAxis
    public private(set) var contentSize = Size.zero
    /// Ends of the visible part of the content along the axis, between which pinned items stay; `nil` to leave them in
    /// place. It may be changed at any time.
    public var visible: ClosedRange<Double>?
    private var sections: [SectionLayout]
    private let global: [BoundaryItem]
    private let container: Size
    private let sectionSpacing: Double
    private let pixelsPerPoint: Double?
    private let isRightToLeft: Bool
    private var measuredGlobal: [Int: Size] = [:]
    private var starts: [Double] = []
    private var stretches = Stretches([])
    private var globalEdges: [(size: Size, position: Double)] = []
    private var globalLengths = (header: 0.0, footer: 0.0)

    /// - Parameters:
    ///   - container: Visible size; across the axis, the content has its length.
    ///   - boundary: Headers and footers of the whole content.
    ///   - pixelsPerPoint: Resolution to which edges are rounded; `nil` for no rounding.
    ///   - isRightToLeft: Whether the content is mirrored horizontally.
    public init(
        _ sections: [CompositionalSection], axis: ScrollAxis, container: Size, sectionSpacing: Double = 0,
        boundary: [BoundaryItem] = [], pixelsPerPoint: Double? = nil, isRightToLeft: Bool = false
    ) {
        (self.axis, self.container, global) = (axis, container, boundary)
        self.sectionSpacing = sectionSpacing.isFinite ? sectionSpacing : 0
        (self.pixelsPerPoint, self.isRightToLeft) = (pixelsPerPoint, isRightToLeft)
        self.sections = sections.map { SectionLayout($0, axis: axis, container: container) }
        update()
    }

    private mutating func update() {
        var lengths = (header: 0.0, footer: 0.0)
        globalEdges = global.enumerated().map { index, item in
            let size = item.size.points(in: container, measured: measuredGlobal[index])
            let length = item.extends ? axis.along(size) : 0
            switch item.edge(axis) {
            case .start:
                lengths.header += length
                return (size, lengths.header - length)
            case .end:
                lengths.footer += length
                return (size, lengths.footer - length)
            case .startAcross, .endAcross: return (size, 0)
            }
        }
        globalLengths = lengths
        var (position, starts) = (lengths.header, [Double]())
        starts.reserveCapacity(sections.count)
        for section in sections {
            if !starts.isEmpty { position += sectionSpacing }
            starts.append(position)
            position += section.length
        }
        self.starts = starts
        stretches = Stretches(
            zip(starts, sections).map { start, section in
                let before = section.section.decorations.map(\.reach.before).max() ?? 0
                let behind = section.section.decorations.map(\.reach.behind).max() ?? 0
                return (start - before, start + section.length + behind)
            })
        contentSize = axis.size(along: position + lengths.footer, across: axis.across(container))
    }

    // MARK: Measuring

    /// Replaces estimates with the sizes of contents. Sizes of other elements, and those that are not finite, have no
    /// effect.
    public mutating func measure(_ sizes: [(element: Element, size: Size)]) {
        var items: [Int: [(item: Int, size: Size)]] = [:]
        for (element, size) in sizes {
            switch element {
            case .item(let index) where sections.indices ~= index.section:
                items[index.section, default: []].append((index.item, size))
            case .anchored(let index, let attached) where sections.indices ~= index.section:
                sections[index.section].measure(anchored: attached, of: index.item, size: size)
            case .boundary(let section, let index) where sections.indices ~= section:
                sections[section].measure(boundary: index, size: size)
            case .globalBoundary(let index) where global.indices ~= index && size.isUsable:
                measuredGlobal[index] = size
            case .item, .anchored, .boundary, .globalBoundary, .decoration: break
            }
        }
        for (section, sizes) in items { sections[section].measure(items: sizes) }
        update()
    }

    /// Returns the dimensions used to lay out an element, or `nil` for one that does not exist and for a decoration.
    public func size(of element: Element) -> LayoutSize? {
        switch element {
        case .globalBoundary(let index): global.indices ~= index ? global[index].size : nil
        case .item, .anchored, .boundary, .decoration:
            Self.part(of: element).flatMap { section, part in
                sections.indices ~= section ? sections[section].size(of: part) : nil
            }
        }
    }

    // MARK: Frames

    /// Returns the placement of an element, or `nil` if it does not exist. Elements that scroll in an orthogonal
    /// section are placed as if they were not scrolled.
    public func placed(_ element: Element) -> PlacedElement? {
        if case .globalBoundary(let index) = element {
            return global.indices ~= index ? globalBoundary(index) : nil
        }
        guard let (section, part) = Self.part(of: element), sections.indices ~= section else { return nil }
        return sections[section].placed(part, visible(in: section)).map { placed in
            isScrolled(placed.part, in: section) ? scrolled(placed, in: section) : finished(placed, in: section)
        }
    }

    /// Returns the elements whose frames overlap a rectangle, those of the whole content first, then section by
    /// section. Elements inside orthogonally scrolling sections are not included.
    ///
    /// - Parameter limit: Maximum number of items to examine, for groups with a great many tiny ones.
    public func elements(in rect: Rect, limit: Int = .max) -> [PlacedElement] {
        // Rounding moves edges by less than a pixel.
        let slack = pixelsPerPoint.map { 1 / $0 } ?? 0
        let area = (isRightToLeft ? rect.mirrored(in: contentSize.width) : rect).inset(by: -slack)
        var found = global.indices.map(globalBoundary)
        let low = axis.along(area.origin)
        // Boundary items may be moved out of their section, and badges extend out of it.
        let near = stretches.touching(low - Self.reach, low + axis.along(area.size) + Self.reach)
        var budget = limit
        for index in near {
            let origin = axis.point(along: starts[index], across: 0)
            let local = Rect(origin: area.origin - origin, size: area.size)
            found += sections[index].parts(in: local, visible: visible(in: index), budget: &budget)
                .map { finished($0, in: index) }
        }
        return found.filter { $0.frame.overlaps(rect) }
    }

    /// Distance in points outside of their section within which attached views are searched for.
    private static let reach = 100.0

    /// Returns the element of a supplementary kind at an item or, if it is the first one, at its section.
    public func supplementary(_ kind: String, at index: ListIndex) -> Element? {
        guard sections.indices ~= index.section else { return nil }
        return sections[index.section].supplementary(kind, at: index.item).map { Self.element($0, in: index.section) }
    }

    /// Returns the boundary item of the whole content with a kind.
    public func globalSupplementary(_ kind: String) -> Element? {
        global.firstIndex { $0.kind == kind }.map { .globalBoundary($0) }
    }

    /// Returns the decoration of a section with a kind.
    public func decoration(_ kind: String, inSection section: Int) -> Element? {
        guard sections.indices ~= section else { return nil }
        return sections[section].section.decorations.firstIndex { $0.kind == kind }
            .map { .decoration(section: section, $0) }
    }

    // MARK: Orthogonal sections

    /// Returns the sections that scroll across the axis and overlap a rectangle.
    public func orthogonalSections(in rect: Rect) -> [Int] {
        let low = axis.along(rect.origin)
        return stretches.touching(low, low + axis.along(rect.size)).filter { index in
            viewport(ofSection: index).map { $0.overlaps(rect) } ?? false
        }
    }

    /// Returns the part of the content in which an orthogonal section scrolls, or `nil` for any other section.
    public func viewport(ofSection index: Int) -> Rect? {
        guard sections.indices ~= index, sections[index].section.orthogonal != nil else { return nil }
        return finished(sections[index].viewport.translated(by: axis.point(along: starts[index], across: 0)))
    }

    /// Returns the resting positions of an orthogonal section. Offsets are distances from its first group.
    public func orthogonalPositions(ofSection index: Int) -> OrthogonalPositions? {
        sections.indices ~= index ? sections[index].orthogonalPositions : nil
    }

    /// Returns the size of the scrolling content of an orthogonal section.
    public func orthogonalContent(ofSection index: Int) -> Size {
        sections.indices ~= index ? sections[index].orthogonalContent : .zero
    }

    /// Returns the elements that overlap a rectangle of an orthogonal section's scrolling content. The rectangle and
    /// the frames are relative to the left edge of that content.
    ///
    /// - Parameter limit: Maximum number of items to examine.
    public func orthogonalElements(ofSection index: Int, in rect: Rect, limit: Int = .max) -> [PlacedElement] {
        guard let viewport = viewport(ofSection: index) else { return [] }
        let area = isRightToLeft ? rect.mirrored(in: scrolledWidth(ofSection: index)) : rect
        let slack = pixelsPerPoint.map { 1 / $0 } ?? 0
        var budget = limit
        return sections[index].groupParts(in: area.inset(by: -slack), budget: &budget).map { part in
            let placed = scrolled(part, in: index)
            let frame = placed.frame.translated(by: Point.zero - viewport.origin)
            return PlacedElement(element: placed.element, frame: frame, zIndex: placed.zIndex, kind: placed.kind)
        }.filter { $0.frame.overlaps(rect) }
    }

    private func isScrolled(_ part: SectionLayout.Part, in section: Int) -> Bool {
        guard sections[section].section.orthogonal != nil else { return false }
        return switch part {
        case .item, .anchored: true
        case .boundary, .decoration: false
        }
    }

    /// Returns the width in which the scrolling content is mirrored.
    private func scrolledWidth(ofSection index: Int) -> Double { sections[index].orthogonalContent.width }

    /// Returns the element moved to the viewport, without scrolling.
    private func scrolled(_ placed: SectionLayout.Placed, in section: Int) -> PlacedElement {
        let frame = isRightToLeft ? placed.frame.mirrored(in: scrolledWidth(ofSection: section)) : placed.frame
        let origin = viewport(ofSection: section)?.origin ?? .zero
        return PlacedElement(
            element: Self.element(placed.part, in: section), frame: rounded(frame.translated(by: origin)),
            zIndex: placed.zIndex, kind: placed.kind)
    }

    /// Returns the frame of a section with its insets and boundary items.
    public func frame(ofSection index: Int) -> Rect? {
        guard sections.indices ~= index else { return nil }
        let size = axis.size(along: sections[index].length, across: axis.across(container))
        return finished(axis.rect(along: starts[index], across: 0, size: size))
    }

    // MARK: Conversion

    private func visible(in section: Int) -> ClosedRange<Double>? {
        visible.map { $0.lowerBound - starts[section]...$0.upperBound - starts[section] }
    }

    private func globalBoundary(_ index: Int) -> PlacedElement {
        let (item, size) = (global[index], globalEdges[index].size)
        let (long, wide) = (axis.along(size), axis.across(size))
        let content = axis.along(contentSize)
        let centered = (axis.across(container) - wide) * item.fraction
        var frame: Rect
        switch item.edge(axis) {
        case .start:
            let natural = item.extends ? globalEdges[index].position : 0
            let along = item.isPinned ? max(natural, (visible?.lowerBound ?? 0) + natural) : natural
            frame = axis.rect(along: along, across: centered, size: size)
        case .end:
            let natural = content - globalLengths.footer + (item.extends ? globalEdges[index].position : -long)
            let along =
                item.isPinned ? min(natural, (visible?.upperBound ?? content) - (content - natural)) : natural
            frame = axis.rect(along: along, across: centered, size: size)
        case .startAcross, .endAcross:
            let across = item.edge(axis) == .startAcross ? 0 : axis.across(container) - wide
            frame = axis.rect(along: (content - long) * item.fraction, across: across, size: size)
        }
        frame = finished(frame.translated(by: item.offset))
        return PlacedElement(element: .globalBoundary(index), frame: frame, zIndex: item.zIndex, kind: item.kind)
    }

    private func finished(_ placed: SectionLayout.Placed, in section: Int) -> PlacedElement {
        let frame = placed.frame.translated(by: axis.point(along: starts[section], across: 0))
        return PlacedElement(
            element: Self.element(placed.part, in: section), frame: finished(frame), zIndex: placed.zIndex,
            kind: placed.kind)
    }

    /// Returns the frame, mirrored if necessary, with its edges on pixels.
    private func finished(_ frame: Rect) -> Rect {
        rounded(isRightToLeft ? frame.mirrored(in: contentSize.width) : frame)
    }

    private func rounded(_ frame: Rect) -> Rect {
        guard let scale = pixelsPerPoint else { return frame }
        func rounded(_ length: Double) -> Double { (length * scale).rounded() / scale }
        let (x, y) = (rounded(frame.minX), rounded(frame.minY))
        return Rect(x: x, y: y, width: rounded(frame.maxX) - x, height: rounded(frame.maxY) - y)
    }

    private static func element(_ part: SectionLayout.Part, in section: Int) -> Element {
        switch part {
        case .item(let item): .item(ListIndex(section: section, item: item))
        case .anchored(let item, let index): .anchored(ListIndex(section: section, item: item), index)
        case .boundary(let index): .boundary(section: section, index)
        case .decoration(let index): .decoration(section: section, index)
        }
    }

    private static func part(of element: Element) -> (section: Int, part: SectionLayout.Part)? {
        switch element {
        case .item(let index): (index.section, .item(index.item))
        case .anchored(let index, let attached): (index.section, .anchored(item: index.item, index: attached))
        case .boundary(let section, let index): (section, .boundary(index))
        case .decoration(let section, let index): (section, .decoration(index))
        case .globalBoundary: nil
        }
    }
}
