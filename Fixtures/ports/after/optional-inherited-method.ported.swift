#sourceLocation(file: "Fixtures/ports/before/optional-inherited-method.swift", line: 2)
import UIKit
public enum OptionalInheritedMethod {
    @MainActor public static func run() -> [String] {
        let delegate: OptionalInheritedMethodDelegate = OptionalInheritedMethodOwner()
        return [delegate.answering_word?.word() ?? "none"]
    }
}
// → from above

protocol OptionalInheritedMethodDelegate: AnyObject {  }; protocol OptionalInheritedMethodDelegate_word { func word() -> String }; extension OptionalInheritedMethodDelegate { var answering_word: (any OptionalInheritedMethodDelegate_word)? { self as? any OptionalInheritedMethodDelegate_word } }
class OptionalInheritedMethodBase: NSObject { func word() -> String { "from above" } }
class OptionalInheritedMethodOwner: OptionalInheritedMethodBase, OptionalInheritedMethodDelegate, OptionalInheritedMethodDelegate_word {}
