#sourceLocation(file: "Fixtures/ports/before/objc-kinds.swift", line: 2)
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

enum ObjcKindsKind: Int { case first, second }
protocol ObjcKindsNamed: AnyObject { var name: String { get } }
public class ObjcKindsPlain: OpenObject, ObjcKindsNamed {
    public var name = "plain" { willSet { willChangeValue(forKey: "name") } didSet { didChangeValue(forKey: "name") } }
    public init(name: String) { self.name = name }
    public override convenience init() { self.init(name: "plain") }
public override class var outlets: [Outlet] { super.outlets + [Outlet("name", \ObjcKindsPlain.name, isDynamic: true)] } }
