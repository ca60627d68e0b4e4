internal import FrameGeometry
package import FramePainting

// The graphics state.
extension CGContext {
    public func setFillColor(_ color: CGColor) { state.fill = color.color }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the color of a print, without a profile.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the color of a print, without a profile.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the fill color to black, the first color of every space that has one. Colors know their own space; patterns
    /// without colors take theirs from this one.
    public func setFillColorSpace(_ space: CGColorSpace) {
        setFillColor(.black)
        state.fillSpace = space
    }

    /// Sets the stroke color to black, the first color of every space that has one. Colors know their own space;
    /// patterns without colors take theirs from this one.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        setStrokeColor(.black)
        state.lineSpace = space
    }

    public func setStrokeColor(_ color: CGColor) { state.line = color.color }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the line width in user space; 1 by default. A width of 0 draws a line one pixel wide.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.cap }

    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.join }

    /// Sets the miter limit in line widths; 10 by default.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// Sets the alternating lengths of dashes and gaps; an empty array draws solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dash = lengths.map { Double($0) }
        state.stroke.dashPhase = phase
    }

    /// Accepted without effect: curves are drawn as precisely as pixels can show, not as polygons
    /// (facts/curves-in-contexts).
    public func setFlatness(_ flatness: CGFloat) {}

    /// Accepted without effect: all colors are within sRGB.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    /// Has no effect: drawing is in the context's pixels at once.
    public func flush() {}
    /// Has no effect: drawing is in the context's pixels at once.
    public func synchronize() {}

    /// Sets whether edges are antialiased, which is the default. Otherwise, a pixel is covered if its center is. Clips
    /// are always antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.edges = shouldAntialias ? .smooth : .hard }

    /// Sets whether ``setShouldAntialias(_:)`` has an effect. If it has none, edges are not antialiased. Not part of
    /// the saved state.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

    /// Sets the opacity, 0…1, applied to everything drawn.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets the shadow of everything drawn until the state is restored; `nil` for `color` removes the shadow.
    ///
    /// - Parameters:
    ///   - offset: The offset, independent of the transform: to the right, and downward in UIKit's contexts or upward
    ///     in pixel contexts.
    ///   - blur: Twice the standard deviation, as in Core Graphics.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            CGContextShadow(
                offset: Point(x: offset.width, y: pointsUp ? -offset.height : offset.height), sigma: max(blur, 0) / 2,
                color: $0.color)
        }
    }

    /// Sets a shadow in black with an alpha of 1/3, Core Graphics' default.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// The quality of interpolation: `none` samples the nearest pixel, and all others filter in the same way
    /// (facts/images-in-contexts).
    public var interpolationQuality: CGInterpolationQuality {
        get { state.sampling == .nearest ? .none : .default }
        set { state.sampling = newValue == .none ? .nearest : .bilinear }
    }
}

/// The way in which images are sampled.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high, medium
}

/// The way in which new content is combined with existing content. Raw values match the public header.
public enum CGBlendMode: Int32, CaseIterable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter

    package var blend: BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
