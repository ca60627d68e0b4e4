import UIKit

extension TwoFilesBase: UIScrollViewDelegate {
    @objc private func hidden() {}
}

class TwoFilesLower: TwoFilesBase {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
}

extension TwoFilesLower {
    override func layoutSubviews() { told.append("laid out") }
}
