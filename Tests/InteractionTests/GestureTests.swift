import Foundation
import Framereel
import Testing
import UIKit

/// Recognition of scripted touches.
@MainActor @Suite struct GestureTests {
    private let a = CGPoint(x: 100, y: 100)

    // MARK: Pan

    /// After 10 points of slop, the pan follows one to one, and the first event beyond the slop counts. The velocity is
    /// the touch's.
    @Test func aPanFollowsTheTouch() throws {
        let pad = try TouchPad.play { world, pad in
            let pan = pad.add(UIPanGestureRecognizer(target: nil, action: nil))
            pad.describe = { [unowned pan] in
                "\($0.state) \(Int(pan.translation(in: nil).x.rounded())) \(Int(pan.velocity(in: nil).x.rounded()))"
            }
            world.touch(from: a, to: CGPoint(x: 244, y: 100), start: 1, duration: 0.4, rate: 60)
        }
        // 6 points per step: the second event is 2 points beyond the slop.
        #expect(pad.notes.first == "began 2 360")
        #expect(pad.notes.last == "ended 134 360")
        #expect(pad.notes.dropFirst().dropLast().allSatisfy { $0.hasPrefix("changed") && $0.hasSuffix(" 360") })
    }

    /// A delegate that decides by direction sees the translation beyond the slop, of this gesture and not the previous
    /// one.
    @Test func theTranslationIsKnownWhenTheDelegateIsAsked() throws {
        let pad = try TouchPad.play { world, pad in
            let pan = pad.add(UIPanGestureRecognizer(target: nil, action: nil))
            pad.describe = { _ in "" }
            pad.referee.mayBegin = { [unowned pad, unowned pan] _ in
                let translation = pan.translation(in: pad.surface)
                pad.note("\(pan.state) \(Int(translation.x.rounded())) \(Int(translation.y.rounded()))")
                return translation.y > 0
            }
            world.touch(from: a, to: CGPoint(x: 100, y: 172), start: 1, duration: 1, rate: 6)
            world.touch(from: a, to: CGPoint(x: 172, y: 100), start: 3, duration: 1, rate: 6)
            world.touch(from: a, to: CGPoint(x: 145, y: 160), start: 5, duration: 1, rate: 3)
        }
        #expect(pad.notes.filter { !$0.isEmpty } == ["possible 0 2", "possible 2 0", "possible 9 12"])
        #expect(pad.notes.filter(\.isEmpty).count > 4)
    }

    /// The final translation does not depend on the sampling rate of the touch.
    @Test(arguments: [30.0, 60, 120, 240, 1000]) func theResultDoesNotDependOnTheSampleRate(rate: Double) throws {
        var total: CGFloat = 0
        let pad = try TouchPad.play { world, pad in
            let pan = pad.add(UIPanGestureRecognizer(target: nil, action: nil))
            pad.describe = { [unowned pan] in
                "\($0.state) \(pan.translation(in: nil).y) \(Int(pan.velocity(in: nil).y.rounded()))"
            }
            world.touch(
                from: a, to: CGPoint(x: 100, y: 300), start: 1, duration: 0.5, curve: .easeIn, releaseSpeed: 700,
                rate: rate)
        }
        let last = try #require(pad.notes.last?.split(separator: " "))
        total = CGFloat(Double(last[1]) ?? 0)
        #expect(abs(total - 190) < 1e-9)
        #expect(last[2] == "700")
    }

    @Test func aRestingTouchHasNoVelocity() throws {
        let pad = try TouchPad.play { world, pad in
            let pan = pad.add(UIPanGestureRecognizer(target: nil, action: nil))
            pad.describe = { [unowned pan] in "\($0.state) \(pan.velocity(in: nil).x)" }
            world.touch(from: a, to: CGPoint(x: 300, y: 100), start: 1, duration: 0.2, rest: 0.2)
        }
        #expect(pad.notes.last == "ended 0.0")
    }

    /// A touch sampled less often than ten times a second also has a velocity, from its first step on.
    @Test(arguments: [120.0, 60, 6, 4]) func theVelocityIsKnownWhenTheDelegateIsAsked(rate: Double) throws {
        let pad = try TouchPad.play { world, pad in
            let pan = pad.add(UIPanGestureRecognizer(target: nil, action: nil))
            @MainActor func velocity() -> String { "\(Int(pan.velocity(in: pad.surface).y.rounded()))" }
            pad.describe = { "\($0.state) \(velocity())" }
            pad.referee.mayBegin = { _ in
                pad.note("asked \(velocity())")
                return true
            }
            world.touch(from: a, to: CGPoint(x: 100, y: 340), start: 1, duration: 1, rate: rate)
        }
        #expect(pad.notes.prefix(2) == ["asked 240", "began 240"])
        #expect(pad.notes.last == "ended 240")
    }

    @Test func theTranslationCanBeSet() throws {
        let pad = try TouchPad.play { world, pad in
            let pan = pad.add(UIPanGestureRecognizer(target: nil, action: nil))
            pad.describe = { [unowned pan] in
                let x = pan.translation(in: nil).x.rounded()
                pan.setTranslation(CGPoint(x: 5, y: 0), in: nil)
                return "\($0.state) \(Int(x))"
            }
            world.touch(from: a, to: CGPoint(x: 172, y: 100), start: 1, duration: 1, rate: 6)
        }
        #expect(
            pad.notes == ["began 2", "changed 17", "changed 17", "changed 17", "changed 17", "changed 17", "ended 5"])
    }

    @Test(arguments: [(5, false), (200, false), (395, true)] as [(CGFloat, Bool)])
    func anEdgePanBeginsOnlyAtItsEdge(x: CGFloat, begins: Bool) throws {
        let pad = try TouchPad.play { world, pad in
            pad.add(UIScreenEdgePanGestureRecognizer(target: nil, action: nil)).edges = .right
            world.touch(from: CGPoint(x: x, y: 100), to: CGPoint(x: x - 150, y: 100), start: 1, duration: 0.3)
        }
        #expect(pad.notes.isEmpty != begins)
    }

    // MARK: Taps and presses

    @Test func tapsAreCounted() throws {
        let pad = try TouchPad.play { world, pad in
            pad.add(UITapGestureRecognizer(target: nil, action: nil), "once")
            let twice = pad.add(UITapGestureRecognizer(target: nil, action: nil), "twice")
            twice.numberOfTapsRequired = 2
            pad.referee.together = { _, _ in true }
            world.tap(at: a, start: 1)
            world.tap(at: a, start: 1.2)
            world.tap(at: a, start: 3)
        }
        #expect(pad.notes == ["once ended", "once ended", "twice ended", "once ended"])
    }

    /// A single tap waits until a second one is no longer possible, which is 0.35 s after the finger was lifted.
    @Test func aSingleTapWaitsForADoubleTap() throws {
        let pad = try TouchPad.play { world, pad in
            let once = pad.add(UITapGestureRecognizer(target: nil, action: nil), "once")
            let twice = pad.add(UITapGestureRecognizer(target: nil, action: nil), "twice")
            twice.numberOfTapsRequired = 2
            once.require(toFail: twice)
            world.tap(at: a, start: 1)
            world.tap(at: a, start: 3)
            world.tap(at: a, start: 3.2)
        }
        #expect(pad.notes == ["once ended", "twice ended"])
        #expect(pad.times.map { ($0 * 100).rounded() / 100 } == [1.4, 3.25])
    }

    @Test func aLongPressNeedsAStationaryTouch() throws {
        let pad = try TouchPad.play { world, pad in
            pad.add(UILongPressGestureRecognizer(target: nil, action: nil))
            world.touch(along: [a], start: 1, duration: 0, rest: 0.8)
            world.touch(along: [a], start: 3, duration: 0, rest: 0.4)
            world.touch(from: a, to: CGPoint(x: 130, y: 100), start: 5, duration: 0.3, rest: 0.6)
        }
        #expect(pad.notes == ["began", "ended"])
        #expect(pad.times == [1.5, 1.8])
    }

    @Test(arguments: [(0, -120), (0, 120), (-120, 0), (120, 0)] as [(CGFloat, CGFloat)])
    func aSwipeHasADirection(x: CGFloat, y: CGFloat) throws {
        let pad = try TouchPad.play { world, pad in
            let directions: [(String, UISwipeGestureRecognizer.Direction)] = [
                ("up", .up), ("down", .down), ("left", .left), ("right", .right),
            ]
            for (name, direction) in directions {
                pad.add(UISwipeGestureRecognizer(target: nil, action: nil), name).direction = direction
            }
            let from = CGPoint(x: 200, y: 200)
            world.touch(from: from, to: CGPoint(x: 200 + x, y: 200 + y), start: 1, duration: 0.2)
            world.touch(from: from, to: CGPoint(x: 200 + x, y: 200 + y), start: 3, duration: 2)
        }
        let name = y < 0 ? "up" : y > 0 ? "down" : x < 0 ? "left" : "right"
        #expect(pad.notes == ["\(name) ended"])
    }

    // MARK: Two fingers

    /// From 100 to 300 points apart, the pinch begins at 110, where the scale is 1.
    @Test func aPinchReportsTheScale() throws {
        let pad = try TouchPad.play { world, pad in
            let pinch = pad.add(UIPinchGestureRecognizer(target: nil, action: nil))
            pad.describe = { [unowned pinch] in
                "\($0.state) \((pinch.scale * 100).rounded() / 100) \($0.numberOfTouches)"
            }
            world.pinch(at: CGPoint(x: 200, y: 200), from: 100, to: 300, start: 1, duration: 0.5)
        }
        #expect(pad.notes.first == "began 1.0 2")
        let end = try #require(pad.notes.last?.split(separator: " "))
        #expect(end[0] == "ended")
        // The first sample of fingers at least 110 points apart, with 60 samples in 200 points.
        let scale = try #require(Double(end[1]))
        #expect(scale <= 300 / 110.0 + 0.005 && scale >= 300 / 113.4 - 0.005)
    }

    @Test func theScaleCanBeSet() throws {
        let pad = try TouchPad.play { world, pad in
            let pinch = pad.add(UIPinchGestureRecognizer(target: nil, action: nil))
            var product: CGFloat = 1
            pad.describe = { [unowned pinch] _ in
                product *= pinch.scale
                pinch.scale = 1
                return "\((product * 100).rounded() / 100)"
            }
            world.pinch(at: CGPoint(x: 200, y: 200), from: 200, to: 100, start: 1, duration: 0.5)
        }
        let product = try #require(pad.notes.last.flatMap { Double($0) })
        #expect(product >= 0.52 && product <= 0.54)
    }

    /// Three quarters of a turn exceed the range of a single angle.
    @Test func aRotationAccumulatesBeyondOneTurn() throws {
        let pad = try TouchPad.play { world, pad in
            let turn = pad.add(UIRotationGestureRecognizer(target: nil, action: nil), "turn")
            pad.describe = { [unowned turn] in "\($0.state) \(turn.rotation) \(turn.velocity)" }
            world.pinch(
                at: CGPoint(x: 200, y: 200), from: 200, to: 200, rotation: 1.5 * .pi, start: 1, duration: 1)
        }
        #expect(pad.notes.first?.hasPrefix("began 0.0") == true)
        let end = try #require(pad.notes.last?.split(separator: " ").dropFirst().compactMap { Double($0) })
        #expect(abs(end[0] - (1.5 * Double.pi - 0.1)) < 0.05)
        #expect(abs(end[1] - 1.5 * Double.pi) < 0.1)
    }

    @Test func pinchAndRotationRunSimultaneouslyIfAllowed() throws {
        for together in [false, true] {
            let pad = try TouchPad.play { world, pad in
                pad.add(UIPinchGestureRecognizer(target: nil, action: nil), "pinch")
                pad.add(UIRotationGestureRecognizer(target: nil, action: nil), "turn")
                pad.referee.together = { _, _ in together }
                world.pinch(at: CGPoint(x: 200, y: 200), from: 100, to: 300, rotation: 1, start: 1, duration: 0.5)
            }
            #expect(pad.notes.contains("pinch began"))
            #expect(pad.notes.contains("turn began") == together)
        }
    }

    @Test func aSingleTouchDoesNotPinch() throws {
        let pad = try TouchPad.play { world, pad in
            pad.add(UIPinchGestureRecognizer(target: nil, action: nil), "pinch")
            pad.add(UIRotationGestureRecognizer(target: nil, action: nil), "turn")
            world.touch(from: a, to: CGPoint(x: 300, y: 200), start: 1, duration: 0.5)
        }
        #expect(pad.notes.isEmpty)
    }

    // MARK: Arbitration

    /// A pan that waits for a swipe measures from where it began, not from where the finger touched down.
    @Test func aPanThatWaitsForASwipe() throws {
        let pad = try TouchPad.play { world, pad in
            let pan = pad.add(UIPanGestureRecognizer(target: nil, action: nil), "pan")
            let swipe = pad.add(UISwipeGestureRecognizer(target: nil, action: nil), "swipe")
            swipe.direction = .right
            pan.require(toFail: swipe)
            pad.describe = { [unowned pan] in
                $0 === pan ? "pan \($0.state) \(Int(pan.translation(in: nil).x.rounded()))" : "swipe"
            }
            // Fast: the swipe has it. Slow: after half a second the swipe fails and the pan goes on from there, with
            // the 2 points beyond the slop of the event with which it would have begun.
            world.touch(from: a, to: CGPoint(x: 300, y: 100), start: 1, duration: 0.2)
            world.touch(from: a, to: CGPoint(x: 140, y: 100), start: 3, duration: 1, rate: 10)
        }
        #expect(pad.notes.prefix(2) == ["swipe", "pan began 2"])
        #expect(pad.notes.filter { $0.hasPrefix("pan began") }.count == 1)
        #expect(pad.notes.last == "pan ended 18")
        #expect(pad.times.dropFirst().allSatisfy { $0 > 3.5 })
    }

    @Test func aPanThatWaitsForADoubleTap() throws {
        let pad = try TouchPad.play { world, pad in
            let twice = pad.add(UITapGestureRecognizer(target: nil, action: nil), "twice")
            twice.numberOfTapsRequired = 2
            pad.add(UIPanGestureRecognizer(target: nil, action: nil), "pan")
            pad.referee.waits = { $0 is UIPanGestureRecognizer && $1 is UITapGestureRecognizer }
            world.tap(at: a, start: 1)
            world.tap(at: a, start: 1.2)
            world.touch(from: a, to: CGPoint(x: 300, y: 100), start: 3, duration: 0.2)
        }
        #expect(pad.notes.filter { !$0.hasSuffix("changed") } == ["twice ended", "pan began", "pan ended"])
    }

    @Test func theDelegateCanRefuseAGesture() throws {
        let pad = try TouchPad.play { world, pad in
            pad.add(UIPanGestureRecognizer(target: nil, action: nil), "pan")
            pad.add(UITapGestureRecognizer(target: nil, action: nil), "tap")
            pad.referee.mayBegin = { !($0 is UIPanGestureRecognizer) }
            pad.referee.receives = { $1.location(in: nil).y < 150 || !($0 is UITapGestureRecognizer) }
            world.touch(from: a, to: CGPoint(x: 300, y: 100), start: 1, duration: 0.2)
            world.tap(at: CGPoint(x: 100, y: 200), start: 2)
            world.tap(at: a, start: 3)
        }
        #expect(pad.notes == ["tap ended"])
    }

    /// The first recognizer to recognize makes the others fail; those of the deepest view receive a touch first.
    @Test func theGestureOfTheDeepestViewTakesPrecedence() throws {
        for together in [false, true] {
            let pad = try TouchPad.play { world, pad in
                let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
                pad.surface.addSubview(inner)
                pad.add(UITapGestureRecognizer(target: nil, action: nil), "outer")
                pad.add(UITapGestureRecognizer(target: nil, action: nil), "inner", to: inner)
                pad.referee.together = { _, _ in together }
                world.tap(at: a, start: 1)
                world.tap(at: CGPoint(x: 300, y: 300), start: 3)
            }
            #expect(pad.notes == (together ? ["inner ended", "outer ended"] : ["inner ended"]) + ["outer ended"])
        }
    }

    @Test func disablingARecognizerCancelsIt() throws {
        let pad = try TouchPad.play { world, pad in
            let pan = pad.add(UIPanGestureRecognizer(target: nil, action: nil), "pan")
            world.touch(from: a, to: CGPoint(x: 300, y: 100), start: 1, duration: 1, rate: 10)
            world.at(1.45) { pan.isEnabled = false }
        }
        #expect(pad.notes.first == "pan began")
        #expect(pad.notes.last == "pan cancelled")
        #expect(pad.times.last == 1.45)
    }

    // MARK: Views

    @Test func recognizingCancelsTheViewsTouches() throws {
        for leaves in [false, true] {
            let pad = try TouchPad.play { world, pad in
                pad.surface.note = pad.note
                pad.add(UIPanGestureRecognizer(target: nil, action: nil), "pan").cancelsTouchesInView = !leaves
                pad.describe = { _ in "" }
                world.touch(from: a, to: CGPoint(x: 300, y: 100), start: 1, duration: 0.2)
                world.touch(from: a, to: a, start: 2, duration: 0.1)
            }
            let end = leaves ? "ended 1" : "cancelled 1"
            #expect(pad.notes.filter { !$0.isEmpty } == ["began 1", end, "began 1", "ended 1"])
        }
    }

    /// The view receives the first of two taps when a second is no longer possible, and both as canceled if it occurs;
    /// without the delay, immediately.
    @Test(arguments: [true, false]) func theEndOfATapWaitsForASecondOne(delays: Bool) throws {
        for isDouble in [false, true] {
            let pad = try TouchPad.play { world, pad in
                pad.surface.note = pad.note
                let twice = pad.add(UITapGestureRecognizer(target: nil, action: nil), "twice")
                twice.numberOfTapsRequired = 2
                twice.delaysTouchesEnded = delays
                world.tap(at: a, start: 1)
                if isDouble { world.tap(at: a, start: 1.2) }
                world.wait(until: 2)
            }
            switch (delays, isDouble) {
            case (true, false):
                #expect(pad.notes == ["began 1", "ended 1"])
                #expect(pad.times[1] > 1.3)
            case (true, true):
                #expect(pad.notes == ["began 1", "began 1", "cancelled 1", "cancelled 1", "twice ended"])
            case (false, false):
                #expect(pad.notes == ["began 1", "ended 1"])
                #expect(pad.times[1] < 1.1)
            case (false, true):
                #expect(pad.notes == ["began 1", "ended 1", "began 1", "cancelled 1", "twice ended"])
            }
        }
    }

    /// A view receives nothing of a recognized pan, and everything of any other touch as soon as that is clear.
    @Test func theBeginningOfATouchCanBeDelayed() throws {
        for (end, notes) in [
            (CGPoint(x: 300, y: 100), ["pan began", "pan ended"]), (a, ["began 1", "ended 1"]),
        ] {
            let pad = try TouchPad.play { world, pad in
                pad.surface.note = pad.note
                pad.add(UIPanGestureRecognizer(target: nil, action: nil), "pan").delaysTouchesBegan = true
                world.touch(from: a, to: end, start: 1, duration: 0.2)
            }
            #expect(pad.notes.filter { !$0.hasSuffix("changed") } == notes)
            if end == a { #expect(pad.times.allSatisfy { abs($0 - 1.2) < 1e-6 }) }
        }
    }

    @Test func simultaneousTouchesAreOneEvent() throws {
        let pad = try TouchPad.play { world, pad in
            pad.surface.isMultipleTouchEnabled = true
            pad.surface.note = pad.note
            world.pinch(at: CGPoint(x: 200, y: 200), from: 100, to: 300, start: 1, duration: 0.5)
        }
        #expect(pad.notes == ["began 2", "ended 2"])
    }

    /// Views that are hidden, transparent, or do not receive touches are skipped, along with their subviews.
    @Test func touchesReachTheFrontmostInteractiveView() throws {
        let pad = try TouchPad.play { world, pad in
            pad.surface.note = pad.note
            let covers = (0..<3).map { _ in UIView(frame: pad.surface.bounds) }
            covers[0].isHidden = true
            covers[1].alpha = 0.005
            covers[2].isUserInteractionEnabled = false
            for cover in covers { pad.surface.superview?.addSubview(cover) }
            world.tap(at: a, start: 1)
        }
        #expect(pad.notes == ["began 1", "ended 1"])
    }
}
