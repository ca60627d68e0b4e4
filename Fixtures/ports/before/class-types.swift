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

@objc protocol ClassTypesWatcher { func update() }
final class ClassTypesWeak<Object: AnyObject> {
    private(set) weak var object: Object?
    let name: String
    init(_ object: Object) {
        self.object = object
        name = "weak"
    }
    func holds(_ other: Object) -> Bool { object === other }
}
struct ClassTypesBox<Value: AnyObject> {
    weak var value: Value?
    init(value: Value?) { self.value = value }
}
class ClassTypesOwner: NSObject, ClassTypesWatcher {
    var count = 0
    func update() { count += 1 }
}
