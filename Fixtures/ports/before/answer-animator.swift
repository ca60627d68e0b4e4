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
}

class AnswerAnimatorLower: AnswerAnimatorBase {
    private var animator: UIViewPropertyAnimator?
    func animationEnded(_ completed: Bool) { told.append("ended \(completed)") }
    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        let made = animator ?? UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil)
        animator = made
        return made
    }
}
