/// The bytes from which a font or an image is created.
public final class CGDataProvider {
    public let data: CFData?

    public init?(data: CFData) {
        self.data = data
    }
}

/// A font file. It can be stored and passed on but not used for drawing: `CTFontManagerRegisterGraphicsFont(_:_:)`
/// refuses it.
public final class CGFont {
    public init?(_ provider: CGDataProvider) {
        guard provider.data?.isEmpty == false else { return nil }
    }
}

/// Foundation's type, so that `data as CFData` compiles. Linux bridges no types from Core Foundation.
public typealias CFData = Data
/// Foundation's class. See ``CFData``.
public typealias CFError = NSError
