/// A font file. It can be stored and passed on but not used for drawing: `CTFontManagerRegisterGraphicsFont(_:_:)`
/// refuses it.
public final class CGFont {
    public init?(_ provider: CGDataProvider) {
        guard provider.data?.isEmpty == false else { return nil }
    }
}
