/// Makes an object one of a subclass of its class. The subclass has no stored properties of its own, because the object
/// has no room for them.
///
/// Differs from Objective-C: another class is reported and changes nothing.
///
/// - Returns: The former class.
@MainActor @preconcurrency @discardableResult public func object_setClass(
    _ obj: Any?, _ cls: AnyClass
) -> AnyClass? {
    guard let obj else { return nil }
    let object = obj as AnyObject
    let former: AnyClass = type(of: object)
    let isSubclass = sequence(first: cls, next: { class_getSuperclass($0) }).contains { $0 == former }
    guard isSubclass, class_getInstanceSize(cls) == class_getInstanceSize(former) else {
        // Entry point: object_setClass(_:_:) is called on objects that have no stage.
        Stage.current.diagnostics.reportUnsupported(
            "object_setClass(_:_:) with a \(former) and the class \(cls)",
            instead: "the object keeps its class; use a subclass without stored properties")
        return former
    }
    // An object begins with its class.
    Unmanaged.passUnretained(object).toOpaque().storeBytes(of: cls, as: AnyClass.self)
    return former
}

/// The size of the objects of a class in bytes.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int { cls.map(instanceSize) ?? 0 }

// The name of the function of the standard library for which `ManagedBuffer` asks.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(_ type: AnyClass) -> Int
