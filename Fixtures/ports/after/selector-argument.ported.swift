#sourceLocation(file: "Fixtures/ports/before/selector-argument.swift", line: 2)
import UIKit
public enum SelectorArgument {
    @MainActor public static func run() -> [String] {
        let pad = SelectorArgumentPad()
        pad.button.tag = 7
        pad.button.sendActions(for: .touchUpInside)
        return pad.told
    }
}
// → tag 7 selector tapped:

final class SelectorArgumentPad: NSObject {
    let button = UIButton()
    var told: [String] = []

    override init() {
        super.init()
        let action = Selector("tapped:", SelectorArgumentPad.tapped(_:))
        button.addTarget(self, action: action, for: .touchUpInside)
        told = ["selector \(action.description)"]
    }

    func tapped(_ sender: UIButton) { told = ["tag \(sender.tag) " + told[0]] }
}
