#sourceLocation(file: "Fixtures/ports/before/many-on-a-line.swift", line: 2)
import UIKit
public enum ManyOnALine {
    @MainActor public static func run() -> [String] {
        ManyOnALineView.outlets.map(\.name) + ManyOnALineView.selectors.map(\.description) + ManyOnALineEmpty.selectors.map(\.description)
    }
}
// → a
// → go
// → away

class ManyOnALineView: UIView { var a: UIView?; func go() {} ; override class var outlets: [Outlet] { super.outlets + [Outlet("a", \ManyOnALineView.a)] }; override class var selectors: [Selector] { super.selectors + [Selector("go", ManyOnALineView.go)] } }
class ManyOnALineEmpty: UIView {override class var selectors: [Selector] { super.selectors + [Selector("away", ManyOnALineEmpty.away)] } }
extension ManyOnALineEmpty { private func away() {} }
