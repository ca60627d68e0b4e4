import UIKit

public enum ManyOnALine {
    @MainActor public static func run() -> [String] {
        ManyOnALineView.outlets.map(\.name) + ManyOnALineView.selectors.map(\.description) + ManyOnALineEmpty.selectors.map(\.description)
    }
}
// → a
// → go
// → away

class ManyOnALineView: UIView { @IBOutlet var a: UIView?; @IBAction func go() {} }
class ManyOnALineEmpty: UIView {}
extension ManyOnALineEmpty { @IBAction private func away() {} }
