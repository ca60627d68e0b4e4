#sourceLocation(file: "Fixtures/ports/before/answer-animator.swift", line: 2)
import UIKit
public enum AnswerAnimator {
    @MainActor public static func run() -> [String] {
        let lower = AnswerAnimatorLower()
        (lower as UIViewControllerAnimatedTransitioning).animationEnded(true)
        return lower.told
    }
}
// → ended true

class AnswerAnimatorBase: NSObject, UIViewControllerAnimatedTransitioning {
    var told: [String] = []
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {}
func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { final class Absent: NSObject, UIViewControllerAnimatedTransitioning { func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }; func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {} }; return Absent().interruptibleAnimator(using: transitionContext) }; func animationEnded(_ transitionCompleted: Bool) {} }

class AnswerAnimatorLower: AnswerAnimatorBase {
    private var animator: UIViewPropertyAnimator?
    override func animationEnded(_ completed: Bool) { told.append("ended \(completed)") }
    override func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        let made = animator ?? UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil)
        animator = made
        return made
    }
}
