#sourceLocation(file: "Fixtures/ports/before/selector-property.swift", line: 2)
import UIKit
public enum SelectorProperty {
    @MainActor public static func run() -> [String] {
        let view = SelectorPropertyView()
        view.button.sendActions(for: .touchUpInside)
        return view.helper.told
    }
}
// → helped

final class SelectorPropertyView: UIView {
    let helper = SelectorPropertyHelper()
    lazy var button: UIButton = {
        let button = UIButton()
        button.addTarget(helper, action: Selector("help", SelectorPropertyHelper.help), for: .touchUpInside)
        return button
    }()
}

final class SelectorPropertyHelper: NSObject {
    var told: [String] = []
    func help() { told.append("helped") }
}
