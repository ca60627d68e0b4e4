#sourceLocation(file: "Fixtures/ports/before/answer-in-extension.swift", line: 2)
import UIKit
public enum AnswerInExtension {
    @MainActor public static func run() -> [String] {
        let lower = AnswerInExtensionLower()
        (lower as UIScrollViewDelegate).scrollViewDidScroll(UIScrollView())
        return lower.told
    }
}
// → from the extension

class AnswerInExtensionBase: NSObject, UIScrollViewDelegate { var told: [String] = [] ; func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
class AnswerInExtensionLower: AnswerInExtensionBase {override func scrollViewDidScroll(_ scrollView: UIScrollView) { inExtension_AnswerInExtensionLower_scrollViewDidScroll(scrollView) } }
extension AnswerInExtensionLower {
    func inExtension_AnswerInExtensionLower_scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("from the extension") }
}
