import UIKit

public enum SelectorOverloadResult {
    @MainActor public static func run() -> [String] {
        let owner = SelectorOverloadResultOwner()
        return ["\(#selector(owner.step as (Int) -> Int)) \(owner.step(1))"]
    }
}
// → step: 1

class SelectorOverloadResultOwner: NSObject {
    @objc func step(_ count: Int) -> Int { count }
    func step(_ name: String) -> String { name }
}
