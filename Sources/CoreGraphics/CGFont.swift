/// A font in the format TrueType or OpenType, by its bytes or its name.
public final class CGFont: _CFObject, Sendable {
    /// The bytes; empty for a font by its name.
    package let data: CFData
    /// The name; `nil` for a font by its bytes.
    package let name: CFString?

    /// The first bytes of font files.
    private static let beginnings: [[UInt8]] = [
        [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8),
    ]

    /// Returns `nil` for data that is not a font.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, Self.beginnings.contains(Array(data.prefix(4))) else { return nil }
        self.data = data
        name = nil
    }

    /// Creates a font by its name.
    ///
    /// Differs from Core Graphics: there is one for each name, as for `UIFont(name:size:)`.
    public init?(_ name: CFString) {
        data = CFData()
        self.name = name
    }

    public static func == (left: CGFont, right: CGFont) -> Bool {
        left === right || (left.data == right.data && left.name == right.name)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(data.count)
        hasher.combine(name)
    }
}
