#sourceLocation(file: "Fixtures/ports/before/answer-public.swift", line: 2)
import UIKit
public enum AnswerPublic {
    @MainActor public static func run() -> [String] {
        let delegate: UIAdaptivePresentationControllerDelegate = AnswerPublicLower()
        let controller = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
        return ["\(delegate.presentationControllerShouldDismiss(controller))"]
    }
}
// → false

open class AnswerPublicBase: UIViewController, UIAdaptivePresentationControllerDelegate {open func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true } }
public class AnswerPublicLower: AnswerPublicBase {
    public override func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
}
