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

class SixAnswerBase: UIViewController, UINavigationControllerDelegate { var told: [String] = [] }
class SixAnswerLower: SixAnswerBase {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { told.append("shown \(animated)") }
}
