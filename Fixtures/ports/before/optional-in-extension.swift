import UIKit

public enum OptionalInExtension {
    @MainActor public static func run() -> [String] {
        let delegate: OptionalInExtensionDelegate = OptionalInExtensionOwner()
        return ["\(delegate.count?() ?? -1)"]
    }
}
// → 5

@objc protocol OptionalInExtensionDelegate { @objc optional func count() -> Int }

class OptionalInExtensionOwner: NSObject {}

extension OptionalInExtensionOwner: OptionalInExtensionDelegate {
    func count() -> Int { 5 }
}
