#sourceLocation(file: "Fixtures/ports/before/two-files.swift", line: 2)
import UIKit
public enum TwoFiles {
    @MainActor public static func run() -> [String] {
        let lower = TwoFilesLower()
        (lower as UIScrollViewDelegate).scrollViewDidScroll(UIScrollView())
        lower.layoutSubviews()
        return lower.told + TwoFilesBase.selectors.map(\.description)
    }
}
// → scrolled
// → laid out
// → hidden

class TwoFilesBase: UIView {
    var told: [String] = []
func scrollViewDidScroll(_ scrollView: UIScrollView) {}; override class var selectors: [Selector] { super.selectors + listed_TwoFilesBase_1 } }
