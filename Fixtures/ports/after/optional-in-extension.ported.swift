#sourceLocation(file: "Fixtures/ports/before/optional-in-extension.swift", line: 2)
import UIKit
public enum OptionalInExtension {
    @MainActor public static func run() -> [String] {
        let delegate: OptionalInExtensionDelegate = OptionalInExtensionOwner()
        return ["\(delegate.answering_count?.count() ?? -1)"]
    }
}
// → 5

protocol OptionalInExtensionDelegate: AnyObject {  }; protocol OptionalInExtensionDelegate_count { func count() -> Int }; extension OptionalInExtensionDelegate { var answering_count: (any OptionalInExtensionDelegate_count)? { self as? any OptionalInExtensionDelegate_count } }

class OptionalInExtensionOwner: NSObject {}

extension OptionalInExtensionOwner: OptionalInExtensionDelegate, OptionalInExtensionDelegate_count {
    func count() -> Int { 5 }
}
