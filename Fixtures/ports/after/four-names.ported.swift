#sourceLocation(file: "Fixtures/ports/before/four-names.swift", line: 2)
import UIKit
public enum FourNames {
    @MainActor public static func run() -> [String] {
        let link = CADisplayLink(target: FourNamesTicker(), selector: Selector("tick", FourNamesTicker.tick))
        link.add(to: RunLoop.main, forMode: RunLoop.Mode.common)
        link.add(to: .main, forMode: .default)
        link.invalidate()
        #if swift(>=4.2)
        let key = UIResponder.keyboardFrameEndUserInfoKey
        #else
        let key = UIResponder.keyboardFrameEndUserInfoKey
        #endif
        if #available(iOS 10.0, *) {} else if let address = URL(string: "framereel:") {
            UIApplication.shared.open(address)
        }
        let cell = UITableViewCell(style: UITableViewCell.CellStyle.subtitle, reuseIdentifier: nil)
        cell.selectionStyle = UITableViewCell.SelectionStyle.none
        return ["\(key == UIResponder.keyboardFrameEndUserInfoKey)", "\(UITableView.automaticDimension == -1)"]
    }
}
// → true
// → true

class FourNamesTicker: NSObject {
    func tick() {}
    #if swift(>=4.2)
    func newer() {}; static func listed_FourNamesTicker_1034() -> [Selector] { [Selector("newer", FourNamesTicker.newer)] }
    #else
    func older() {}; static func listed_FourNamesTicker_1070() -> [Selector] { [Selector("older", FourNamesTicker.older)] }
    #endif
static func listed_FourNamesTicker_1034(_: Void = ()) -> [Selector] { [] }; static func listed_FourNamesTicker_1070(_: Void = ()) -> [Selector] { [] } }
