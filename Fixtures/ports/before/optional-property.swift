import UIKit

public enum OptionalProperty {
    @MainActor public static func run() -> [String] {
        let sources: [OptionalPropertySource] = [OptionalPropertyYes(), OptionalPropertyNo()]
        return sources.map { source in source.title ?? "untitled" }
            + sources.map { (source: OptionalPropertySource) in source.title != nil ? "has" : "has not" }
    }
}
// → Card
// → untitled
// → has
// → has not

@objc protocol OptionalPropertySource { @objc optional var title: String { get } }
class OptionalPropertyYes: NSObject, OptionalPropertySource { var title: String { "Card" } }
class OptionalPropertyNo: NSObject, OptionalPropertySource {}
