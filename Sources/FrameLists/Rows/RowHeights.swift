/// The heights and positions of a list's rows, headers and footers, from top to bottom.
///
/// Rows have the estimate of their section until they are measured. Lookups and changes take the logarithm of the
/// number of rows and of sections. All lengths are in points from the top of the first header.
public struct RowHeights: Sendable {
    /// A section before its rows are measured.
    public struct Section: Sendable {
        public var header: Double
        public var rows: Lengths
        public var footer: Double

        /// - Parameters:
        ///   - header: Height of the header; 0 if there is none.
        ///   - rows: Heights of the rows, or one estimate for all of them.
        ///   - footer: Height of the footer; 0 if there is none.
        public init(header: Double = 0, rows: Lengths, footer: Double = 0) {
            self.header = header
            self.rows = rows
            self.footer = footer
        }

        var total: Double { header + rows.total + footer }
    }

    private var sections: [Section]
    private var totals: Lengths

    public init(_ sections: [Section] = []) {
        self.sections = sections
        totals = Lengths(sections.map(\.total), common: 0)
    }

    public var total: Double { totals.total }
    public var sectionCount: Int { sections.count }
    /// Number of rows in each section.
    public var counts: [Int] { sections.map(\.rows.count) }

    public func rowCount(in section: Int) -> Int { sections[section].rows.count }

    /// Whether there is a row with this index.
    public func contains(_ row: ListIndex) -> Bool {
        sections.indices.contains(row.section) && row.item >= 0 && row.item < sections[row.section].rows.count
    }

    // MARK: - Where each is

    /// Returns the range of offsets that contains the header, the rows and the footer of a section.
    public func span(ofSection section: Int) -> Range<Double> {
        let start = totals.sum(before: section)
        return start..<start + sections[section].total
    }

    public func span(ofHeader section: Int) -> Range<Double> {
        let start = totals.sum(before: section)
        return start..<start + sections[section].header
    }

    public func span(ofFooter section: Int) -> Range<Double> {
        let start = totals.sum(before: section) + sections[section].header + sections[section].rows.total
        return start..<start + sections[section].footer
    }

    public func span(of row: ListIndex) -> Range<Double> {
        let section = sections[row.section]
        let start = totals.sum(before: row.section) + section.header + section.rows.sum(before: row.item)
        return start..<start + section.rows[row.item]
    }

    // MARK: - Which is where

    /// Returns the section whose header, rows or footer contain the offset.
    public func section(at offset: Double) -> Int? { totals.index(at: offset) }

    /// Returns the row that contains the offset, or `nil` in headers and footers, and outside of the list.
    public func row(at offset: Double) -> ListIndex? {
        guard let section = totals.index(at: offset) else { return nil }
        let inRows = offset - totals.sum(before: section) - sections[section].header
        return sections[section].rows.index(at: inRows).map { ListIndex(section: section, item: $0) }
    }

    /// Returns the sections that intersect a range of offsets.
    public func sections(in range: Range<Double>) -> Range<Int> {
        guard range.lowerBound < range.upperBound, range.upperBound > 0, range.lowerBound < total,
            let first = totals.index(at: max(0, range.lowerBound))
        else { return 0..<0 }
        var end = first + 1
        while end < sections.count, totals.sum(before: end) < range.upperBound { end += 1 }
        return first..<end
    }

    /// Returns the rows that intersect a range of offsets, in order.
    public func rows(in range: Range<Double>) -> [ListIndex] {
        sections(in: range).flatMap { index -> [ListIndex] in
            let section = sections[index]
            let start = totals.sum(before: index) + section.header
            let top = max(0, range.lowerBound - start)
            guard var row = section.rows.index(at: top) else { return [] }
            var (rows, offset) = ([ListIndex](), start + section.rows.sum(before: row))
            while row < section.rows.count, offset < range.upperBound {
                let height = section.rows[row]
                if height > 0 { rows.append(ListIndex(section: index, item: row)) }
                offset += height
                row += 1
            }
            return rows
        }
    }

    // MARK: - Changes

    /// Sets the height of a row to its measured height.
    ///
    /// - Parameter top: Offset at the top of the visible part.
    /// - Returns: The distance by which `top` has to move for the visible rows to stay in place: the whole correction
    ///   if the row begins above it, otherwise 0.
    @discardableResult public mutating func measure(_ row: ListIndex, as height: Double, top: Double = 0) -> Double {
        let isAbove = span(of: row).lowerBound < top
        let difference = sections[row.section].rows.set(height, at: row.item)
        update(row.section)
        return isAbove ? difference : 0
    }

    /// Sets the height of a header, like ``measure(_:as:top:)`` for a row.
    @discardableResult public mutating func setHeader(_ height: Double, of section: Int, top: Double = 0) -> Double {
        let (span, isAbove) = (span(ofHeader: section), span(ofHeader: section).lowerBound < top)
        sections[section].header = height
        update(section)
        return isAbove ? height - (span.upperBound - span.lowerBound) : 0
    }

    /// Sets the height of a footer, like ``measure(_:as:top:)`` for a row.
    @discardableResult public mutating func setFooter(_ height: Double, of section: Int, top: Double = 0) -> Double {
        let (span, isAbove) = (span(ofFooter: section), span(ofFooter: section).lowerBound < top)
        sections[section].footer = height
        update(section)
        return isAbove ? height - (span.upperBound - span.lowerBound) : 0
    }

    private mutating func update(_ section: Int) { totals.set(sections[section].total, at: section) }

    /// Takes over the measured heights of a list before a batch, except for rows that it reloads.
    public mutating func keepMeasured(of old: RowHeights, through change: ListChange) {
        for (section, heights) in old.sections.enumerated() {
            var changed: Set<Int> = []
            heights.rows.forEachSet { row, height in
                guard let new = change.newIndex(of: ListIndex(section: section, item: row)), contains(new),
                    !change.isReloaded(new: new)
                else { return }
                sections[new.section].rows.set(height, at: new.item)
                changed.insert(new.section)
            }
            changed.forEach { update($0) }
        }
    }
}
