#sourceLocation(file: "Fixtures/ports/before/selector-nested.swift", line: 2)
import UIKit
public enum SelectorNested {
    @MainActor public static func run() -> [String] {
        let inner = Inner()
        inner.start()
        return inner.told
    }

    final class Inner: NSObject {
        var told: [String] = []

        func start() {
            let button = UIButton()
            button.addTarget(self, action: Selector("tap:", Inner.tap(_:)), for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
        }

        func tap(_ sender: Any) { told.append("inner") }
    }
}
// → inner
