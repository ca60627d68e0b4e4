/// Bytes that a font or an image is made of.
public final class CGDataProvider {
    public let data: CFData?

    public init?(data: CFData) {
        self.data = data
    }
}

/// A font file. It can be held and handed over, but not drawn with: `CTFontManagerRegisterGraphicsFont(_:_:)` refuses it.
public final class CGFont {
    public init?(_ provider: CGDataProvider) {
        guard provider.data?.isEmpty == false else { return nil }
    }
}

/// Foundation's type, so that `data as CFData` compiles; Linux bridges none of Core Foundation's.
public typealias CFData = Data
/// Foundation's class; see ``CFData``.
public typealias CFError = NSError
