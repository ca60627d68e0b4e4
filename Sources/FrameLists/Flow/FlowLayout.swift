public import FrameGeometry

/// A flow layout with items in lines across the axis, and lines following each other along it. It turns values into
/// frames.
///
/// A section with items of one size is stored in constant space. Frames and the elements in a rectangle are found in
/// logarithmic time.
public struct FlowLayout: Sendable {
    /// An element that has a frame.
    public enum Element: Hashable, Sendable {
        case item(ListIndex)
        /// The header or footer of a section.
        case header(Int), footer(Int)
    }

    /// The part of the content at whose ends headers and footers stay.
    public struct Pins: Hashable, Sendable {
        public var headers: Bool
        public var footers: Bool
        /// Start of the visible part, along the axis; ``end`` is its end.
        public var start: Double
        public var end: Double

        public init(headers: Bool, footers: Bool, start: Double, end: Double) {
            (self.headers, self.footers, self.start, self.end) = (headers, footers, start, end)
        }
    }

    private struct Section: Sendable {
        let section: FlowSection
        let lines: FlowLines
        /// Start relative to the beginning of the content.
        let start: Double
        let linesStart: Double
        let end: Double
    }

    public let axis: ScrollAxis
    public let contentSize: Size
    /// Headers and footers that stay in the visible part of their section. It may be changed at any time.
    public var pins: Pins?
    private let sections: [Section]
    private let stretches: Stretches
    private let across: Double
    private let pixelsPerPoint: Double?
    private let isRightToLeft: Bool

    /// - Parameters:
    ///   - across: Length of the content across the axis.
    ///   - pixelsPerPoint: Resolution to which origins are rounded; `nil` for no rounding.
    ///   - isRightToLeft: Whether the content is mirrored horizontally.
    public init(
        _ sections: [FlowSection], axis: ScrollAxis, across: Double, pixelsPerPoint: Double? = nil,
        isRightToLeft: Bool = false
    ) {
        var position = 0.0
        var placed: [Section] = []
        placed.reserveCapacity(sections.count)
        for section in sections {
            let available = across - axis.startAcross(section.insets) - axis.endAcross(section.insets)
            let lines = FlowLines(section, axis: axis, available: available)
            let linesStart = position + section.headerLength + axis.start(section.insets)
            let end = linesStart + lines.length + axis.end(section.insets) + section.footerLength
            placed.append(Section(section: section, lines: lines, start: position, linesStart: linesStart, end: end))
            position = end
        }
        (self.axis, self.across, self.pixelsPerPoint) = (axis, across, pixelsPerPoint)
        (self.sections, self.isRightToLeft) = (placed, isRightToLeft)
        stretches = Stretches(
            placed.map { (min($0.start, $0.linesStart), max($0.end, $0.linesStart + $0.lines.length)) })
        contentSize = axis.size(along: position, across: across)
    }

    /// Returns the frame of an element, or `nil` if it does not exist.
    public func frame(of element: Element) -> Rect? {
        unmirrored(element).map { finished($0) }
    }

    /// Returns the elements whose frames overlap a rectangle: the header, items and footer of each section.
    ///
    /// - Parameter limit: Maximum number of items to examine, for lines with a great many tiny ones.
    public func elements(in rect: Rect, limit: Int = .max) -> [Element] {
        // If the layout is mirrored or rounded, the frames decide at the end.
        let area = isRightToLeft ? rect.mirrored(in: contentSize.width) : rect
        let slack = pixelsPerPoint.map { 1 / $0 } ?? 0
        let low = axis.along(area.origin) - slack
        let high = low + axis.along(area.size) + 2 * slack
        var found: [Element] = []
        var examined = 0
        func add(_ element: Element) {
            if let frame = frame(of: element), frame.overlaps(rect) { found.append(element) }
        }
        for index in stretches.touching(low, high) {
            let section = sections[index]
            add(.header(index))
            for items in section.lines.items(from: low - section.linesStart, to: high - section.linesStart) {
                for item in items {
                    guard examined < limit else { return found }
                    examined += 1
                    add(.item(ListIndex(section: index, item: item)))
                }
            }
            add(.footer(index))
        }
        return found
    }

    // MARK: Frames

    /// Returns the frame from left to right, without rounding.
    private func unmirrored(_ element: Element) -> Rect? {
        switch element {
        case .item(let index):
            guard sections.indices ~= index.section else { return nil }
            let section = sections[index.section]
            guard 0..<section.section.items.count ~= index.item else { return nil }
            let origin = axis.point(
                along: section.linesStart, across: axis.startAcross(section.section.insets))
            return section.lines.frame(at: index.item).translated(by: origin)
        case .header(let index):
            guard sections.indices ~= index, sections[index].section.headerLength > 0 else { return nil }
            let section = sections[index]
            let length = section.section.headerLength
            var start = section.start
            if let pins, pins.headers { start = min(max(start, pins.start), max(start, section.end - length)) }
            return axis.rect(along: start, across: 0, size: axis.size(along: length, across: across))
        case .footer(let index):
            guard sections.indices ~= index, sections[index].section.footerLength > 0 else { return nil }
            let section = sections[index]
            let length = section.section.footerLength
            var start = section.end - length
            if let pins, pins.footers { start = max(min(start, pins.end - length), min(start, section.start)) }
            return axis.rect(along: start, across: 0, size: axis.size(along: length, across: across))
        }
    }

    private func finished(_ frame: Rect) -> Rect {
        var frame = isRightToLeft ? frame.mirrored(in: contentSize.width) : frame
        if let scale = pixelsPerPoint {
            frame.origin = Point(x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale)
        }
        return frame
    }
}
