#sourceLocation(file: "Fixtures/ports/before/two-files+2.swift", line: 2)
import UIKit
extension TwoFilesBase: UIScrollViewDelegate {
    private func hidden() {}
static var listed_TwoFilesBase_1: [Selector] { [Selector("hidden", TwoFilesBase.hidden)] } }

class TwoFilesLower: TwoFilesBase {
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
override func layoutSubviews() { inExtension_TwoFilesLower_layoutSubviews() } }

extension TwoFilesLower {
    func inExtension_TwoFilesLower_layoutSubviews() { told.append("laid out") }
}
