#sourceLocation(file: "Fixtures/ports/before/answer-default.swift", line: 2)
import UIKit
public enum AnswerDefault {
    @MainActor public static func run() -> [String] {
        [AnswerDefaultBase(), AnswerDefaultLower()].map { (delegate: UIGestureRecognizerDelegate) in
            let begins = delegate.gestureRecognizerShouldBegin(UITapGestureRecognizer())
            return "\(begins)"
        }
    }
}
// → true
// → false

class AnswerDefaultBase: NSObject {func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true } }
extension AnswerDefaultBase: UIGestureRecognizerDelegate {}

class AnswerDefaultLower: AnswerDefaultBase {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}
