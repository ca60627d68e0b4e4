import FrameFigures
import FrameGeometry
import FramePainting
import Testing

@Suite struct TimelineChartTests {
    /// Returns a chart of many rows with every kind of element. It differs for each seed and is equal for equal seeds.
    static func chart(_ count: Int, seed: Int, duration: Double = 2.5) -> TimelineChart {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next() -> Double {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Double(state >> 11) / Double(1 << 53)
        }
        let names = [
            "card", "dimming", "ScreenController “a very long name indeed”.view", "b", "UINavigationBar.title",
        ]
        let calls = ["viewWillAppear", "presentationTransitionWillBegin", "end", "updateInteractiveTransition"]
        var chart = TimelineChart(title: "Run \(seed)", duration: duration, frameRate: 60)
        chart.rows = (0..<count).map { index in
            let cuts = (0..<2 * (index % 4)).map { _ in next() * duration }.sorted()
            return TimelineRow(
                layer: names[index / 3 % names.count] + " \(index / 3)",
                property: ["opacity", "position", "bounds"][index % 3],
                bars: stride(from: 0, to: cuts.count, by: 2).map { cut in
                    TimelineRow.Bar(
                        start: cuts[cut], end: cuts[cut + 1], notes: ["0.35 s easeInOut", "0.35 s"], summary: "moves",
                        values: (0...20).map { Point(x: Double($0) / 20, y: 1.3 * next() - 0.1) })
                })
        }
        chart.callRows = (0..<count).map { index in
            let times = (0..<index % 9).map { _ in (next() * 40).rounded() / 40 * duration }.sorted()
            return TimelineCallRow(
                subject: names[(index + 2) % names.count] + " \(index)",
                marks: times.enumerated().map { place, time in
                    TimelineCallRow.Mark(
                        time: time, end: place % 3 == 2 ? min(duration, time + 0.01) : nil,
                        names: Array(calls.shuffledBy(Int(next() * 24)).prefix(1 + place % 3)),
                        isRequest: place % 2 == 0)
                })
        }
        chart.phases = [
            TimelinePhase(start: 0.3 * duration, end: 0.31 * duration, kind: .tracked, name: "interactive"),
            TimelinePhase(start: 0.31 * duration, end: 0.5 * duration, kind: .tail, name: "cancelled"),
            TimelinePhase(start: 0.98 * duration, end: duration, kind: .tracked, name: "interactive"),
        ]
        return chart
    }

    @Test(arguments: [0, 1, 5, 30, 200], Lettering.Form.built)
    func labelsDoNotOverlap(count: Int, form: Lettering.Form) throws {
        let lettering = try Lettering(form)
        for (width, duration) in [(960.0, 2.5), (400, 0.1), (2_000, 61)].prefix(count > 100 ? 1 : 3) {
            var chart = Self.chart(count, seed: count, duration: duration)
            chart.width = width
            chart.figure(.light, lettering).expectReadable("\(count) rows, \(width) wide")
        }
    }

    @Test func sameChartSameBytes() throws {
        let lettering = try Lettering(.best)
        for appearance in FigureAppearance.allCases {
            let figures = (0..<2).map { _ in Self.chart(12, seed: 4).figure(Palette(appearance), lettering) }
            #expect(try figures[0].svg() == figures[1].svg())
            #expect(try figures[0].png() == figures[1].png())
            _ = try SVGMarkup(try figures[0].svg())
        }
    }

    /// Screen readers get every bar, and every mark with its time.
    @Test func describesItsContent() throws {
        var chart = TimelineChart(title: "Card", duration: 1)
        let values = [Point.zero, Point(x: 1, y: 1)]
        chart.rows = [
            TimelineRow(
                layer: "card", property: "opacity",
                bars: [
                    .init(
                        start: 0.2, end: 0.7, notes: ["0.5 s linear"], summary: "card: opacity 0 → 1",
                        values: values)
                ])
        ]
        chart.callRows = [
            TimelineCallRow(subject: "list", marks: [.init(time: 0.2, names: ["present", "load"], isRequest: true)])
        ]
        let figure = chart.figure(.light, try Lettering(.best))
        #expect(figure.title == "Timeline: Card")
        #expect(figure.summary == "1 seconds. 1 animation of 1 property.")
        let names = try SVGMarkup(try figure.svg()).elements.compactMap { $0.attributes["aria-label"] }
        #expect(names.contains("card: opacity 0 → 1") && names.contains("0.2 s: present, load"))
        #expect(figure.words.map(\.text).contains("0.5 s linear"))
        #expect(figure.words.map(\.text).contains("present, load"))
    }

    /// A bar that ends at the right edge has its note before it, and a bar without room on either side has it below. No
    /// note is cut off.
    @Test func notesAreOnTheSideWithRoom() throws {
        func notes(_ start: Double, _ end: Double) throws -> [(text: String, bounds: Rect)] {
            var chart = TimelineChart(duration: 1)
            chart.rows = [
                TimelineRow(
                    layer: "card", property: "opacity",
                    bars: [
                        .init(
                            start: start, end: end, notes: ["1 → 0, 0.5 s easeInOut", "0.5 s"], summary: "bar",
                            values: [])
                    ])
            ]
            let figure = chart.figure(.light, try Lettering(.best))
            figure.expectReadable("\(start) to \(end)")
            return figure.words.filter { $0.text.contains("0.5 s") }
        }
        let (behind, before) = (try notes(0, 0.5), try notes(0.5, 1))
        #expect(behind.map(\.text) == ["1 → 0, 0.5 s easeInOut"] && before.map(\.text) == behind.map(\.text))
        #expect(before[0].bounds.maxX < behind[0].bounds.minX)
        for (start, end) in [(0.06, 0.94), (0, 1), (0.95, 1)] {
            let note = try #require(notes(start, end).first)
            #expect(note.text == "1 → 0, 0.5 s easeInOut")
            #expect((note.bounds.minY > behind[0].bounds.maxY) == (start < 0.5))
        }
    }

    /// Consecutive bars have their notes below, each at the start of its bar. Short bars have shorter notes.
    @Test func notesOfAdjacentBarsStandBelow() throws {
        var chart = TimelineChart(duration: 1)
        chart.rows = [
            TimelineRow(
                layer: "card", property: "opacity",
                bars: [(0, 0.3, "a"), (0.3, 0.34, "b"), (0.34, 1, "c")].map { start, end, name in
                    .init(start: start, end: end, notes: ["\(name) is a long note", name], summary: name, values: [])
                })
        ]
        let figure = chart.figure(.light, try Lettering(.best))
        figure.expectReadable("adjacent bars")
        #expect(
            figure.words.map(\.text).filter { ["a", "b", "c"].contains($0.prefix(1)) && $0 != "card" } == [
                "a is a long note", "b", "c is a long note",
            ])
    }

    /// Long names are never cut off, and the plot keeps half of the chart's width.
    @Test(arguments: [1, 40, 120]) func namesAreNeverCut(length: Int) throws {
        let name = String(repeating: "PhotoLibrary", count: length / 12 + 1)
        var chart = TimelineChart(duration: 1)
        chart.width = 500
        chart.rows = [TimelineRow(layer: name + ".view", property: "backgroundColor", bars: [])]
        chart.callRows = [TimelineCallRow(subject: name + "Controller", marks: [])]
        let figure = chart.figure(.light, try Lettering(.best))
        for text in [name + ".view", "backgroundColor", name + "Controller"] {
            #expect(figure.words.map(\.text).contains(text))
        }
        #expect(figure.size.width >= 500 && (figure.size.width > 500) == (length > 1))
        figure.expectReadable("names of \(name.count) letters")
    }

    /// The names of calls that follow closely after each other, or come at the end, are below their marks.
    @Test func namesOfCallsAreNeverCut() throws {
        let lettering = try Lettering(.best)
        let name = "presentationTransitionDidEnd"
        func width(_ times: [Double], among width: Double) -> [Double] {
            var chart = TimelineChart(duration: 1)
            chart.width = width
            chart.callRows = [
                TimelineCallRow(
                    subject: "controller", marks: times.map { .init(time: $0, names: [name], isRequest: false) })
            ]
            let figure = chart.figure(.light, lettering)
            figure.expectReadable("at \(times)")
            return figure.words.filter { $0.text == name }.map(\.bounds.size.width)
        }
        let whole = try #require(width([0], among: 2_000).first)
        for times in [[0.98], [0, 0.1], [0.9, 0.95, 1], [0.2, 0.25, 0.3, 0.35, 0.4]] {
            let widths = width(times, among: 600)
            #expect(widths.count == times.count && widths.allSatisfy { abs($0 - whole) < 0.01 }, "\(times): \(widths)")
        }
    }

    /// Bars and marks are at the positions given by the axes.
    @Test func barsLieAtTheirTimes() throws {
        var chart = TimelineChart(duration: 1)
        chart.rows = [
            TimelineRow(
                layer: "a", property: "b",
                bars: [.init(start: 0.25, end: 0.75, notes: [], summary: "bar", values: [])])
        ]
        let figure = chart.figure(.light, try Lettering(.blocks))
        var panel = Rect.zero
        var bar = Rect.zero
        for element in figure.elements {
            if case .rect(let rect, _, .fill) = element { panel = rect }
            if case .group(let group) = element, group.name == "bar", case .rect(let rect, _, _)? = group.elements.first
            {
                bar = rect
            }
        }
        #expect(abs(bar.minX - (panel.minX + panel.size.width / 4)) < 1e-9)
        #expect(abs(bar.size.width - panel.size.width / 2) < 1e-9)
        #expect(bar.minY > panel.minY && bar.maxY < panel.maxY)
    }
}

extension [String] {
    /// Returns the elements in one of the possible orders.
    fileprivate func shuffledBy(_ number: Int) -> [String] {
        var rest = self
        var number = number
        var result: [String] = []
        while !rest.isEmpty {
            result.append(rest.remove(at: number % rest.count))
            number /= 2
        }
        return result
    }
}
