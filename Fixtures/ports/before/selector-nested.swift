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
            button.addTarget(self, action: #selector(Inner.tap(_:)), for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
        }

        @objc func tap(_ sender: Any) { told.append("inner") }
    }
}
// → inner
