import UIKit

/// A property animator that is scrubbed, released, reversed, redirected to a spring, and stopped.
public final class AnimatorViewController: GalleryViewController {
    private lazy var card = view.box("card", 8, 12, side: 40, .systemRed)
    private lazy var follower = view.box("follower", 8, 150, .systemBlue)

    public override func setUp() {
        _ = (card, follower)
    }

    public override func begin() {
        let animator = UIViewPropertyAnimator(duration: 0.6, curve: .easeInOut) {
            self.card.center = CGPoint(x: 90, y: 100)
            self.card.transform = CGAffineTransform(rotationAngle: .pi / 4)
        }
        animator.addAnimations({ self.card.backgroundColor = .systemGreen }, delayFactor: 0.5)
        animator.addCompletion { position in
            if position == .start { self.follow() }
        }
        animator.fractionComplete = 0.25
        after(0.15) { animator.fractionComplete = 0.5 }
        after(0.3) { animator.startAnimation() }
        after(0.45) { animator.isReversed = true }
        after(0.6) {
            animator.pauseAnimation()
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(dampingRatio: 0.7), durationFactor: 0.8)
        }
    }

    private func follow() {
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.4, delay: 0) {
            self.follower.center.x = 100
        }
        after(0.2) {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .current)
        }
    }

    private func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
        Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in action() }
    }
}
