import UIKit

public enum ObjcKinds {
    @MainActor public static func run() -> [String] {
        let kind: ObjcKindsKind = .second
        return ["\(kind.rawValue)", ObjcKindsPlain().name, "\((ObjcKindsPlain() as Any) is ObjcKindsNamed)"]
    }
}
// → 1
// → plain
// → true

@objc enum ObjcKindsKind: Int { case first, second }
@objc(KindsNamed) protocol ObjcKindsNamed { var name: String { get } }
@objc(KindsPlain) public class ObjcKindsPlain: NSObject, ObjcKindsNamed {
    @objc public dynamic var name = "plain"
    @objc public init(name: String) { self.name = name }
    @objc public override convenience init() { self.init(name: "plain") }
}
