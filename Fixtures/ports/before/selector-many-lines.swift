import UIKit

public enum SelectorManyLines {
    @MainActor public static func run() -> [String] {
        let selector = #selector(
            SelectorManyLinesOwner.tap(
                _:
            )
        )
        return [selector.description, "\(#line)"]
    }
}
// → tap:
// → 10

class SelectorManyLinesOwner: NSObject {
    @objc func tap(_ sender: Any) {}
}
