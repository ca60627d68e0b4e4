internal import FrameGeometry

// How things are drawn from now on.
extension CGContext {
    public func setFillColor(_ color: CGColor) { state.fill = color.color }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    public func setStrokeColor(_ color: CGColor) { state.line = color.color }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// User space; 1 at first. 0 draws a line that is a pixel wide.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.cap }

    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.join }

    /// In line widths; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// The lengths of dashes and gaps in turn; none for a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dash = lengths.map { Double($0) }
        state.stroke.dashPhase = phase
    }

    /// Has no effect: curves are drawn as exactly as pixels can show.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Whether edges are smooth, as at first; else a pixel is covered if its centre is. Clips are smooth in any case.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.edges = shouldAntialias ? .smooth : .hard }

    /// Whether ``setShouldAntialias(_:)`` is listened to; edges are hard otherwise. Not part of the state that is saved.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

    /// 0…1, for everything that is drawn.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Everything casts a shadow from now on, until the state is restored or `color` is `nil`.
    ///
    /// - Parameters:
    ///   - offset: whatever the transform: to the right, and down in contexts of UIKit, up in contexts of pixels.
    ///   - blur: twice the standard deviation, as in Core Graphics.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            CGContextShadow(
                offset: Point(x: offset.width, y: pointsUp ? -offset.height : offset.height), sigma: max(blur, 0) / 2,
                color: $0.color)
        }
    }

    /// In black of an alpha of a third, Core Graphics' default.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// `none` draws the nearest pixel; everything else the weighted mean of four.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.sampling == .nearest ? .none : .default }
        set { state.sampling = newValue == .none ? .nearest : .bilinear }
    }
}

/// How pictures are enlarged and reduced.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high, medium
}
