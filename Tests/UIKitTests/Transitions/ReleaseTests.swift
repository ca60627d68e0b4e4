import Foundation
import Testing
import UIKit

/// The remainder of a transition, after the release, whose animator returned a property animator.
@MainActor @Suite struct ReleaseTests {
    enum Timing: CaseIterable {
        case easeIn, easeOut, steep, spring

        @MainActor var provider: any UITimingCurveProvider {
            switch self {
            case .easeIn: UICubicTimingParameters(animationCurve: .easeIn)
            case .easeOut: UICubicTimingParameters(animationCurve: .easeOut)
            case .steep:
                UICubicTimingParameters(
                    controlPoint1: CGPoint(x: 0.2, y: 0.9), controlPoint2: CGPoint(x: 0.3, y: 0.95))
            case .spring: UISpringTimingParameters(dampingRatio: 1)
            }
        }

        /// The value at a fraction of the duration, 0…1, by an independent formula.
        func value(at fraction: Double) -> Double {
            switch self {
            case .easeIn: Self.bezier((0.42, 0), (1, 1), fraction)
            case .easeOut: Self.bezier((0, 0), (0.58, 1), fraction)
            case .steep: Self.bezier((0.2, 0.9), (0.3, 0.95), fraction)
            // Critically damped, a thousandth away at the end: (1 + x) · exp(−x) = 0.001.
            case .spring: 1 - (1 + 9.23341 * fraction) * exp(-9.23341 * fraction)
            }
        }

        private static func bezier(_ one: (Double, Double), _ two: (Double, Double), _ x: Double) -> Double {
            func along(_ s: Double, _ p: Double, _ q: Double) -> Double {
                3 * s * (1 - s) * (1 - s) * p + 3 * s * s * (1 - s) * q + s * s * s
            }
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if along(middle, one.0, two.0) < x { low = middle } else { high = middle }
            }
            return along(low, one.1, two.1)
        }
    }

    /// Held at `fraction` from 1.1 s on, and released at 1.2 s.
    private func run(
        _ timing: Timing, at fraction: Double = 0.4, release: @escaping (UIPercentDrivenInteractiveTransition) -> Void
    ) throws -> SlideRun {
        let run = try SlideRun(Slide.Interruptible(timing.provider), isDriven: true)
        run.app.at(1.1) { run.driver.update(fraction) }
        run.app.at(1.2) { release(run.driver) }
        try run.app.play()
        return run
    }

    private let moments = [0.02, 0.1, 0.25, 0.5, 0.75, 0.95]

    /// The animator's timing starts over from there; easing in and out by `completionCurve` would give very different
    /// values.
    @Test(arguments: Timing.allCases) func aFinishedTransitionUsesTheAnimatorsTiming(timing: Timing) throws {
        let run = try run(timing) { $0.finish() }
        for moment in moments {
            let expected = 0.4 + 0.6 * timing.value(at: moment)
            #expect(try abs(run.card(at: 1.2 + 0.3 * moment) - expected) < 1e-5, "\(moment)")
            #expect(try abs(run.marker(at: 1.2 + 0.3 * moment) - expected) < 1e-5, "\(moment)")
        }
        #expect(run.app.notes == ["1.5 presented true"])
    }

    @Test(arguments: Timing.allCases) func aCanceledTransitionReversesWithTheAnimatorsTiming(timing: Timing) throws {
        let run = try run(timing) { $0.cancel() }
        for moment in moments {
            let expected = 0.4 - 0.4 * timing.value(at: moment)
            #expect(try abs(run.card(at: 1.2 + 0.2 * moment) - expected) < 1e-5, "\(moment)")
            #expect(try abs(run.marker(at: 1.2 + 0.2 * moment) - expected) < 1e-5, "\(moment)")
        }
        #expect(run.app.notes == ["1.4 presented false"])
    }

    /// The recorded spring of 18.467/s becomes one of 18.467/0.6.
    @Test func theRemainderOfASpringIsAFasterSpring() throws {
        let run = try run(.spring) { $0.finish() }
        for seconds in [0.05, 0.1, 0.2] {
            let done = 1 - (1 + 30.778 * seconds) * exp(-30.778 * seconds)
            #expect(try abs(run.card(at: 1.2 + seconds) - (0.4 + 0.6 * done)) < 1e-4)
        }
    }

    @Test func onlyTheCompletionSpeedApplies() throws {
        let run = try run(.easeOut) { driver in
            driver.completionSpeed = 0.5
            driver.completionCurve = .linear
            driver.finish()
        }
        let expected = 0.4 + 0.6 * Timing.easeOut.value(at: 0.25)
        #expect(try abs(run.card(at: 1.2 + 0.6 * 0.25) - expected) < 1e-5)
        #expect(run.app.notes == ["1.8 presented true"])
    }

    @Test func aTimingCurveReplacesTheAnimatorsTiming() throws {
        let run = try run(.spring) { driver in
            driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
            driver.finish()
        }
        #expect(try abs(run.card(at: 1.275) - 0.55) < 1e-9)
    }

    /// Nothing remains to run, although this spring reaches its end once before it oscillates.
    @Test func aReleaseAtTheEndCompletesImmediately() throws {
        let spring = UISpringTimingParameters(dampingRatio: 0.4)
        let run = try SlideRun(Slide.Interruptible(spring), isDriven: true)
        run.app.at(1.1) { run.driver.update(1) }
        run.app.at(1.2) { run.driver.finish() }
        try run.app.play()
        #expect(run.app.notes == ["1.2 presented true"])
    }

    /// When grabbed on the way back, it stays in place.
    @Test func aCanceledTransitionCanBeGrabbedAgain() throws {
        let run = try SlideRun(Slide.Interruptible(Timing.easeOut.provider), isDriven: true)
        run.app.at(1.1) { run.driver.update(0.4) }
        run.app.at(1.2) { run.driver.cancel() }
        run.app.at(1.22) { run.driver.pause() }
        run.app.at(1.4) { run.driver.cancel() }
        try run.app.play()
        let there = 0.4 - 0.4 * Timing.easeOut.value(at: 0.1)
        #expect(try abs(run.card(at: 1.3) - there) < 1e-5)
        #expect(try abs(run.card(at: 1.3) - run.driver.percentComplete) < 1e-5)
        #expect(!run.isPresented)
    }
}
