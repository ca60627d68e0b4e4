import UIKit

public enum OptionalInheritedMethod {
    @MainActor public static func run() -> [String] {
        let delegate: OptionalInheritedMethodDelegate = OptionalInheritedMethodOwner()
        return [delegate.word?() ?? "none"]
    }
}
// → from above

@objc protocol OptionalInheritedMethodDelegate { @objc optional func word() -> String }
class OptionalInheritedMethodBase: NSObject { @objc func word() -> String { "from above" } }
class OptionalInheritedMethodOwner: OptionalInheritedMethodBase, OptionalInheritedMethodDelegate {}
