#sourceLocation(file: "Fixtures/ports/before/key-path.swift", line: 2)
import UIKit
public enum KeyPathCase {
    @MainActor public static func run() -> [String] {
        [
            "position", "strokeEnd", "hidden",
            "isOpen", "child.name", KeyPathCaseOwner().own,
        ]
    }
}
// → position
// → strokeEnd
// → hidden
// → isOpen
// → child.name
// → name

class KeyPathCaseOwner: NSObject {
    var isOpen = false
    var name = ""
    var child: KeyPathCaseOwner?
    var own: String { "name" }
}
