import Testing
import UIKit

/// A property animator that `animateTransition(using:)` starts, although `interruptibleAnimator(using:)` does not
/// return it.
@MainActor @Suite struct UndrivenAnimatorTests {
    private func run(isDriven: Bool = true) throws -> SlideRun {
        let animator = Slide { move, end in
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut, animations: move)
            animator.addCompletion { _ in end() }
            animator.startAnimation()
        }
        return try SlideRun(animator, isDriven: isDriven)
    }

    /// It plays as it would without a driver, and completes the transition during the touch.
    @Test func anUndrivenAnimatorIgnoresTheTouch() throws {
        let (plain, driven) = (try run(isDriven: false), try run())
        driven.app.at(1.1) { driven.driver.update(0.1) }
        driven.app.at(1.3) { driven.driver.update(0.2) }
        driven.app.at(2) { driven.driver.cancel() }
        try plain.app.play()
        try driven.app.play()
        for time in [1.05, 1.1, 1.2, 1.3, 1.4, 1.49, 1.5, 2.5] {
            #expect(try driven.card(at: time) == plain.card(at: time), "at \(time) s")
        }
        #expect(driven.app.notes == ["1.5 presented true"])
        #expect(driven.isPresented)
    }

    /// Alongside animations are driven nonetheless.
    @Test func theMarkerFollowsTheTouch() throws {
        let run = try run()
        run.app.at(1.1) { run.driver.update(0.1) }
        run.app.at(1.3) { run.driver.update(0.2) }
        try run.app.play()
        #expect(try abs(run.marker(at: 1.2) - 0.1) < 1e-6)
        #expect(try abs(run.marker(at: 1.4) - 0.2) < 1e-6)
        #expect(try run.marker(at: 1.6) == 1)
    }

    /// When canceled, it continues to its end, and only then is the transition over.
    @Test func aCancellationDoesNotReverseIt() throws {
        let (plain, driven) = (try run(isDriven: false), try run())
        driven.app.at(1.1) { driven.driver.update(0.2) }
        driven.app.at(1.2) { driven.driver.cancel() }
        try plain.app.play()
        try driven.app.play()
        for time in [1.25, 1.3, 1.4, 1.49] {
            #expect(try driven.card(at: time) == plain.card(at: time), "at \(time) s")
        }
        #expect(driven.app.notes == ["1.5 presented false"])
    }
}
