import Foundation
import FrameGeometry
import FrameLayers
import FramePainting
import FrameTiming
import Framereel
import GuideInteraction
import Testing
import UIKit

/// A sheet of 200 × 200 points under a finger: the displayed positions over time, and the callbacks.
@MainActor @Suite struct PercentDrivenTests {
    /// Presents at 0.1 s for 0.4 s, requests an interactive dismissal at 1 s, and touches down at 1.1 s.
    private func record(drag distance: CGFloat, rest: TimeInterval = 0) throws -> Recording {
        try Recording(
            of: Scene("sheet", width: 200, height: 400, scale: 1) { world in
                let host = SheetHostViewController()
                world.window.rootViewController = host
                world.at(0.1) { host.showSheet() }
                world.at(1) { host.hideSheet(interactively: true) }
                world.touch(
                    from: CGPoint(x: 100, y: 210), to: CGPoint(x: 100, y: 210 + distance), start: 1.1, duration: 0.5,
                    rest: rest)
                world.wait(until: 3)
            })
    }

    /// The position of the sheet's upper edge, in points.
    private func sheetTop(_ recording: Recording, at seconds: Double) -> Double? {
        fill("SheetViewController.view", recording, at: seconds)?.minY
    }

    private func fill(_ name: String, _ recording: Recording, at seconds: Double) -> Rect? {
        let items = recording.timeline.displayList(at: MediaTime(seconds: seconds)).items
        return items.compactMap { item -> Rect? in
            guard case .fill(let fill) = item, fill.name == name else { return nil }
            switch fill.shape {
            case .rect(let rect), .roundedRect(let rect, _), .ring(let rect, _, _), .ellipse(let rect): return rect
            case .path, .glyphs: return nil
            }
        }.first
    }

    private func dimming(_ recording: Recording, at seconds: Double) -> Double? {
        recording.timeline.displayList(at: MediaTime(seconds: seconds)).items.compactMap { item -> Double? in
            guard case .fill(let fill) = item, fill.name == "SheetPresentationController.dimmingView" else {
                return nil
            }
            return fill.opacity
        }.first
    }

    /// 10 of 120 points are slop: 110 of 400 are 27.5 %, along a straight line; the distance is 200 points.
    @Test func trackingIsLinear() throws {
        let recording = try record(drag: 120, rest: 0.3)
        let top = try #require(sheetTop(recording, at: 1.7))
        // The slop ends at the first sample of the finger that is 10 points down, within one step of 2 points.
        #expect(abs(top - (200 + 0.275 * 200)) <= 1.001)
        let dimmed = try #require(dimming(recording, at: 1.7))
        #expect(abs(dimmed - (1 - (top - 200) / 200)) < 1e-5)
    }

    @Test func aShortDragIsCanceledWithoutATrace() throws {
        let recording = try record(drag: 120)
        let before = recording.timeline.displayList(at: MediaTime(seconds: 0.9))
        #expect(recording.timeline.displayList(at: MediaTime(seconds: 1.05)) == before)
        #expect(recording.timeline.displayList(at: MediaTime(seconds: 2.5)) == before)
        let lines = recording.trace.text
        #expect(lines.contains("cancelInteractiveTransition()"))
        #expect(lines.contains("dismissalTransitionDidEnd(false)"))
        #expect(lines.contains("completeTransition(false)"))
        // The sheet appears once when it is presented and once more when its dismissal is canceled.
        func calls(_ name: String) -> Int {
            recording.trace.text.split(separator: "\n").filter {
                $0.contains(" SheetViewController ") && $0.hasSuffix(name)
            }
            .count
        }
        #expect(calls("viewWillAppear(true)") == 2)
        #expect(calls("viewDidAppear(true)") == 2)
        #expect(calls("viewWillDisappear(true)") == 1)
        #expect(calls("viewDidDisappear(true)") == 0)
    }

    /// Every frame of the return shows the sheet on its path: it never jumps down and never overshoots.
    @Test func cancelingNeverFlashes() throws {
        let recording = try record(drag: 120)
        var last = Double.infinity
        for frame in 0...120 {
            let time = 1.6 + Double(frame) / 120
            let top = try #require(sheetTop(recording, at: time), "at \(time)")
            #expect(top <= last + 1e-9 && top >= 200, "at \(time)")
            last = top
        }
        #expect(last == 200)
    }

    @Test func aLongDragFinishes() throws {
        let recording = try record(drag: 260)
        #expect(sheetTop(recording, at: 2.9) == nil)
        #expect(dimming(recording, at: 2.9) == nil)
        let lines = recording.trace.text
        #expect(lines.contains("finishInteractiveTransition()"))
        #expect(lines.contains("dismissalTransitionDidEnd(true)"))
        #expect(lines.contains("viewDidDisappear(true)"))
        #expect(lines.contains("animationEnded(true)"))
    }

    /// The remainder takes (1 − p) of 0.4 s at speed 1: at p ≈ 0.625, about 0.15 s.
    @Test func theRemainderTakesItsFractionOfTheDuration() throws {
        let recording = try record(drag: 260)
        let ended = recording.trace.text.split(separator: "\n").first {
            $0.contains("position ended") && $0.contains("1.7")
        }
        #expect(ended != nil)
    }
}
