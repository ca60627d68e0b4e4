/// Conversions of attribute values between their stored form and the types of properties.
enum StoredValue {
    /// The stored form of a value; `nil` for a value of another type.
    static func stored(_ value: Any?, as type: NSAttributeType) -> Any? {
        guard let value = flat(value), !(value is NSNull) else { return nil }
        switch type {
        case .integer16AttributeType: return number(value).map(\.int16Value)
        case .integer32AttributeType: return number(value).map(\.int32Value)
        case .integer64AttributeType: return number(value).map(\.int64Value)
        case .doubleAttributeType: return number(value).map(\.doubleValue)
        case .floatAttributeType: return number(value).map(\.floatValue)
        case .booleanAttributeType: return number(value).map(\.boolValue)
        case .decimalAttributeType:
            if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
            return value as? NSDecimalNumber ?? number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
        case .stringAttributeType: return value as? String ?? (value as? NSString).map { "\($0)" }
        case .dateAttributeType:
            if let seconds = value as? Double { return Date(timeIntervalSinceReferenceDate: seconds) }
            return value as? Date
                ?? (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
        case .binaryDataAttributeType: return value as? Data ?? (value as? NSData).map { Data(referencing: $0) }
        case .URIAttributeType: return value as? URL
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType,
            .UUIDAttributeType:
            return value
        }
    }

    /// The stored form of a default value in a model file.
    static func value(ofText text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .booleanAttributeType: return ["YES", "1", "true"].contains(text)
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .dateAttributeType:
            return Double(text).flatMap { stored($0, as: type) }
        case .decimalAttributeType: return Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
        case .stringAttributeType: return text
        case .URIAttributeType: return URL(string: text)
        case .undefinedAttributeType, .binaryDataAttributeType, .transformableAttributeType, .objectIDAttributeType,
            .compositeAttributeType, .UUIDAttributeType:
            return nil
        }
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let flag as Bool: NSNumber(value: flag)
        case let integer as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: integer))
        case let fraction as any BinaryFloatingPoint: NSNumber(value: Double(fraction))
        case let decimal as Decimal: NSDecimalNumber(decimal: decimal)
        default: nil
        }
    }

    // MARK: Types of properties

    /// The value in the type of a property; `nil` if it has no form of that type.
    static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        guard let value else { return nothing(of: type) }
        for form in forms(of: value) {
            if let form = form as? Value { return form }
        }
        return nil
    }

    private static func forms(of value: Any) -> [Any] {
        if let date = value as? Date {
            return [
                date, NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate),
                date.timeIntervalSinceReferenceDate,
            ]
        }
        if let text = value as? String { return [text, NSString(string: text)] }
        if let set = value as? NSSet {
            let objects = set.compactMap { $0 as? NSManagedObject }
            return [set, Set(objects), NSMutableSet(array: objects)]
        }
        if let set = value as? NSOrderedSet { return [set, set.array] }
        guard !(value is NSManagedObject), let number = number(value) else { return [value] }
        return [
            value, number, number.intValue, number.int16Value, number.int32Value, number.int64Value, number.doubleValue,
            number.floatValue, number.boolValue, number.decimalValue,
        ]
    }

    /// The value of a property that has none: `nil`, or zero for a type that cannot be `nil`, as in Objective-C.
    private static func nothing<Value>(of type: Value.Type) -> Value? {
        if let optional = type as? any OptionalValue.Type { return optional.nothing as? Value }
        let zeros: [Any] = [
            Int16(0), Int32(0), Int64(0), 0, 0.0, Float(0), false, "", Data(), Decimal(0),
            Date(timeIntervalSinceReferenceDate: 0), NSSet(), Set<NSManagedObject>(), NSOrderedSet(), [Any](),
            NSNumber(value: 0),
        ]
        return zeros.lazy.compactMap { $0 as? Value }.first
    }

    /// The value inside optionals.
    static func flat(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard let optional = value as? any OptionalValue else { return value }
        return flat(optional.content)
    }

    /// Whether two stored values are equal.
    static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): return true
        case (let left?, let right?):
            if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
            return (left as AnyObject) === (right as AnyObject)
        default: return false
        }
    }
}

private protocol OptionalValue {
    static var nothing: Self { get }
    var content: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate static var nothing: Self { nil }
    fileprivate var content: Any? { self }
}
