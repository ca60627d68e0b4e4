import UIKit

public enum FourNames {
    @MainActor public static func run() -> [String] {
        let link = CADisplayLink(target: FourNamesTicker(), selector: #selector(FourNamesTicker.tick))
        link.add(to: RunLoop.main, forMode: RunLoopMode.commonModes)
        link.add(to: .main, forMode: .defaultRunLoopMode)
        link.invalidate()
        #if swift(>=4.2)
        let key = UIResponder.keyboardFrameEndUserInfoKey
        #else
        let key = UIKeyboardFrameEndUserInfoKey
        #endif
        if #available(iOS 10.0, *) {} else if let address = URL(string: "framereel:") {
            UIApplication.shared.openURL(address)
        }
        let cell = UITableViewCell(style: UITableViewCellStyle.subtitle, reuseIdentifier: nil)
        cell.selectionStyle = UITableViewCellSelectionStyle.none
        return ["\(key == UIKeyboardFrameEndUserInfoKey)", "\(UITableViewAutomaticDimension == -1)"]
    }
}
// → true
// → true

class FourNamesTicker: NSObject {
    @objc func tick() {}
    #if swift(>=4.2)
    @objc func newer() {}
    #else
    @objc func older() {}
    #endif
}
