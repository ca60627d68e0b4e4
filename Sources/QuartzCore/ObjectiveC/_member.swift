/// Reads a property of an object that belongs to one of two classes, in ported sources.
///
/// Objective-C sends the message to the object, whatever its class, and Swift looks the property up on `AnyObject` in each
/// class that declares it. The porting step names these classes.
///
/// - Returns: The value; `nil` if `object` is `nil` or of another class.
public func _member<A: AnyObject, B: AnyObject, Value>(
    of object: AnyObject?, _ first: KeyPath<A, Value>, _ second: KeyPath<B, Value>
) -> Value! {
    (object as? A)?[keyPath: first] ?? (object as? B)?[keyPath: second]
}

/// Reads a property of an object that belongs to one of several classes, in ported sources.
///
/// The class of the object decides, so that its value counts even where it is `nil`. Some classes may declare the property
/// as optional and others not. It has a name of its own because the compiler fails to choose between a parameter pack and the
/// functions for two classes (Swift 6.3.1).
///
/// - Returns: The value; `nil` if `object` is `nil` or of another class.
public func _property<each Owner: AnyObject, Value>(
    of object: AnyObject?, _ properties: repeat (each Owner) -> Value?
) -> Value! {
    func read<Class: AnyObject>(_ property: (Class) -> Value?) -> Value?? { (object as? Class).map(property) }
    for value in repeat read(each properties) { if let value { return value } }
    return nil
}

/// Reads a property that two classes declare with different types, as the type of the first.
///
/// - Returns: The value; `nil` if `object` is `nil` or of another class, or the value has no counterpart of this type.
public func _member<A: AnyObject, B: AnyObject, First, Second>(
    of object: AnyObject?, _ first: KeyPath<A, First>, _ second: KeyPath<B, Second>
) -> First! {
    (object as? A)?[keyPath: first] ?? (object as? B).flatMap { counterpart(of: $0[keyPath: second]) }
}

/// Reads a property that two classes declare with different types, as the type of the second, which Swift chooses if
/// only this one fits.
///
/// - Returns: The value; `nil` if `object` is `nil` or of another class, or the value has no counterpart of this type.
@_disfavoredOverload public func _member<A: AnyObject, B: AnyObject, First, Second>(
    of object: AnyObject?, _ first: KeyPath<A, First>, _ second: KeyPath<B, Second>
) -> Second! {
    (object as? B)?[keyPath: second] ?? (object as? A).flatMap { counterpart(of: $0[keyPath: first]) }
}

/// Returns the value that has the same representation in Objective-C, where a number and an enumeration of numbers are one.
private func counterpart<Value>(of value: Any) -> Value? {
    if let value = value as? Value { return value }
    if let value = value as? any RawRepresentable, let raw = value.rawValue as? Value { return raw }
    func made<Raw: RawRepresentable>(_ type: Raw.Type) -> Value? {
        (value as? Raw.RawValue).flatMap { type.init(rawValue: $0) } as? Value
    }
    return (Value.self as? any RawRepresentable.Type).flatMap { made($0) }
}
