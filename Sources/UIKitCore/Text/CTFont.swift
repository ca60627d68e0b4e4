internal import FrameGeometry
internal import FrameGlyphs
internal import QuartzCore

/// Core Text's font, which is UIKit's, as the two are bridged on Apple's systems.
public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor
public typealias CTParagraphStyle = NSParagraphStyle

/// Which lines glyphs stand on. Only horizontal ones exist here.
public enum CTFontOrientation: UInt32, Sendable {
    case `default`, horizontal, vertical
}

public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
public let kCTBaselineOffsetAttributeName: CFString = NSAttributedString.Key.baselineOffset.rawValue

// MARK: Making fonts

/// The font of that name, or else the system's, as for `UIFont(name:size:)`.
///
/// Differs from UIKit: the matrix is not applied, here and in the functions below.
///
/// - Parameter size: The size in points; 0 for 12 points.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(FontFace(named: name), size: size == 0 ? 12 : size) }

public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// The font of a name or of a file's bytes, registered or not; the system's font if they are none.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    UIFont(graphicsFont.face, size: size == 0 ? 12 : size)
}

/// - Parameter size: The size in points; 0 for the font's own.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { font.withSize(size == 0 ? font.pointSize : size) }

// MARK: Names and metrics

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.glyphFace.unitsPerEm) }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.face.own?.fullName ?? font.fontName }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Differs from Core Text: `nil`, as for a font without features, because features are known by the tags of OpenType.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }

// MARK: Glyphs

/// Finds the nominal glyph of each character; 0 for one that the font lacks, and for the second half of a pair.
///
/// - Returns: Whether the font has all characters.
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    guard case .file(let file) = font.glyphFace else { return false }
    let units = Array(UnsafeBufferPointer(start: characters, count: count))
    for index in 0..<count { glyphs[index] = 0 }
    var (index, hasAll) = (0, true)
    for scalar in String(decoding: units, as: UTF16.self).unicodeScalars where index < count {
        let glyph = file.glyph(of: scalar)
        glyphs[index] = CGGlyph(truncatingIfNeeded: glyph ?? 0)
        hasAll = hasAll && glyph != nil
        index += UTF16.width(scalar)
    }
    return hasAll
}

/// The sum of the glyphs' advances in points, and each of them if there is room for it.
///
/// - Parameter orientation: Advances are horizontal in any.
@discardableResult public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    guard case .file(let file) = font.glyphFace else { return 0 }
    let unit = Double(font.pointSize) / Double(file.unitsPerEm)
    return (0..<count).reduce(0) { sum, index in
        let advance = Double(file.advance(of: UInt32(glyphs[index]))) * unit
        advances?[index] = CGSize(width: advance, height: 0)
        return sum + advance
    }
}

/// The box around all glyphs in points, as if they were at one place, and the box of each if there is room for it.
///
/// - Parameter orientation: Boxes are horizontal in any.
@discardableResult public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    (0..<count).reduce(CGRect.null) { all, index in
        let box = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBoxOfPath ?? .zero
        boundingRects?[index] = box
        return box.isEmpty ? all : all.union(box)
    }
}

/// The outline of a glyph, with the origin on the baseline and y pointing up; `nil` for a blank one.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    let face = font.glyphFace
    let outline = face.outline(of: UInt32(glyph))
    guard !outline.elements.isEmpty else { return nil }
    let unit = Double(font.pointSize) / Double(face.unitsPerEm)
    let map = Affine(a: unit, b: 0, c: 0, d: -unit, tx: 0, ty: 0)
    return CGPath(outline.applying(matrix.map { map.then($0.pointee.affine) } ?? map))
}

/// Draws glyphs at positions in the space of the context's text matrix, in the context's colors.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    let placed = (0..<count).map { PlacedGlyph(glyph: UInt32(glyphs[$0]), origin: Point(positions[$0])) }
    GlyphPainter(face: font.glyphFace, size: Double(font.pointSize)).draw(placed, in: context)
}

extension UIFont {
    /// The first source of the font's glyphs.
    var glyphFace: Face {
        // Safe because the closure runs synchronously on the calling thread.
        MainActor.assumeIsolated {
            // Entry point: A font has no stage.
            face.textFont(size: pointSize, on: Stage.current).faces.first ?? .blocks
        }
    }
}
