/// Items that are not seen themselves: they say how much is seen of what they mask, pixel by pixel.
public struct Mask: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        /// As much as the items' alpha.
        case alpha
        /// As much as they are bright: 0.2126 red + 0.7152 green + 0.0722 blue of the premultiplied, gamma-encoded bytes,
        /// so what is not covered hides.
        case luminance
    }

    public var kind: Kind
    /// In the coordinates of the group's own items.
    public var items: [PaintItem]

    public init(_ kind: Kind = .alpha, items: [PaintItem]) {
        self.kind = kind
        self.items = items
    }
}
