import FrameGeometry
import TestSupport
import Testing

@testable import FrameLayout

@Suite struct AlertArrangementTests {
    private struct Sample {
        let content: AlertContent
        let measures: AlertMeasures
        let maxHeight: Double
        let arrangement: AlertArrangement
    }

    /// Various contents, measures and spaces.
    private static let samples: [Sample] = {
        var numbers = SplitMix64(seed: 31)
        return (0..<2000).map { _ in
            var measures = AlertMeasures(
                width: numbers.number(200...400), cancel: numbers.element(of: [.last, .apart, .hidden]),
                allowsPair: numbers.isTrue())
            (measures.textInset, measures.top) = (numbers.number(0...30), numbers.number(0...30))
            (measures.bottom, measures.bottomOfOne) = (numbers.number(0...30), numbers.number(0...30))
            (measures.textGap, measures.fieldGap) = (numbers.number(0...8), numbers.number(0...8))
            (measures.fieldHeight, measures.fieldInset) = (numbers.number(20...50), numbers.number(0...20))
            (measures.fieldTop, measures.fieldBottom) = (numbers.number(0...20), numbers.number(0...20))
            (measures.rowHeight, measures.rowGap) = (numbers.number(30...60), numbers.number(0...10))
            (measures.rowPadding, measures.rowTextInset) = (numbers.number(0...20), numbers.number(0...20))
            (measures.line, measures.cardGap) = (numbers.isTrue() ? 0.33 : 0, numbers.number(0...10))
            measures.leastActionsHeight = numbers.number(40...90)
            let count = numbers.isTrue(0.3) ? 2 : numbers.integer(0...9)
            let cancel = numbers.isTrue() ? numbers.integer(0...max(0, count - 1)) : -1
            let content = AlertContent(
                title: numbers.isTrue() ? numbers.number(10...300) : nil,
                message: numbers.isTrue() ? numbers.number(10...600) : nil, fieldCount: numbers.integer(0...3),
                actions: (0..<count).map {
                    AlertContent.Action(isCancel: $0 == cancel, width: numbers.number(10...160))
                })
            let maxHeight = numbers.number(300...900)
            return Sample(
                content: content, measures: measures, maxHeight: maxHeight,
                arrangement: AlertArrangement(content, measures, maxHeight: maxHeight))
        }
    }()

    private static func isClose(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-9 }

    @Test func theSizeFitsTheAvailableSpace() {
        for sample in Self.samples {
            #expect(sample.arrangement.size.height <= sample.maxHeight + 1e-9)
            #expect(sample.arrangement.size.width == sample.measures.width)
        }
    }

    /// The content, the line and the actions fill the card from top to bottom.
    @Test func thePartsFillTheAlert() {
        for sample in Self.samples {
            let result = sample.arrangement
            let line = result.divider?.size.height ?? 0
            #expect(result.header.minY == 0)
            #expect(Self.isClose(result.header.maxY + line, result.actions.minY))
            #expect(Self.isClose(result.actions.maxY, result.card.size.height))
            #expect((result.divider != nil) == (line > 0))
            #expect(result.cancelCard.map { $0.minY >= result.card.maxY } ?? true)
        }
    }

    /// If everything fits, nothing scrolls. Otherwise, the actions stay visible.
    @Test func overflowingContentScrolls() {
        var scrolling = 0
        for sample in Self.samples {
            let result = sample.arrangement
            let isCut =
                result.header.size.height < result.contentHeight - 1e-9
                || result.actions.size.height < result.actionsHeight - 1e-9
            let wish = AlertArrangement(sample.content, sample.measures, maxHeight: 1e6).size.height
            #expect(isCut == (wish > sample.maxHeight + 1e-9))
            let least = min(result.actionsHeight, sample.measures.leastActionsHeight)
            #expect(result.actions.size.height >= least - 1e-9)
            if isCut { scrolling += 1 }
        }
        #expect(scrolling > 100)
    }

    /// Every visible action has its own row inside its container.
    @Test func everyActionHasARow() {
        for sample in Self.samples {
            let result = sample.arrangement
            var areas: [Rect] = []
            for (action, row) in zip(sample.content.actions, result.rows) {
                guard let row else {
                    #expect(action.isCancel && sample.measures.cancel == .hidden)
                    continue
                }
                #expect(row.size.height == sample.measures.rowHeight)
                if action.isCancel, sample.measures.cancel == .apart {
                    #expect(result.cancelCard?.size == row.size)
                    continue
                }
                #expect(row.minX >= -1e-9 && row.maxX <= sample.measures.width + 1e-9)
                #expect(row.minY >= -1e-9 && row.maxY <= result.actionsHeight + 1e-9)
                areas.append(row)
            }
            for (index, area) in areas.enumerated() {
                for other in areas[..<index] {
                    #expect(
                        area.maxX <= other.minX + 1e-9 || other.maxX <= area.minX + 1e-9
                            || area.maxY <= other.minY + 1e-9 || other.maxY <= area.minY + 1e-9)
                }
            }
        }
    }

    /// The cancel action is on the left of a pair or at the bottom of a list. The others keep their order.
    @Test func theCancelActionIsInItsUsualPlace() {
        var pairs = 0
        for sample in Self.samples where sample.measures.cancel == .last {
            let result = sample.arrangement
            let rows = zip(sample.content.actions, result.rows).compactMap { action, row in row.map { (action, $0) } }
            if result.isPair {
                pairs += 1
                #expect(rows.count == 2 && rows[0].1.minY == rows[1].1.minY)
                if let cancel = rows.first(where: \.0.isCancel) { #expect(cancel.1.minX == sample.measures.rowPadding) }
            } else {
                let others = rows.filter { !$0.0.isCancel }.map(\.1.minY)
                #expect(others == others.sorted())
                if let cancel = rows.first(where: \.0.isCancel) { #expect(others.allSatisfy { $0 < cancel.1.minY }) }
            }
        }
        #expect(pairs > 10)
    }

    /// Two actions form a pair exactly if both titles fit.
    @Test(arguments: [(100.0, 100.0, true), (126, 40, true), (128, 40, false), (40, 128, false)])
    func aPairNeedsRoomForBothTitles(first: Double, second: Double, isPair: Bool) {
        var measures = AlertMeasures(width: 270, cancel: .last, allowsPair: true)
        (measures.rowHeight, measures.rowTextInset) = (44, 4)
        let content = AlertContent(
            title: 20, message: nil, fieldCount: 0,
            actions: [.init(isCancel: false, width: first), .init(isCancel: true, width: second)])
        #expect(AlertArrangement(content, measures, maxHeight: 900).isPair == isPair)
        measures.allowsPair = false
        #expect(!AlertArrangement(content, measures, maxHeight: 900).isPair)
    }
}
