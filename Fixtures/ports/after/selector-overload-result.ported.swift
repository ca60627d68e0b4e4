#sourceLocation(file: "Fixtures/ports/before/selector-overload-result.swift", line: 2)
import UIKit
public enum SelectorOverloadResult {
    @MainActor public static func run() -> [String] {
        let owner = SelectorOverloadResultOwner()
        return ["\(Selector("step:", SelectorOverloadResultOwner.step(_:) as @MainActor (SelectorOverloadResultOwner) -> @MainActor (Int) -> Int)) \(owner.step(1))"]
    }
}
// → step: 1

class SelectorOverloadResultOwner: NSObject {
    func step(_ count: Int) -> Int { count }
    func step(_ name: String) -> String { name }
}
