internal import FrameSymbols
internal import QuartzCore

/// Symbols that have been drawn, so that a list of a thousand rows draws its symbol only once.
@MainActor final class SymbolCache {
    private struct Shape: Hashable {
        let name: String
        let custom: CustomSymbol?
        let weight: FrameSymbols.SymbolWeight
        let scale: FrameSymbols.SymbolScale
    }

    private struct ImageKey: Hashable {
        let symbol: DrawnSymbol
        let pixels: CGFloat
        let magnification: CGFloat
    }

    private var symbols: [Shape: Symbol?] = [:]
    private var images: [ImageKey: CGImage] = [:]

    /// The maximum number of entries of each kind, after which all are dropped: tracking the order of use would cost
    /// more than redrawing symbols.
    private static let limit = 1_000

    /// Returns the outline of a symbol, or `nil` if nothing is drawn under its name.
    func symbol(of drawn: DrawnSymbol) -> Symbol? {
        let (name, weight, scale) = (drawn.name, drawn.weight, drawn.scale)
        let shape = Shape(name: name, custom: drawn.custom, weight: weight, scale: scale)
        if let known = symbols[shape] { return known }
        if symbols.count >= Self.limit { symbols = [:] }
        let symbol =
            drawn.custom?.symbol(weight: weight, scale: scale) ?? Symbol(named: name, weight: weight, scale: scale)
        symbols[shape] = .some(symbol)
        return symbol
    }

    func image(of symbol: DrawnSymbol, pixels: CGFloat, magnification: CGFloat, _ draw: () -> CGImage?) -> CGImage? {
        let key = ImageKey(symbol: symbol, pixels: pixels, magnification: magnification)
        if let known = images[key] { return known }
        if images.count >= Self.limit { images = [:] }
        let image = draw()
        images[key] = image
        return image
    }

    nonisolated static func current<Value: Sendable>(_ find: @MainActor (SymbolCache) -> Value) -> Value {
        // Entry point: UIImage(systemName:) has no object to ask for its stage.
        MainActor.assumeIsolated { find(Stage.current.applicationState.symbols) }
    }
}
