import FrameTiming
import Testing
import UIKit

@testable import QuartzCore

/// Content under a finger and after its release.
@MainActor @Suite struct DragTests {
    @Test func contentFollowsTheFingerBeyondTheSlop() throws {
        let pad = try ScrollPad()
        pad.drag(up: 100, at: 0, rest: 0.5)
        let offsets = try pad.offsets(at: [0.011, 0.021, 0.101, 0.59, 2])
        #expect(offsets.map(\.y) == [0, 10, 90, 90, 90])
    }

    /// The speed falls to 10 points per second: 90 + (1000 − 10) · 0.499.
    @Test func aFlickDecelerates() throws {
        let pad = try ScrollPad()
        pad.drag(up: 100, at: 0)
        try pad.app.play()
        #expect(pad.scroll.contentOffset.y == 584)
    }

    @Test func aFastRateStopsSooner() throws {
        let pad = try ScrollPad { $0.decelerationRate = .fast }
        pad.drag(up: 100, at: 0)
        try pad.app.play()
        #expect(pad.scroll.contentOffset.y == 188)
    }

    /// The position after 1 second, as the law predicts.
    @Test func decelerationMatchesMeasurements() throws {
        let pad = try ScrollPad()
        pad.drag(up: 100, at: 0)
        let offsets = try pad.offsets(at: [1.1 + 1e-6])
        let law = Deceleration(rate: 0.998, from: 90, velocity: 1000, isStepwise: true)
        let last = (1.1 * 60).rounded(.down) / 60
        #expect(Double(offsets[0].y) == (law.position(at: last - 0.1) * 2).rounded() / 2)
    }

    @Test func draggingBeyondTheEndRubberBands() throws {
        let pad = try ScrollPad()
        pad.drag(from: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 210), at: 0, rest: 1)
        let offsets = try pad.offsets(at: [0.5, 10])
        let band = RubberBand(dimension: 400).offset(-200)
        #expect(offsets.map { Double($0.y) } == [(band * 2).rounded() / 2, 0])
    }

    /// Grabbing the content beyond its end continues along the same band.
    @Test func grabbingARubberBandKeepsItsOffset() throws {
        let pad = try ScrollPad { $0.contentOffset.y = -50 }
        pad.drag(from: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 12), at: 0, rest: 1)
        let offsets = try pad.offsets(at: [0.5, 10])
        let band = RubberBand(dimension: 400)
        #expect(abs(offsets[0].y + band.offset(band.overscroll(50) + 2)) <= 0.25)
        #expect(offsets[1].y == 0)
    }

    @Test func aFlickIntoTheEndBounces() throws {
        let pad = try ScrollPad(content: CGSize(width: 300, height: 600))
        pad.drag(up: 200, at: 0)
        var farthest: CGFloat = 0
        pad.notes.didScroll = { farthest = max(farthest, $0.contentOffset.y) }
        try pad.app.play()
        #expect(farthest > 220)
        #expect(pad.scroll.contentOffset.y == 200)
    }

    /// A band released with a velocity toward the content is thrown into it.
    @Test func aFlickFromBeyondTheEndReturnsIntoTheContent() throws {
        let pad = try ScrollPad { $0.contentOffset.y = -10 }
        pad.drag(from: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: -60), at: 0, steps: 2)
        try pad.app.play()
        #expect(pad.scroll.contentOffset.y > 500)
    }

    @Test func withoutBouncingContentStopsAtItsEnd() throws {
        let pad = try ScrollPad(content: CGSize(width: 300, height: 600)) { $0.bounces = false }
        var farthest: CGFloat = 0
        pad.notes.didScroll = { farthest = max(farthest, $0.contentOffset.y) }
        pad.drag(up: 250, at: 0)
        try pad.app.play()
        #expect(farthest == 200)
        #expect(pad.scroll.contentOffset.y == 200)
    }

    @Test func sidesCanBounceIndependently() throws {
        for bouncesVertically in [true, false] {
            let pad = try ScrollPad { $0.bouncesVertically = bouncesVertically }
            pad.drag(from: CGPoint(x: 150, y: 100), by: CGPoint(x: 0, y: 100), at: 0, rest: 1)
            let offsets = try pad.offsets(at: [0.5])
            #expect((offsets[0].y < 0) == bouncesVertically)
        }
    }

    @Test func fittingContentMovesOnlyIfItAlwaysBounces() throws {
        for always in [true, false] {
            let pad = try ScrollPad(content: CGSize(width: 300, height: 100)) { $0.alwaysBounceVertical = always }
            pad.drag(up: 100, at: 0, rest: 1)
            let offsets = try pad.offsets(at: [0.5, 10])
            #expect((offsets[0].y > 0) == always)
            #expect(offsets[1].y == 0)
        }
    }

    @Test func disablingScrollingIgnoresTouchesAndEndsADrag() throws {
        let pad = try ScrollPad()
        pad.drag(up: 100, at: 0, rest: 1)
        pad.app.at(0.055) { pad.scroll.isScrollEnabled = false }
        pad.drag(up: 100, at: 2)
        try pad.app.play()
        #expect(pad.scroll.contentOffset.y == 40)
        #expect(pad.notes.calls.last == "didEndDragging false")
    }

    @Test func pagingMovesOnePageAtATime() throws {
        func page(_ distance: CGFloat, rest: Double, from start: CGFloat = 300) throws -> CGFloat {
            let pad = try ScrollPad(content: CGSize(width: 1500, height: 400)) {
                $0.isPagingEnabled = true
                $0.contentOffset.x = start
            }
            pad.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: -distance, y: 0), at: 0, rest: rest)
            try pad.app.play()
            return pad.scroll.contentOffset.x / 300
        }
        #expect(try page(100, rest: 1) == 1, "less than half a page, at rest")
        #expect(try page(180, rest: 1) == 2, "more than half a page")
        #expect(try page(60, rest: 0) == 2, "a flick")
        #expect(try page(190, rest: 0) == 2, "a hard flick goes no further")
        #expect(try page(-60, rest: 0) == 0, "a flick back")
        #expect(try page(60, rest: 0, from: 1200) == 4, "no page after the last one")
    }

    @Test func aPageIsReachedWithoutPassingIt() throws {
        let pad = try ScrollPad(content: CGSize(width: 1500, height: 400)) { $0.isPagingEnabled = true }
        var farthest: CGFloat = 0
        pad.notes.didScroll = { farthest = max(farthest, $0.contentOffset.x) }
        pad.drag(from: CGPoint(x: 290, y: 200), by: CGPoint(x: -280, y: 0), at: 0, steps: 5)
        try pad.app.play()
        #expect(farthest == 300)
    }

    @Test func directionalLockKeepsTheFirstClearAxis() throws {
        func end(by way: CGPoint, locked: Bool) throws -> CGPoint {
            let pad = try ScrollPad(content: CGSize(width: 2000, height: 2000)) {
                $0.isDirectionalLockEnabled = locked
            }
            pad.drag(from: CGPoint(x: 250, y: 350), by: way, at: 0, rest: 1)
            try pad.app.play()
            return pad.scroll.contentOffset
        }
        let free = try end(by: CGPoint(x: -20, y: -100), locked: false)
        #expect(free.x > 0 && free.y > 0)
        let locked = try end(by: CGPoint(x: -20, y: -100), locked: true)
        #expect(locked.x == 0 && locked.y == free.y)
        let diagonal = try end(by: CGPoint(x: -100, y: -100), locked: true)
        #expect(diagonal.x > 0 && diagonal.y > 0, "a diagonal start scrolls both")
    }

    /// A second finger that is added and removed moves the center between the fingers, but not the content.
    @Test func addingAndRemovingFingersDoesNotMoveTheContent() throws {
        let pad = try ScrollPad()
        pad.drag(from: CGPoint(x: 150, y: 380), by: CGPoint(x: 0, y: -100), at: 0, rest: 2)
        pad.app.touch(.began, of: 2, at: CGPoint(x: 100, y: 100), 0.5)
        pad.app.touch(.ended, of: 2, at: CGPoint(x: 100, y: 100), 0.7)
        pad.app.touch(.moved, of: 1, at: CGPoint(x: 150, y: 270), 1)
        pad.app.touch(.moved, of: 1, at: CGPoint(x: 150, y: 280), 1.5)
        let offsets = try pad.offsets(at: [0.6, 0.9, 1.1, 10])
        #expect(offsets.map(\.y) == [90, 90, 100, 90])
    }

    /// Runs at 30, 60, and 120 frames per second agree at common frames and at the end.
    @Test(arguments: [0, 1, 2]) func offsetsDoNotDependOnTheFrameRate(_ kind: Int) throws {
        func run(_ rate: Int) throws -> [CGPoint] {
            let pad = try ScrollPad(content: CGSize(width: 300, height: kind == 0 ? 9000 : 800))
            pad.app.stage.loop.frameRate = try #require(FrameRate(rate))
            if kind == 2 {
                pad.app.at(0.123) { pad.scroll.setContentOffset(CGPoint(x: 0, y: 333), animated: true) }
            } else {
                pad.drag(up: 300, at: 0.0123)
                // A finger catches it between two frames.
                pad.app.touch(.began, at: CGPoint(x: 150, y: 100), 0.4711)
                pad.app.touch(.ended, at: CGPoint(x: 150, y: 100), 0.9)
            }
            return try pad.offsets(at: (1...60).map { Double($0) / 30 + 1e-6 })
        }
        let runs = [try run(30), try run(60), try run(120)]
        #expect(Set(runs[0].map(\.y)).count > 5)
        #expect(runs[0] == runs[1])
        #expect(runs[1] == runs[2])
    }
}
