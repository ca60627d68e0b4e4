/// A key under which the framework attaches a value to objects of any class.
package final class AssociationKey: Sendable {
    package init() {}

    private var pointer: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    package func value<Value>(of object: AnyObject) -> Value? { objc_getAssociatedObject(object, pointer) as? Value }

    /// The value, created on first use.
    package func value<Value>(of object: AnyObject, orNew make: () -> Value) -> Value {
        if let value: Value = value(of: object) { return value }
        let value = make()
        objc_setAssociatedObject(object, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return value
    }
}
