import FrameFigures
import FrameGeometry
import FrameTiming
import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import Framereel

/// The timeline of a run.
@MainActor @Suite struct TimelineReadingTests {
    private static func chart(_ scene: Scene) throws -> TimelineChart {
        let recording = try Recording(of: scene, drawsTextAsBlocks: true)
        return TimelineChart(of: recording, title: nil, rate: .fps60, showsCalls: true)
    }

    private static func fixture(_ path: String) throws -> TimelineChart {
        let file = Repository.root.appending(path: "Fixtures/scenes/\(path)/scene.json").path
        return try chart(try Scene(contentsOfFile: file))
    }

    private static func describe(_ bars: [TimelineRow.Bar]) -> [String] {
        bars.map { "\(round($0.start))-\(round($0.end)) \($0.notes.first ?? "")" }
    }

    private static func round(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

    @Test func barsAreTheAnimations() throws {
        let chart = try Self.fixture("guide/diagonal")
        #expect(
            chart.rows.map { "\($0.layer) \($0.property)" } == [
                "dimming opacity", "ScreenController “card”.view position",
            ])
        #expect(
            Self.describe(chart.rows[0].bars) == ["0.2-0.7 0 → 1, 0.5 s easeInOut", "1.0-1.5 1 → 0, 0.5 s easeInOut"])
        #expect(chart.rows[0].bars[0].notes.dropFirst() == ["0 → 1", "0.5 s easeInOut", "0.5 s"])
        #expect(
            Self.describe(chart.rows[1].bars) == [
                "0.2-0.7 (487.5, 1266) → (292.5, 422), 0.5 s keyframes, easeInOut",
                "1.0-1.5 (292.5, 422) → (487.5, 1266), 0.5 s keyframes, easeInOut",
            ])
        #expect(chart.rows[0].bars[0].summary == "dimming: opacity 0 → 1, 0.5 s easeInOut")
        #expect(chart.phases.isEmpty && chart.duration == 1.7 && chart.frameRate == 60)
    }

    /// Titles and buttons of a navigation bar move on their own during a push. They share a row, unless they are named; the
    /// trace has them.
    @Test func partsOfBarsAreFolded() throws {
        let file = Repository.root.appending(path: "Fixtures/scenes/containers/navigation/scene.json").path
        let recording = try Recording(of: try Scene(contentsOfFile: file), drawsTextAsBlocks: true)
        let chart = TimelineChart(of: recording, title: nil, rate: .fps60, showsCalls: false)
        let folded = chart.rows.filter { !$0.parts.isEmpty }
        #expect(folded.count == 1 && folded[0].property.isEmpty && chart.rows.last?.layer == folded[0].layer)
        let inside = Set(folded[0].parts.map(\.layer))
        #expect(inside.contains("back button") && folded[0].layer.contains("layers inside "), "\(folded[0].layer)")
        let owner = folded[0].layer.components(separatedBy: " inside ")[1]
        func rows(_ layers: TimelineLayers) -> [TimelineRow] {
            TimelineChart(of: recording, title: nil, rate: .fps60, showsCalls: false, layers: layers).rows
        }
        #expect(Set(rows(.named([owner])).map(\.layer)) == inside)
        #expect(Set(rows(.named(["picture", "no such layer"])).map(\.layer)) == ["picture"])
        #expect(
            rows(.all).count == chart.rows.count - 1 + folded[0].parts.count && rows(.all).allSatisfy(\.parts.isEmpty))
        // Its bars cover those of the parts, one after the other.
        let bars = folded[0].bars
        #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.end < $1.start })
        #expect(
            folded[0].parts.flatMap(\.bars).allSatisfy { part in
                bars.contains { $0.start <= part.start && part.end <= $0.end }
            })
        let layers = Set(chart.rows.map(\.layer))
        #expect(layers.isSuperset(of: ["ScreenController “Letter”.view", "ScreenController “Mail”.view", "picture"]))
        #expect(!layers.contains { $0.hasPrefix("title ") || $0 == "back button" }, "\(layers.sorted())")
        let shown = recording.trace.pageEvents.filter { $0.kind == "animation" }.map(\.subject)
        #expect(shown.contains("picture") && Set(shown).isSubset(of: layers), "\(Set(shown).subtracting(layers))")
        #expect(recording.trace.text.contains("~ back button"))
    }

    /// Rows that move aside for an inserted one are cells; the lines between them are parts.
    @Test func partsOfCellsAreLeftOut() throws {
        final class List: UITableViewController {
            var count = 2
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let own = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
                own.accessibilityIdentifier = "own"
                cell.contentView.addSubview(own)
                return cell
            }
        }
        let scene = Scene("list", width: 200, height: 300, scale: 1) { world in
            let list = List()
            world.window.rootViewController = list
            world.at(0.1) {
                list.setEditing(true, animated: true)
                UIView.animate(withDuration: 0.2) {
                    for cell in list.tableView.visibleCells { cell.contentView.subviews.last?.alpha = 0.5 }
                }
            }
        }
        let layers = Set(try Self.chart(scene).rows.map(\.layer))
        #expect(layers.contains("own"))
        #expect(layers.isDisjoint(with: ["UILabel", "SeparatorView", "CellControl"]), "\(layers.sorted())")
    }

    /// At every point of a bar, the value follows the ease-in-ease-out curve. It falls where an opacity falls, and
    /// where a view moves up and its position decreases.
    @Test func valuesFollowTheCurve() throws {
        let chart = try Self.fixture("guide/diagonal")
        for (row, isFalling) in zip(chart.rows, [[false, true], [true, false]]) {
            for (bar, falls) in zip(row.bars, isFalling) {
                #expect(bar.values.count > 50)
                for point in bar.values {
                    let progress = NamedCurves.easeInOut.value(at: point.x)
                    #expect(abs(point.y - (falls ? 1 - progress : progress)) < 1e-4)
                }
            }
        }
    }

    /// A bar that begins when its animation changes shows its curve and the remaining duration.
    @Test func laterBarsKeepTheirEasing() throws {
        let scene = Scene("test", width: 40, height: 40, scale: 1) { world in
            let root = UIViewController()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            root.view.addSubview(view)
            world.window.rootViewController = root
            world.at(0.1) {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
                animator.startAnimation()
                world.at(0.4) { animator.pauseAnimation() }
                world.at(0.6) { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
            }
        }
        let bars = try Self.chart(scene).rows.flatMap(\.bars)
        #expect(bars.count > 1)
        for bar in bars { #expect(bar.notes[0].contains("→") && bar.notes[0].contains("ease"), "\(bar.notes)") }
    }

    /// A scrubbed animator holds one value after another. Each is listed, on the scale of the whole animation.
    @Test func scrubbedBarsShowTheHeldValues() throws {
        let chart = try Self.fixture("animation/scrubbed")
        let bars = try #require(chart.rows.first { $0.property == "opacity" }?.bars)
        #expect(
            Self.describe(bars) == [
                "0.0-0.1 0, held for 0.1 s", "0.1-0.3 0.1 → 0.3, scrubbed for 0.2 s",
                "0.3-0.4746 0.3 → 0.4, 0.175 s easeOut",
                "0.5746-0.6746 0.2, held for 0.1 s", "0.6746-0.8746 0.2 → 0.4, 0.2 s linear backwards",
            ])
        #expect(bars[1].summary == "shade: opacity 0.1 → 0.3, scrubbed for 0.2 s")
        #expect(bars[2].summary == "shade: opacity 0.3 → 0.4, 0.175 s easeOut")
        for bar in [bars[0], bars[3]] { #expect(bar.values.allSatisfy { abs($0.y) < 1e-3 }, "\(bar.values)") }
        #expect(bars[1].values.allSatisfy { abs($0.y - ($0.x < 0.499 ? 0.25 : 0.75)) < 1e-3 }, "\(bars[1].values)")
        #expect(abs((bars[2].values.first?.y ?? 0) - 0.75) < 1e-3 && abs((bars[2].values.last?.y ?? 0) - 1) < 1e-3)
        let positions = try #require(chart.rows.first { $0.property == "position" }?.bars)
        #expect(positions[1].notes == ["(60, 212.5) → (60, 157.5), scrubbed for 0.2 s", "(60, 212.5) → (60, 157.5)"])
        // The card moves up, so its position decreases.
        #expect(positions[0].values.allSatisfy { abs($0.y - 1) < 1e-3 })
    }

    /// Keyframes are listed if there are few. Colors are hexadecimal.
    @Test func keyframesAndColorsHaveValues() throws {
        let chart = try Self.fixture("animation/keyframes")
        func notes(_ property: String) -> [String] {
            chart.rows.first { $0.property == property }?.bars.first?.notes ?? []
        }
        #expect(notes("backgroundColor").first?.hasPrefix("#") == true, "\(notes("backgroundColor"))")
        #expect(notes("backgroundColor").first?.contains(" → #") == true)
        #expect(notes("position").first?.contains(") → (") == true, "\(notes("position"))")
        for row in chart.rows { #expect(row.bars.allSatisfy { $0.notes[0].contains("→") }, "\(row)") }
    }

    /// During a touch, the value follows the touch: it holds while the touch rests, and returns on cancellation.
    @Test func interactiveStretchesAreReported() throws {
        let chart = try Self.fixture("interaction/swipe-cancelled")
        #expect(
            chart.phases.map { "\($0.name) \(Self.round($0.start)) \(Self.round($0.end))" }
                == ["interactive 0.5167 1.0", "cancelled 1.0 1.1563"])
        let bar = try #require(chart.rows.first?.bars.last)
        #expect(Self.describe([bar])[0].hasPrefix("0.5167-1.1563"))
        // The last update in the trace has the value 0.3906. From 0.8 to 1.0 seconds nothing moves.
        let still = bar.values.filter {
            0.8 < bar.start + $0.x * (bar.end - bar.start) && bar.start + $0.x * (bar.end - bar.start) < 1
        }
        #expect(still.count > 20 && still.allSatisfy { abs(1 - $0.y - 0.3906) < 1e-3 })
        #expect((bar.values.last?.y ?? 0) > 0.99)
        let updates = try #require(chart.callRows.first { $0.subject == "context" }?.marks.first { $0.end != nil })
        #expect(updates.names.count == 1 && updates.names[0].hasSuffix(" × updateInteractiveTransition"))
    }

    /// A square that moves around four corners returns to its start. A bar shows the distance from the start.
    @Test func closedPathsReturnToTheirStart() throws {
        let chart = try Self.fixture("animation/keyframes")
        let bar = try #require(chart.rows.first { $0.property == "position" }?.bars.first)
        let fractions = bar.values.map(\.y)
        #expect((fractions.first ?? 1) < 0.01 && (fractions.last ?? 1) < 0.05)
        #expect((fractions.max() ?? 0) > 0.95 && (fractions.max() ?? 2) <= 1 + 1e-9)
    }

    /// The marks of a row are in order, and every event of the trace has a mark.
    @Test(arguments: ["guide/diagonal", "interaction/swipe-finished", "presentation/full-screen"])
    func everyCallHasAMark(path: String) throws {
        let file = Repository.root.appending(path: "Fixtures/scenes/\(path)/scene.json").path
        let recording = try Recording(of: try Scene(contentsOfFile: file), drawsTextAsBlocks: true)
        let chart = TimelineChart(of: recording, title: nil, rate: .fps60, showsCalls: true)
        for row in chart.callRows {
            #expect(row.marks.map(\.time) == row.marks.map(\.time).sorted())
        }
        for event in recording.trace.events {
            guard let call = event.call else { continue }
            let name = TracePrinter.name(of: call)
            let row = try #require(chart.callRows.first { $0.subject == event.subject })
            let time = event.time.seconds
            #expect(
                row.marks.contains { mark in
                    mark.names.contains { $0.hasSuffix(name) } && mark.time <= time && time <= mark.end ?? mark.time
                }, "\(event)")
        }
        #expect(TimelineChart(of: recording, title: nil, rate: .fps60, showsCalls: false).callRows.isEmpty)
    }

    /// Animations that repeat, overlap or are grouped have a bar each. No bar covers another one in its row.
    @Test(arguments: ["animation/repeating", "animation/keyframes", "animation/springs", "animation/scrubbed"])
    func barsOfARowFollowEachOther(path: String) throws {
        let chart = try Self.fixture(path)
        #expect(!chart.rows.isEmpty)
        for row in chart.rows {
            for bar in row.bars {
                #expect(bar.start >= 0 && bar.end > bar.start && bar.end <= chart.duration + 1e-6)
                #expect(bar.values.first?.x == 0 && abs((bar.values.last?.x ?? 0) - 1) < 0.05)
                #expect(bar.values.allSatisfy { $0.y.isFinite })
            }
            for (bar, next) in zip(row.bars, row.bars.dropFirst()) { #expect(bar.end <= next.start + 1e-6) }
        }
    }

    /// Bars are described by their own animations, even if layers share a name and a start time, and after a delay.
    @Test func barsAreDescribedByTheirOwnAnimations() throws {
        let scene = Scene("test", width: 40, height: 40, scale: 1) { world in
            let root = UIViewController()
            let views = [UIView(), UIView()]
            views.forEach(root.view.addSubview)
            world.window.rootViewController = root
            world.at(0.1) {
                UIView.animate(withDuration: 0.5) {
                    views[0].alpha = 0.25
                    views[1].alpha = 0.75
                }
                UIView.animate(withDuration: 0.25, delay: 0.5, options: .curveLinear) {
                    views[0].center = CGPoint(x: 8, y: 4)
                }
            }
        }
        let chart = try Self.chart(scene)
        #expect(
            chart.rows.flatMap(\.bars).map(\.summary) == [
                "UIView: opacity 1 → 0.25, 0.5 s easeInOut",
                "UIView: position (0, 0) → (8, 4), 0.25 s linear after 0.5 s",
                "UIView: opacity 1 → 0.75, 0.5 s easeInOut",
            ])
        let delayed = try #require(chart.rows.first { $0.property == "position" }?.bars.first)
        #expect(Self.describe([delayed]) == ["0.6-0.85 (0, 0) → (8, 4), 0.25 s linear after 0.5 s"])
        #expect(
            delayed.values.first?.x == 0 && (delayed.values.first?.y ?? 1) < 1e-6
                && (delayed.values.last?.y ?? 0) > 0.99)
    }
}
