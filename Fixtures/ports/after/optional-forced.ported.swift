#sourceLocation(file: "Fixtures/ports/before/optional-forced.swift", line: 2)
import UIKit
public enum OptionalForced {
    @MainActor public static func run() -> [String] {
        let reporter = OptionalForcedReporter()
        let animator: UIViewControllerAnimatedTransitioning? = reporter
        if animator != nil, animator!.responds(to: Selector("animationEnded:")) {
            animator!.animationEnded(true)
        }
        let reporting: OptionalForcedReporting? = reporter
        reporting!.answering_report!.report("named")
        let length = reporting!.answering_count!.count("four")!
        let text: String = reporting!.answering_count!.count(length)!
        return reporter.told + ["\(length)", text]
    }
}
// → ended true
// → named
// → 4
// → 4!

protocol OptionalForcedReporting: AnyObject {
    
    
    
}; protocol OptionalForcedReporting_report { func report(_ text: String) }; extension OptionalForcedReporting { var answering_report: (any OptionalForcedReporting_report)? { self as? any OptionalForcedReporting_report } }; protocol OptionalForcedReporting_count_String { func count(_ text: String) -> Int }; protocol OptionalForcedReporting_count_Int { func count(_ number: Int) -> String }; struct OptionalForcedReporting_count_answers { private let object: any OptionalForcedReporting; fileprivate init?(_ object: any OptionalForcedReporting) { guard object is any OptionalForcedReporting_count_String || object is any OptionalForcedReporting_count_Int else { return nil }; self.object = object }; @discardableResult func count(_ text: String) -> (Int)? { (object as? any OptionalForcedReporting_count_String)?.count(text) }; @discardableResult func count(_ number: Int) -> (String)? { (object as? any OptionalForcedReporting_count_Int)?.count(number) } }; extension OptionalForcedReporting { var answering_count: OptionalForcedReporting_count_answers? { OptionalForcedReporting_count_answers(self) } }

class OptionalForcedReporter: OpenObject, OptionalForcedReporting, UIViewControllerAnimatedTransitioning, OptionalForcedReporting_report, OptionalForcedReporting_count_String, OptionalForcedReporting_count_Int {
    var told: [String] = []
    func report(_ text: String) { told.append(text) }
    func count(_ text: String) -> Int { text.count }
    func count(_ number: Int) -> String { "\(number)!" }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
    func animationEnded(_ transitionCompleted: Bool) { told.append("ended \(transitionCompleted)") }
override class var selectors: [Selector] { super.selectors + [Selector("animationEnded:", OptionalForcedReporter.animationEnded(_:))] } }
