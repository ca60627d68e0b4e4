import UIKit

public enum PropertyListCase {
    @MainActor public static func run() -> [String] {
        [names(PropertyListOwner.self), names(PropertyListBase.self), names(PropertyListChild.self)]
    }

    @MainActor private static func names(_ type: AnyClass) -> String {
        var count: UInt32 = 0
        guard let list = class_copyPropertyList(type, &count) else { return "none of \(count)" }
        defer { free(list) }
        return (0..<Int(count)).map { String(cString: property_getName(list[$0])) }.joined(separator: " ")
    }
}
// → name size
// → id
// → none of 0

class PropertyListBase: NSObject {
    @objc var id = 0
}

class PropertyListOwner: PropertyListBase {
    @objc dynamic var name = ""
    @objc var size = 0.0
    var unseen = 0
}

class PropertyListChild: PropertyListOwner {}
