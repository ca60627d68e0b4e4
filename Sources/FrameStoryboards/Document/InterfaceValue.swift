public import FrameGeometry

/// A value of an object, with a key.
public indirect enum InterfaceValue: Equatable, Sendable {
    /// Explicitly nothing.
    case none
    case rect(Rect)
    case point(Point)
    case size(Size)
    case insets(InterfaceInsets)
    case color(InterfaceColor)
    case font(InterfaceFont)
    case text(String)
    case number(Double)
    case flag(Bool)
    /// The names of the flags that are set, such as `flexibleMaxX`.
    case flags(Set<String>)
    case attributedText([InterfaceFragment])
    case array([InterfaceValue])
    case image(InterfaceImage)
    case range(location: Int, length: Int)
    case effect(InterfaceEffect)
}

/// Insets of edges in points. Those of directional edges have the leading one on the left.
public struct InterfaceInsets: Equatable, Sendable {
    public let top: Double
    public let left: Double
    public let bottom: Double
    public let right: Double
}

public struct InterfaceImage: Equatable, Sendable {
    public let name: String
    /// `system` for symbols of the system; `nil` for images of the application.
    public let catalog: String?
    /// Of a symbol: such as `large`, and such as `semibold`.
    public var symbolScale: String?
    public var symbolWeight: String?
}

/// The effect of a visual effect view.
public struct InterfaceEffect: Equatable, Sendable {
    /// Of the blur, such as `systemMaterial`.
    public let style: String
}

public enum InterfaceColor: Equatable, Sendable {
    /// Gamma-encoded components, of sRGB or Display P3.
    case components(Color, isDisplayP3: Bool)
    /// Of the system, such as `systemBlue` or `label`.
    case system(String)
    /// Of an asset catalog.
    case named(String)
}

public enum InterfaceFont: Equatable, Sendable {
    /// A weight is a name such as `semibold`; the type is `system`, `boldSystem` or `italicSystem`.
    case system(type: String, weight: String?, size: Double)
    case named(String, family: String?, size: Double)
    /// A text style, such as `UICTFontTextStyleBody`.
    case style(String)
}

/// A piece of an attributed string.
public struct InterfaceFragment: Equatable, Sendable {
    public let text: String
    /// By the name of the attribute, such as `NSColor`.
    public let attributes: [String: InterfaceValue]
    /// The alignment of its paragraph.
    public let alignment: String?
}

/// A value that the author of a file set on an object by key path.
public struct RuntimeAttribute: Equatable, Sendable {
    public let keyPath: String
    /// `boolean`, `number`, `string`, `color`, `image`, `point`, `size`, `rect`, `range`, `localizedString` or `nil`.
    public let type: String
    public let value: InterfaceValue
}
