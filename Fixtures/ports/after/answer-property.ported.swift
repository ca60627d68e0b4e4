#sourceLocation(file: "Fixtures/ports/before/answer-property.swift", line: 2)
import UIKit
public enum AnswerProperty {
    @MainActor public static func run() -> [String] {
        [AnswerPropertyBase(), AnswerPropertyLower()].map { (object: UIViewControllerInteractiveTransitioning) in
            "\(object.wantsInteractiveStart) \(object.completionSpeed)"
        }
    }
}
// → true 1.0
// → false 1.0

class AnswerPropertyBase: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {}
var wantsInteractiveStart: Bool { true } }

class AnswerPropertyLower: AnswerPropertyBase {
    override var wantsInteractiveStart: Bool { false }
}
