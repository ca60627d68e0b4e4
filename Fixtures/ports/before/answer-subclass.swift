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
}

class AnswerSubclassMiddle: AnswerSubclassBase {}

final class AnswerSubclassLower: AnswerSubclassMiddle {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}
