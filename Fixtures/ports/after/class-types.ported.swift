#sourceLocation(file: "Fixtures/ports/before/class-types.swift", line: 2)
import UIKit
public enum ClassTypes {
    @MainActor public static func run() -> [String] {
        let owner = ClassTypesOwner()
        let first = ClassTypesWeak<ClassTypesWatcher>(owner)
        var second = ClassTypesBox<ClassTypesWatcher>(value: owner)
        var told = ["\(first.object === owner) \(first.holds(owner)) \(second.value === owner)"]
        first.object?.update()
        second.value = nil
        let lost = ClassTypesWeak<ClassTypesWatcher>(ClassTypesOwner())
        told.append("\(owner.count) \(second.value == nil) \(lost.object == nil) \(ClassTypesWeak<UIView>(UIView()).object == nil)")
        return told
    }
}
// → true true true
// → 1 true true true

protocol ClassTypesWatcher: AnyObject { func update() }
final class ClassTypesWeak<Object> {
    private(set) weak var weak_object: AnyObject?; private(set) var object: Object? { get { weak_object as? Object } set { weak_object = newValue as AnyObject? } }
    let name: String
    init(_ object: Object) {
        self.weak_object = object as AnyObject?
        name = "weak"
    }
    func holds(_ other: Object) -> Bool { (object as AnyObject?) === (other as AnyObject?) }
}
struct ClassTypesBox<Value> {
    weak var weak_value: AnyObject?; var value: Value? { get { weak_value as? Value } set { weak_value = newValue as AnyObject? } }
    init(value: Value?) { self.weak_value = value as AnyObject? }
}
class ClassTypesOwner: NSObject, ClassTypesWatcher {
    var count = 0
    func update() { count += 1 }
}
