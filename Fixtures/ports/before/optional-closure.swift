import UIKit

public enum OptionalClosure {
    @MainActor public static func run() -> [String] {
        let button = OptionalClosureButton()
        let before: String? = button.onTap?("a")
        button.onTap = { $0 + "!" }
        return [before ?? "none", button.onTap?("b") ?? "none"]
    }
}
// → none
// → b!

class OptionalClosureButton { var onTap: ((String) -> String)? }
@objc protocol OptionalClosureDelegate { @objc optional func onTap(_ name: String) -> String }
