#sourceLocation(file: "Fixtures/ports/before/optional-property.swift", line: 2)
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

protocol OptionalPropertySource: AnyObject {  }; protocol OptionalPropertySource_title { var title: String { get } }; extension OptionalPropertySource { var title: (String)? { answering_title.map { $0.title } }; var answering_title: (any OptionalPropertySource_title)? { self as? any OptionalPropertySource_title } }
class OptionalPropertyYes: NSObject, OptionalPropertySource, OptionalPropertySource_title { var title: String { "Card" } }
class OptionalPropertyNo: NSObject, OptionalPropertySource {}
