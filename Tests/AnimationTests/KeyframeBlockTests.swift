import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct KeyframeBlockTests {
    let play: Play
    let box: UIView
    /// The linear curve, as the bits of `UIView.AnimationOptions` encode it.
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    init() throws {
        play = try Play()
        box = play.box()
    }

    private func key(_ start: Double, _ duration: Double, _ change: @escaping () -> Void) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration, animations: change)
    }

    @Test func aSecondPropertyRestsWhileTheFirstMoves() throws {
        play.at(1) {
            UIView.animateKeyframes(withDuration: 2, delay: 0.5, options: linear) {
                key(0, 0.5) { box.center.x = 100 }
                key(0.5, 0.5) { box.alpha = 0 }
            } completion: {
                play.note("ended \($0)")
            }
            #expect(box.center.x == 100)
        }
        try play.play()
        #expect(try play.x(at: 1.25) == 0)
        #expect(try play.x(at: 2) == 50)
        #expect(try play.x(at: 2.5) == 100)
        #expect(try play.x(at: 3) == 100)
        #expect(try play.number("opacity", at: 2.5) == 1)
        #expect(try play.number("opacity", at: 3) == 0.5)
        #expect(try play.number("opacity", at: 3.5) == 0)
        #expect(play.notes == ["3.5 ended true"])
    }

    @Test func oneEaseSpansTheWholeAnimation() throws {
        play.at(0) {
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                key(0, 0.5) { box.center.x = 100 }
                key(0.5, 0.5) { box.center.x = 200 }
            }
        }
        try play.play()
        // Of ease in and out, y(0.25) = 0.129162.
        #expect(try abs(play.x(at: 0.25) - 25.8324) < 0.0002)
        #expect(try play.x(at: 0.5) == 100)
        #expect(try abs(play.x(at: 0.75) - (200 - 25.8324)) < 0.0002)
    }

    struct Case: Sendable {
        /// The start, duration, and target of each keyframe.
        let parts: [(Double, Double, Double)]
        /// Times and expected positions.
        let places: [(Double, Double)]
    }

    nonisolated static let gap = Case(
        parts: [(0, 0.25, 40), (0.5, 0.25, 80)],
        places: [(0.125, 20), (0.25, 40), (0.4, 40), (0.625, 60), (0.75, 80), (1, 80)])
    /// The later keyframe takes over at the earlier one's position.
    nonisolated static let overlap = Case(
        parts: [(0, 0.5, 100), (0.25, 0.5, 0)], places: [(0.25, 50), (0.5, 25), (0.75, 0)])
    nonisolated static let outOfOrder = Case(
        parts: [(0.5, 0.5, 100), (0, 0.5, 40)], places: [(0.25, 20), (0.5, 40), (0.75, 70)])
    nonisolated static let jump = Case(parts: [(0.5, 0, 100)], places: [(0.49, 0), (0.5, 100), (0.75, 100)])
    nonisolated static let beyondTheEnds = Case(
        parts: [(-1, 1.5, 50), (0.5, 9, 100)], places: [(0.25, 25), (0.5, 50), (0.75, 75)])

    @Test(arguments: [gap, overlap, outOfOrder, jump, beyondTheEnds]) func adjacentKeyframesJoin(example: Case) throws {
        play.at(0) {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
                for (start, duration, target) in example.parts { key(start, duration) { box.center.x = target } }
            }
        }
        try play.play()
        for (time, place) in example.places { #expect(try abs(play.x(at: time) - place) < 1e-9, "at \(time)") }
    }

    @Test func theDiscreteModeHoldsAndJumps() throws {
        play.at(0) {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete]) {
                key(0, 0.5) { box.center.x = 100 }
                key(0.5, 0.25) { box.center.x = 200 }
            }
        }
        try play.play()
        #expect(try play.x(at: 0.49) == 0)
        #expect(try play.x(at: 0.5) == 100)
        #expect(try play.x(at: 0.74) == 100)
        #expect(try play.x(at: 0.75) == 200)
    }

    /// The positions along 0, 100, 50 as computed by `framereel sample`, and by distance: the path is 150 long.
    nonisolated private static let ways: [(UIView.KeyframeAnimationOptions, [(Double, Double)])] = [
        (.calculationModeCubic, [(0.25, 59.375), (0.5, 100), (1, 50)]),
        (.calculationModePaced, [(0.25, 37.5), (0.5, 75), (2.0 / 3, 100), (0.8, 80)]),
        (.calculationModeCubicPaced, [(0, 0), (1, 50)]),
    ]

    @Test(arguments: ways)
    func everyModeHasItsInterpolation(mode: UIView.KeyframeAnimationOptions, places: [(Double, Double)]) throws {
        play.at(0) {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, mode]) {
                key(0, 0.5) { box.center.x = 100 }
                key(0.5, 0.5) { box.center.x = 50 }
            }
        }
        try play.play()
        for (time, place) in places { #expect(abs(try play.x(at: time) - place) < 1e-6, "at \(time)") }
        guard mode == .calculationModeCubicPaced else { return }
        let steps = try (0...20).map { try play.x(at: Double($0) / 20) }
        let lengths = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
        // Equal lengths, except for the step that reverses.
        #expect(lengths.sorted().dropFirst().allSatisfy { abs($0 - lengths[0]) < 1e-3 * lengths[0] }, "\(lengths)")
    }

    @Test func changesOutsideKeyframesSpanTheWholeAnimation() throws {
        play.at(0) {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) { box.center.x = 100 }
        }
        try play.play()
        #expect(try play.x(at: 0.25) == 25)
    }

    @Test func aKeyframeOutsideABlockIsAMistake() throws {
        play.at(0) { key(0, 1) { box.center.x = 100 } }
        #expect(throws: StageError.self) { try play.play() }
    }

    @Test func withoutAnimationsEverythingChangesImmediately() throws {
        play.at(0) {
            UIView.setAnimationsEnabled(false)
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                key(0.5, 0.5) { box.center.x = 100 }
            } completion: {
                play.note("ended \($0)")
            }
        }
        try play.play()
        #expect(try play.x(at: 0) == 100)
        #expect(play.notes == ["0.0 ended true"])
    }
}
