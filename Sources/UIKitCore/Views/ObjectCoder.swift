/// The coder of objects that storyboards and nibs describe. It has no keys and no bytes: an object is filled from its description
/// when the initializer of its class in UIKit ends, and before that of an application's class goes on.
package final class ObjectCoder: NSCoder {
    /// The class in UIKit whose initializer fills the object.
    private let filling: AnyClass
    private let fill: @MainActor (NSObject) -> Void
    private(set) var isFilled = false

    package init(filling: AnyClass, _ fill: @escaping @MainActor (NSObject) -> Void) {
        self.filling = filling
        self.fill = fill
        super.init()
    }

    @MainActor fileprivate func reach(_ type: AnyClass, _ object: NSObject) {
        if type == filling { finish(object) }
    }

    /// Fills an object unless that is done.
    @MainActor package func finish(_ object: NSObject) {
        guard !isFilled else { return }
        isFilled = true
        fill(object)
    }

    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// The last call of `init(coder:)` in each class of UIKit that has one.
    @MainActor package func finish(_ object: NSObject, as type: AnyClass) {
        (self as? ObjectCoder)?.reach(type, object)
    }
}
