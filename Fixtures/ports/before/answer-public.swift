import UIKit

public enum AnswerPublic {
    @MainActor public static func run() -> [String] {
        let delegate: UIAdaptivePresentationControllerDelegate = AnswerPublicLower()
        let controller = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
        return ["\(delegate.presentationControllerShouldDismiss(controller))"]
    }
}
// → false

open class AnswerPublicBase: UIViewController, UIAdaptivePresentationControllerDelegate {}
public class AnswerPublicLower: AnswerPublicBase {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
}
