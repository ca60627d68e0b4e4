/// The coder passed to `init(coder:)` for objects described in storyboards and nibs. It has neither keys nor bytes: an
/// object is filled in from its description when its UIKit class's initializer ends, before the initializer of the
/// application's subclass continues.
package final class ObjectCoder: NSCoder {
    /// The UIKit class whose initializer fills in the object.
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

    /// Fills in an object unless that has already happened.
    @MainActor package func finish(_ object: NSObject) {
        guard !isFilled else { return }
        isFilled = true
        // A view has its frame at once, wherever it is made (facts/views-made-in-blocks).
        if object is UIView { UIView.performWithoutAnimation { fill(object) } } else { fill(object) }
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
    /// Fills in `object` if `type` is the class that does so. The last call in `init(coder:)` of each UIKit class that
    /// has that initializer.
    ///
    /// A view in an archive is restored by each of its classes, since an initializer sets some properties after that of its superclass.
    @MainActor package func finish(_ object: NSObject, as type: AnyClass) {
        if let coder = self as? NSKeyedUnarchiver, let view = object as? UIView {
            return UIView.performWithoutAnimation { view.restore(from: coder) }
        }
        (self as? ObjectCoder)?.reach(type, object)
    }
}
