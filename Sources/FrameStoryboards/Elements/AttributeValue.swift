public import FrameGeometry

/// A type that attributes and values of objects can be read as.
public protocol AttributeValue: Sendable {
    static var form: AttributeForm { get }

    /// Returns the value, or `nil` if the object has no value with this name and type.
    static func value(named name: String, of object: InterfaceObject) -> Self?
}

/// The text that an attribute may have.
public enum AttributeForm: Equatable, Sendable {
    /// `YES` or `NO`. Other text is an error in the file.
    case flag
    /// A number from -10,000,000 to 10,000,000. Other text is an error in the file.
    case number
    case any
}

extension AttributeValue {
    public static var form: AttributeForm { .any }
}

extension Bool: AttributeValue {
    public static var form: AttributeForm { .flag }

    public static func value(named name: String, of object: InterfaceObject) -> Bool? {
        object.attributes[name].map { $0 == "YES" }
    }
}

extension Double: AttributeValue {
    public static var form: AttributeForm { .number }

    public static func value(named name: String, of object: InterfaceObject) -> Double? {
        object.attributes[name].flatMap(Double.init)
    }
}

/// A text is an attribute, or an element if it has several lines.
extension String: AttributeValue {
    public static func value(named name: String, of object: InterfaceObject) -> String? {
        if case .text(let text)? = object.values[name] { return text }
        return object.attributes[name]
    }
}

/// A set contains the names of the flags that are set.
extension Set<String>: AttributeValue {
    public static func value(named name: String, of object: InterfaceObject) -> Set<String>? {
        if case .flags(let names)? = object.values[name] { names } else { nil }
    }
}

/// The texts of an array. Its other elements are left out.
public struct InterfaceTexts: AttributeValue {
    public let texts: [String]

    public static func value(named name: String, of object: InterfaceObject) -> InterfaceTexts? {
        guard case .array(let values)? = object.values[name] else { return nil }
        return InterfaceTexts(texts: values.compactMap { if case .text(let text) = $0 { text } else { nil } })
    }
}

extension Rect: AttributeValue {
    public static func value(named name: String, of object: InterfaceObject) -> Rect? {
        if case .rect(let rect)? = object.values[name] { rect } else { nil }
    }
}

extension Size: AttributeValue {
    public static func value(named name: String, of object: InterfaceObject) -> Size? {
        if case .size(let size)? = object.values[name] { size } else { nil }
    }
}

extension Point: AttributeValue {
    public static func value(named name: String, of object: InterfaceObject) -> Point? {
        if case .point(let point)? = object.values[name] { point } else { nil }
    }
}

extension InterfaceInsets: AttributeValue {
    public static func value(named name: String, of object: InterfaceObject) -> InterfaceInsets? {
        if case .insets(let insets)? = object.values[name] { insets } else { nil }
    }
}

/// A color, or explicitly none.
extension InterfaceColor?: AttributeValue {
    public static func value(named name: String, of object: InterfaceObject) -> InterfaceColor?? {
        switch object.values[name] {
        case .color(let color)?: .some(color)
        case InterfaceValue.none?: .some(nil)
        default: nil
        }
    }
}

extension InterfaceFont: AttributeValue {
    public static func value(named name: String, of object: InterfaceObject) -> InterfaceFont? {
        if case .font(let font)? = object.values[name] { font } else { nil }
    }
}

/// An image is an attribute or an element.
extension InterfaceImage: AttributeValue {
    public static func value(named name: String, of object: InterfaceObject) -> InterfaceImage? {
        if case .image(let image)? = object.values[name] { return image }
        return object.attributes[name].map { InterfaceImage(name: $0, catalog: object.attributes["catalog"]) }
    }
}

extension InterfaceEffect: AttributeValue {
    public static func value(named name: String, of object: InterfaceObject) -> InterfaceEffect? {
        if case .effect(let effect)? = object.values[name] { effect } else { nil }
    }
}

extension [InterfaceFragment]: AttributeValue {
    public static func value(named name: String, of object: InterfaceObject) -> [InterfaceFragment]? {
        if case .attributedText(let fragments)? = object.values[name] { fragments } else { nil }
    }
}
