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
    /// Names of the flags that are set, such as `flexibleMaxX`.
    case flags(Set<String>)
    case attributedText([InterfaceFragment])
    case array([InterfaceValue])
    case image(InterfaceImage)
    case range(location: Int, length: Int)
    case effect(InterfaceEffect)
}

/// Edge insets in points. For directional edges, left means leading.
public struct InterfaceInsets: Equatable, Sendable {
    public let top: Double
    public let left: Double
    public let bottom: Double
    public let right: Double
}

public struct InterfaceImage: Equatable, Sendable {
    public let name: String
    /// Catalog: `system` for system symbols; `nil` for images of the application.
    public let catalog: String?
    /// Scale of a symbol, such as `large`; ``symbolWeight`` is a weight such as `semibold`.
    public var symbolScale: String?
    public var symbolWeight: String?
}

/// The effect of a visual effect view.
public struct InterfaceEffect: Equatable, Sendable {
    /// Style of the blur, such as `systemMaterial`.
    public let style: String
}

public enum InterfaceColor: Equatable, Sendable {
    /// Gamma-encoded components in sRGB or Display P3.
    case components(Color, isDisplayP3: Bool)
    /// A system color, such as `systemBlue` or `label`.
    case system(String)
    /// A color of an asset catalog.
    case named(String)
}

public enum InterfaceFont: Equatable, Sendable {
    /// A system font. The type is `system`, `boldSystem` or `italicSystem`, and the weight is a name such as
    /// `semibold`.
    case system(type: String, weight: String?, size: Double)
    case named(String, family: String?, size: Double)
    /// A text style, such as `UICTFontTextStyleBody`.
    case style(String)
}

/// A fragment of an attributed string.
public struct InterfaceFragment: Equatable, Sendable {
    public let text: String
    /// Values by attribute name, such as `NSColor`.
    public let attributes: [String: InterfaceValue]
    /// Alignment of its paragraph.
    public let alignment: String?
}

/// A value that the author of a file set on an object by key path.
public struct RuntimeAttribute: Equatable, Sendable {
    public let keyPath: String
    /// Type of the value: `boolean`, `number`, `string`, `color`, `image`, `point`, `size`, `rect`, `range`,
    /// `localizedString` or `nil`.
    public let type: String
    public let value: InterfaceValue
}
