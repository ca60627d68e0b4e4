/// A font in the format TrueType or OpenType, by its bytes.
public final class CGFont: _CFObject, Sendable {
    package let data: CFData

    /// The first bytes of font files.
    private static let beginnings: [[UInt8]] = [
        [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8),
    ]

    /// Returns `nil` for data that is not a font.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, Self.beginnings.contains(Array(data.prefix(4))) else { return nil }
        self.data = data
    }

    public static func == (left: CGFont, right: CGFont) -> Bool { left === right || left.data == right.data }

    public func hash(into hasher: inout Hasher) { hasher.combine(data.count) }
}
