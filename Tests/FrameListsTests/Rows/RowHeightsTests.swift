import TestSupport
import Testing

@testable import FrameLists

/// Positions in a list with sections, compared with a linear pass.
@Suite struct RowHeightsTests {
    private struct Case {
        var heights: RowHeights
        /// The header, the rows and the footer of each section.
        var plain: [(header: Double, rows: [Double], footer: Double)]

        init(_ random: inout SplitMix64) {
            plain = (0..<random.integer(1...6)).map { _ in
                let estimate = random.number(1...60)
                return (
                    random.isTrue() ? random.number(0...40) : 0,
                    Array(repeating: estimate, count: random.integer(0...12)),
                    random.isTrue(0.3) ? random.number(0...40) : 0
                )
            }
            heights = RowHeights(
                plain.map {
                    RowHeights.Section(
                        header: $0.header, rows: Lengths(count: $0.rows.count, common: $0.rows.first ?? 1),
                        footer: $0.footer)
                })
            for _ in 0..<random.integer(0...20) {
                let section = random.integer(below: plain.count)
                guard !plain[section].rows.isEmpty else { continue }
                let row = random.integer(below: plain[section].rows.count)
                plain[section].rows[row] = random.number(0...90)
                heights.measure(ListIndex(section: section, item: row), as: plain[section].rows[row])
            }
        }

        func start(of section: Int) -> Double {
            plain[..<section].reduce(0) { $0 + $1.header + $1.rows.reduce(0, +) + $1.footer }
        }

        func start(of row: ListIndex) -> Double {
            start(of: row.section) + plain[row.section].header + plain[row.section].rows[..<row.item].reduce(0, +)
        }

        var rows: [ListIndex] {
            plain.indices.flatMap { section in
                plain[section].rows.indices.map { ListIndex(section: section, item: $0) }
            }
        }
    }

    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

    private func eachCase(_ body: (Case, inout SplitMix64) -> Void) {
        var random = SplitMix64(seed: 7)
        for _ in 0..<60 {
            let tested = Case(&random)
            body(tested, &random)
        }
    }

    @Test func spansMatchALinearPass() {
        eachCase { tested, _ in
            for section in tested.plain.indices {
                let (start, plain) = (tested.start(of: section), tested.plain[section])
                let rows = plain.rows.reduce(0, +)
                #expect(isNear(tested.heights.span(ofSection: section).lowerBound, start))
                #expect(isNear(tested.heights.span(ofHeader: section).upperBound, start + plain.header))
                #expect(isNear(tested.heights.span(ofFooter: section).lowerBound, start + plain.header + rows))
                #expect(
                    isNear(
                        tested.heights.span(ofFooter: section).upperBound, start + plain.header + rows + plain.footer))
            }
            for row in tested.rows {
                let span = tested.heights.span(of: row)
                #expect(isNear(span.lowerBound, tested.start(of: row)))
                #expect(isNear(span.upperBound - span.lowerBound, tested.plain[row.section].rows[row.item]))
            }
        }
    }

    @Test func aRangeReturnsTheRowsThatOverlapIt() {
        eachCase { tested, random in
            let low = random.number(-50...tested.heights.total)
            let range = low..<(low + random.number(0.01...300))
            let expected = tested.rows.filter { row in
                let (start, height) = (tested.start(of: row), tested.plain[row.section].rows[row.item])
                return height > 0 && start < range.upperBound && start + height > range.lowerBound
            }
            #expect(tested.heights.rows(in: range) == expected)
            let sections = tested.plain.indices.filter { section in
                let (start, end) = (tested.start(of: section), tested.start(of: section + 1))
                return end > start && start < range.upperBound && end > range.lowerBound
            }
            #expect(tested.heights.sections(in: range).filter { sections.contains($0) } == sections)
        }
    }

    @Test func headersAndFootersAreNotRows() {
        let heights = RowHeights([.init(header: 10, rows: Lengths(count: 2, common: 20), footer: 5)])
        #expect(heights.row(at: 5) == nil)
        #expect(heights.row(at: 10) == ListIndex(section: 0, item: 0))
        #expect(heights.row(at: 49) == ListIndex(section: 0, item: 1))
        #expect(heights.row(at: 50) == nil)
        #expect(heights.row(at: -1) == nil && heights.row(at: 55) == nil)
    }

    /// Corrections keep visible content in place.
    @Test func measuringMovesNothingThatIsVisible() {
        eachCase { tested, random in
            guard let row = tested.rows.randomElement(using: &random) else { return }
            let top = random.number(0...tested.heights.total)
            var measured = tested.heights
            let shift = measured.measure(row, as: random.number(0...200), top: top)
            for other in tested.rows where other != row {
                let (old, new) = (tested.heights.span(of: other), measured.span(of: other))
                guard tested.start(of: other) >= top, tested.start(of: row) != top || other > row else { continue }
                if tested.start(of: row) < top || other < row {
                    #expect(isNear(new.lowerBound - shift, old.lowerBound))
                }
            }
        }
    }

    @Test func measuredHeightsFollowTheirRowsThroughABatch() throws {
        var old = RowHeights([.init(rows: Lengths(count: 4, common: 44)), .init(rows: Lengths(count: 2, common: 44))])
        for (section, row, height) in [(0, 0, 50.0), (0, 2, 60), (0, 3, 65), (1, 0, 70)] {
            old.measure(ListIndex(section: section, item: row), as: height)
        }
        var updates = ListUpdates()
        updates.deletedItems = [ListIndex(section: 0, item: 1)]
        updates.insertedItems = [ListIndex(section: 0, item: 0)]
        updates.reloadedItems = [ListIndex(section: 0, item: 3)]
        updates.movedItems = [
            ListMove(from: ListIndex(section: 1, item: 0), to: ListIndex(section: 1, item: 1))
        ]
        let change = try ListChange(from: [4, 2], to: [4, 2], applying: updates, of: .rows)
        var new = RowHeights([.init(rows: Lengths(count: 4, common: 44)), .init(rows: Lengths(count: 2, common: 44))])
        new.keepMeasured(of: old, through: change)
        let rows = (0..<2).flatMap { section in
            (0..<new.rowCount(in: section)).map { ListIndex(section: section, item: $0) }
        }
        #expect(rows.map { new.span(of: $0).upperBound - new.span(of: $0).lowerBound } == [44, 50, 60, 44, 44, 70])
        #expect(new.total == 312)
    }
}
