import QuartzCore
import Testing
import UIKit

/// Uses of property animators for which UIKit raises an exception: the run continues and ends with one error each.
@MainActor @Suite struct AnimatorMistakeTests {
    let play: Play
    let box: UIView

    init() throws {
        play = try Play()
        box = play.box()
    }

    private func animator() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 100 }
    }

    private func expectMistakes(_ sentences: [String]) {
        #expect(throws: StageError.misused(sentences)) { try play.play() }
    }

    private static let released =
        "A UIViewPropertyAnimator was released while it was %; keep it until it has run to its end, or call stopAnimation(_:) and finishAnimation(at:) before it goes."

    @Test func releasedWhilePaused() {
        play.at(0) {
            let animator = animator()
            animator.startAnimation()
            animator.pauseAnimation()
        }
        expectMistakes([Self.released.replacing("%", with: "paused")])
    }

    @Test func releasedWhileScrubbed() {
        play.at(0) { animator().fractionComplete = 0.5 }
        expectMistakes([Self.released.replacing("%", with: "paused")])
    }

    @Test func releasedWhileStopped() {
        play.at(0) {
            let animator = animator()
            animator.startAnimation()
            animator.stopAnimation(false)
        }
        expectMistakes([Self.released.replacing("%", with: "stopped")])
    }

    @Test func releasedProperly() throws {
        play.at(0) { _ = animator() }
        play.at(1) { animator().startAnimation() }
        play.at(3) {
            let animator = animator()
            animator.startAnimation()
            animator.stopAnimation(true)
        }
        play.at(4) {
            let animator = animator()
            animator.pauseAnimation()
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
        }
        try play.play()
    }

    /// An animator that outlives the run is not released during it.
    @Test func retainedToTheEnd() throws {
        let animator = animator()
        play.at(0) { animator.fractionComplete = 0.5 }
        try play.play()
    }

    @Test(arguments: [false, true]) func finishedWithoutBeingStopped(isActive: Bool) {
        let animator = animator()
        play.at(0) {
            if isActive { animator.startAnimation() }
            animator.finishAnimation(at: .end)
        }
        let state = isActive ? "active" : "inactive"
        expectMistakes([
            "finishAnimation(at:) was called on a UIViewPropertyAnimator that is \(state); call stopAnimation(false) before it."
        ])
        #expect(box.center.x == (isActive ? 100 : 0))
    }

    @Test func usedWhileStopped() {
        let animator = animator()
        play.at(0) {
            animator.startAnimation()
            animator.stopAnimation(false)
            animator.addAnimations { box.alpha = 0 }
            animator.startAnimation()
            animator.pauseAnimation()
            #expect(animator.state == .stopped)
            animator.finishAnimation(at: .end)
            animator.startAnimation()
        }
        expectMistakes(
            ["addAnimations(_:delayFactor:)", "startAnimation(afterDelay:)", "pauseAnimation()"].map {
                "\($0) was called on a UIViewPropertyAnimator that is stopped; call finishAnimation(at:) before it."
            })
        #expect(box.alpha == 1)
    }
}
