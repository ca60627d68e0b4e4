import UIKit

public enum KeychainObjects {
    @MainActor public static func run() -> [String] {
        return [KeychainObjectsStore.name(kSecClassGenericPassword), "\(KeychainObjectsStore().clear(kSecClassKey, 2))"]
    }
}
// → genp
// → true

class KeychainObjectsStore {
    class func name(_ kind: AnyObject) -> String { return kind as? String ?? "object" }
    func clear(_ kind: AnyObject, _ times: Int) -> Bool { return KeychainObjectsStore.name(kind) == kSecClassKey as String }
}
