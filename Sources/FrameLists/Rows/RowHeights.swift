/// The heights of a list's rows, headers and footers, below each other: where each is, and which is where.
///
/// Rows have the estimate of their section until they are measured. Look-ups and changes take the logarithm of the number of rows
/// and of sections. All lengths are in points from the top of the first header.
public struct RowHeights: Sendable {
    /// A section before its rows are measured.
    public struct Section: Sendable {
        public var header: Double
        public var rows: Lengths
        public var footer: Double

        /// - Parameters:
        ///   - header: The height of the header; 0 without one.
        ///   - rows: The heights of the rows, or one estimate for all of them.
        ///   - footer: The height of the footer; 0 without one.
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
    /// The number of rows of each section.
    public var counts: [Int] { sections.map(\.rows.count) }

    public func rowCount(in section: Int) -> Int { sections[section].rows.count }

    /// Whether there is a row with the index.
    public func contains(_ row: ListIndex) -> Bool {
        sections.indices.contains(row.section) && row.item >= 0 && row.item < sections[row.section].rows.count
    }

    // MARK: - Where each is

    /// The header, the rows and the footer of a section.
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

    /// The section whose header, rows or footer contain the offset.
    public func section(at offset: Double) -> Int? { totals.index(at: offset) }

    /// The row that contains the offset; `nil` in headers and footers, and outside of the list.
    public func row(at offset: Double) -> ListIndex? {
        guard let section = totals.index(at: offset) else { return nil }
        let inRows = offset - totals.sum(before: section) - sections[section].header
        return sections[section].rows.index(at: inRows).map { ListIndex(section: section, item: $0) }
    }

    /// The sections of which a part lies in a range of offsets.
    public func sections(in range: Range<Double>) -> Range<Int> {
        guard range.lowerBound < range.upperBound, range.upperBound > 0, range.lowerBound < total,
            let first = totals.index(at: max(0, range.lowerBound))
        else { return 0..<0 }
        var end = first + 1
        while end < sections.count, totals.sum(before: end) < range.upperBound { end += 1 }
        return first..<end
    }

    /// The rows of which a part lies in a range of offsets, in order.
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

    /// Sets the height of a row to its measured one.
    ///
    /// - Parameter top: The offset at the top of what is visible.
    /// - Returns: by how much `top` has to move for the visible rows to stay where they are seen: by the whole correction if the row
    ///   begins above it, else not at all.
    @discardableResult public mutating func measure(_ row: ListIndex, as height: Double, top: Double = 0) -> Double {
        let isAbove = span(of: row).lowerBound < top
        let difference = sections[row.section].rows.set(height, at: row.item)
        update(row.section)
        return isAbove ? difference : 0
    }

    /// As ``measure(_:as:top:)``, for a header.
    @discardableResult public mutating func setHeader(_ height: Double, of section: Int, top: Double = 0) -> Double {
        let (span, isAbove) = (span(ofHeader: section), span(ofHeader: section).lowerBound < top)
        sections[section].header = height
        update(section)
        return isAbove ? height - (span.upperBound - span.lowerBound) : 0
    }

    /// As ``measure(_:as:top:)``, for a footer.
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
