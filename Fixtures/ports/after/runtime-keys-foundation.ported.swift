#sourceLocation(file: "Fixtures/ports/before/runtime-keys-foundation.swift", line: 2)
import UIKit
public enum RuntimeKeysFoundation {
    @MainActor public static func run() -> [String] {
        let table = NSMutableDictionary()
        table.setObject("one", forKey: 1 as AnyHashable)
        let key: Any = "two"
        table.setObject("2", forKey: key as! AnyHashable)
        return ["\(table.count)", table.object(forKey: 1) as? String ?? "nil", table.object(forKey: "two") as? String ?? "nil"]
    }
}
// → 2
// → one
// → 2
