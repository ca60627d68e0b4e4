#sourceLocation(file: "Fixtures/ports/before6/six-answer.swift", line: 2)
import UIKit
public enum SixAnswer {
    @MainActor public static func run() -> [String] {
        let lower = SixAnswerLower()
        (lower as any UINavigationControllerDelegate).navigationController(
            UINavigationController(), didShow: UIViewController(), animated: true)
        return lower.told
    }
}
// → shown true

class SixAnswerBase: UIViewController, UINavigationControllerDelegate { var told: [String] = [] ; func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {} }
class SixAnswerLower: SixAnswerBase {
    override func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { told.append("shown \(animated)") }
}
