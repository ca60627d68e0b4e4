#sourceLocation(file: "Fixtures/ports/before/answer-subclass.swift", line: 2)
import UIKit
public enum AnswerSubclass {
    @MainActor public static func run() -> [String] {
        let controller = AnswerSubclassLower()
        let delegate: UIScrollViewDelegate = controller
        delegate.scrollViewDidScroll(UIScrollView())
        return controller.told + ["\(delegate.scrollViewShouldScrollToTop(UIScrollView()))"]
    }
}
// → scrolled
// → false

class AnswerSubclassBase: UIViewController, UIScrollViewDelegate {
    var told: [String] = []
func scrollViewDidScroll(_ scrollView: UIScrollView) {}; func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true } }

class AnswerSubclassMiddle: AnswerSubclassBase {}

final class AnswerSubclassLower: AnswerSubclassMiddle {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}
