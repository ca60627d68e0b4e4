import UIKit

public enum OptionalForced {
    @MainActor public static func run() -> [String] {
        let reporter = OptionalForcedReporter()
        let animator: UIViewControllerAnimatedTransitioning? = reporter
        if animator != nil, animator!.responds(to: #selector(UIViewControllerAnimatedTransitioning.animationEnded(_:))) {
            animator!.animationEnded!(true)
        }
        let reporting: OptionalForcedReporting? = reporter
        reporting!.report!("named")
        let length = reporting!.count!("four")
        let text: String = reporting!.count!(length)
        return reporter.told + ["\(length)", text]
    }
}
// → ended true
// → named
// → 4
// → 4!

@objc protocol OptionalForcedReporting {
    @objc optional func report(_ text: String)
    @objc optional func count(_ text: String) -> Int
    @objc optional func count(_ number: Int) -> String
}

class OptionalForcedReporter: NSObject, OptionalForcedReporting, UIViewControllerAnimatedTransitioning {
    var told: [String] = []
    func report(_ text: String) { told.append(text) }
    func count(_ text: String) -> Int { text.count }
    func count(_ number: Int) -> String { "\(number)!" }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
    func animationEnded(_ transitionCompleted: Bool) { told.append("ended \(transitionCompleted)") }
}
