import UIKit

public enum OptionalInSubclass {
    @MainActor public static func run() -> [String] {
        let owners: [OptionalInSubclassBase] = [.init(), OptionalInSubclassLower(), OptionalInSubclassLowest()]
        return owners.map { owner in
            let delegate: OptionalInSubclassDelegate = owner
            return delegate.name?() ?? "none"
        }
    }
}
// → none
// → lower
// → lowest

@objc protocol OptionalInSubclassDelegate {
    @objc optional func name() -> String
}

class OptionalInSubclassBase: NSObject, OptionalInSubclassDelegate {}

class OptionalInSubclassLower: OptionalInSubclassBase {
    func name() -> String { "lower" }
}

class OptionalInSubclassLowest: OptionalInSubclassLower {
    override func name() -> String { "lowest" }
}
