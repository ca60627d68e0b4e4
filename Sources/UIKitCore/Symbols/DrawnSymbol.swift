internal import FrameGeometry
internal import FrameSymbols
internal import QuartzCore

/// A symbol with everything that determines its pixels.
struct DrawnSymbol: Hashable, Sendable {
    let name: String
    /// The application's own symbol; `nil` for one of the system.
    let custom: CustomSymbol?
    let weight: FrameSymbols.SymbolWeight
    let scale: FrameSymbols.SymbolScale
    /// The size in points.
    let pointSize: Double
    /// One color for each level; the last color also applies to all further levels.
    let colors: [Color]

    private var drawing: Symbol? { SymbolCache.current { $0.symbol(of: self) } }
    private var symbol: Symbol { drawing ?? .placeholder(for: name, weight: weight, scale: scale) }

    /// Whether there is a drawing with that name.
    var isKnown: Bool { drawing != nil }

    /// The size in points, rounded to whole pixels.
    ///
    /// - Parameter pixels: The number of pixels per point.
    func size(pixels: CGFloat) -> CGSize {
        let box = symbol.bounds
        func whole(_ length: Double) -> CGFloat {
            // A length that is whole except for rounding errors is unchanged.
            max((CGFloat(length * pointSize) * pixels - 0.001).rounded(.up), 1) / pixels
        }
        return CGSize(width: whole(box.size.width), height: whole(box.size.height))
    }

    /// The distance from the bottom of the image to the baseline of adjacent text, in points.
    func baseline(pixels: CGFloat) -> CGFloat {
        let capHeight = UIFont.systemFont(ofSize: CGFloat(pointSize)).capHeight
        return size(pixels: pixels).height / 2 + CGFloat(symbol.bounds.midY * pointSize) - capHeight / 2
    }

    /// - Parameters:
    ///   - pixels: The number of pixels per point.
    ///   - magnification: The factor by which the image is displayed larger than its size.
    func image(pixels: CGFloat, magnification: CGFloat = 1) -> CGImage? {
        SymbolCache.current { cache in
            cache.image(of: self, pixels: pixels, magnification: magnification) { draw(pixels, magnification) }
        }
    }

    private func draw(_ pixels: CGFloat, _ magnification: CGFloat) -> CGImage? {
        let (symbol, size) = (symbol, size(pixels: pixels))
        let box = symbol.bounds
        let context = CGContext(
            bounds: Rect(CGRect(origin: .zero, size: size)), scale: Double(pixels * magnification))
        // The box is centered in the image, which may be a fraction of a pixel larger.
        context.translateBy(
            x: size.width / 2 - CGFloat(box.midX * pointSize), y: size.height / 2 - CGFloat(box.midY * pointSize))
        context.scaleBy(x: CGFloat(pointSize), y: CGFloat(pointSize))
        for part in symbol.parts { draw(part, in: context) }
        if !isKnown { drawName(in: context, box) }
        return context.makeImage()
    }

    private func draw(_ part: Symbol.Part, in context: CGContext) {
        func fill(_ color: Color) {
            context.setFillColor(CGColor(color))
            context.addPath(CGPath(part.path))
            context.fillPath()
        }
        if part.effect != .paints {
            context.setBlendMode(.destinationOut)
            fill(.black)
            context.setBlendMode(.normal)
        }
        guard part.effect == .paints || part.effect == .cutsOut && colors.count > 1, let last = colors.last else {
            return
        }
        fill(colors.indices.contains(part.level.rawValue) ? colors[part.level.rawValue] : last)
    }

    /// Draws the name into the placeholder, as large as it fits.
    private func drawName(in context: CGContext, _ box: Rect) {
        let text = NSAttributedString(
            string: name.replacingOccurrences(of: ".", with: ".\n"),
            attributes: [
                .font: UIFont.systemFont(ofSize: 10, weight: .medium),
                .foregroundColor: UIColor(cgColor: CGColor(colors.first ?? .black)),
            ])
        let natural = text.size()
        guard natural.width > 0, natural.height > 0 else { return }
        let inside = box.inset(by: 0.2)
        let factor = min(CGFloat(inside.size.width) / natural.width, CGFloat(inside.size.height) / natural.height)
        UIGraphicsPushContext(context)
        context.saveGState()
        context.translateBy(x: CGFloat(box.midX), y: CGFloat(box.midY))
        context.scaleBy(x: factor, y: factor)
        text.draw(at: CGPoint(x: -natural.width / 2, y: -natural.height / 2))
        context.restoreGState()
        UIGraphicsPopContext()
    }
}
