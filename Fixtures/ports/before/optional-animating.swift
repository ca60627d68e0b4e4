import os.log
import UIKit

public enum OptionalAnimating {
    @MainActor public static func run() -> [String] {
        let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
        let view = UIView()
        animator.addAnimations? { view.alpha = 0 }
        animator.addCompletion? { _ in }
        os_log("begins", type: .debug)
        animator.startAnimation()
        return ["\(view.alpha)"]
    }
}
// → 0.0
