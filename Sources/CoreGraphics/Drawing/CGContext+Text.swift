internal import FrameGeometry

// Text is drawn by Core Text, in the space of the text matrix.
extension CGContext {
    /// The map from text space, in which y points up, to user space. Not part of the saved state.
    public var textMatrix: CGAffineTransform {
        get { CGAffineTransform(textMap) }
        set { textMap = newValue.affine }
    }

    /// The place of the next text, in user space: the translation of ``textMatrix``.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMap.tx, y: textMap.ty) }
        set { (textMap.tx, textMap.ty) = (newValue.x, newValue.y) }
    }

    /// Sets how glyphs are painted. Clipping is not part of a mode: only its painting is done.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

    /// Sets the distance that is added after each character, in points.
    ///
    /// Stored without effect: text has the distances of its attributes.
    public func setCharacterSpacing(_ spacing: CGFloat) {}

    // Accepted without effect: glyphs are always antialiased, and placed in fractions of pixels.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    package var textDrawingMode: CGTextDrawingMode { state.textMode }
    package var fillColor: CGColor { CGColor(state.fill) }
    package var strokeColor: CGColor { CGColor(state.line) }
    package var lineWidth: CGFloat { state.stroke.width }
}

/// How glyphs are painted. Raw values match the public header.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip

    package var fills: Bool {
        switch self {
        case .fill, .fillStroke, .fillClip, .fillStrokeClip: true
        case .stroke, .invisible, .strokeClip, .clip: false
        }
    }

    package var strokes: Bool {
        switch self {
        case .stroke, .fillStroke, .strokeClip, .fillStrokeClip: true
        case .fill, .invisible, .fillClip, .clip: false
        }
    }
}

public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16
