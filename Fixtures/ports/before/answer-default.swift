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

class AnswerDefaultBase: NSObject {}
extension AnswerDefaultBase: UIGestureRecognizerDelegate {}

class AnswerDefaultLower: AnswerDefaultBase {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}
