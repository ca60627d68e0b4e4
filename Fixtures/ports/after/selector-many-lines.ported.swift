#sourceLocation(file: "Fixtures/ports/before/selector-many-lines.swift", line: 2)
import UIKit
public enum SelectorManyLines {
    @MainActor public static func run() -> [String] {
        let selector = Selector("tap:", SelectorManyLinesOwner.tap(_:))




        return [selector.description, "\(#line)"]
    }
}
// → tap:
// → 10

class SelectorManyLinesOwner: NSObject {
    func tap(_ sender: Any) {}
}
