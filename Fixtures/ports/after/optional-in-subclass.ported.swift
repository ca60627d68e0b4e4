#sourceLocation(file: "Fixtures/ports/before/optional-in-subclass.swift", line: 2)
import UIKit
public enum OptionalInSubclass {
    @MainActor public static func run() -> [String] {
        let owners: [OptionalInSubclassBase] = [.init(), OptionalInSubclassLower(), OptionalInSubclassLowest()]
        return owners.map { owner in
            let delegate: OptionalInSubclassDelegate = owner
            return delegate.answering_name?.name() ?? "none"
        }
    }
}
// → none
// → lower
// → lowest

protocol OptionalInSubclassDelegate: AnyObject {
    
}; protocol OptionalInSubclassDelegate_name { func name() -> String }; extension OptionalInSubclassDelegate { var answering_name: (any OptionalInSubclassDelegate_name)? { self as? any OptionalInSubclassDelegate_name } }

class OptionalInSubclassBase: NSObject, OptionalInSubclassDelegate {}

class OptionalInSubclassLower: OptionalInSubclassBase, OptionalInSubclassDelegate_name {
    func name() -> String { "lower" }
}

class OptionalInSubclassLowest: OptionalInSubclassLower {
    override func name() -> String { "lowest" }
}
