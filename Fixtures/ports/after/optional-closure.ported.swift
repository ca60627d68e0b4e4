#sourceLocation(file: "Fixtures/ports/before/optional-closure.swift", line: 2)
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
protocol OptionalClosureDelegate: AnyObject {  }; protocol OptionalClosureDelegate_onTap { func onTap(_ name: String) -> String }; extension OptionalClosureDelegate { var answering_onTap: (any OptionalClosureDelegate_onTap)? { self as? any OptionalClosureDelegate_onTap } }
