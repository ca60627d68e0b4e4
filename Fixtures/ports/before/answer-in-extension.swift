import UIKit

public enum AnswerInExtension {
    @MainActor public static func run() -> [String] {
        let lower = AnswerInExtensionLower()
        (lower as UIScrollViewDelegate).scrollViewDidScroll(UIScrollView())
        return lower.told
    }
}
// → from the extension

class AnswerInExtensionBase: NSObject, UIScrollViewDelegate { var told: [String] = [] }
class AnswerInExtensionLower: AnswerInExtensionBase {}
extension AnswerInExtensionLower {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("from the extension") }
}
