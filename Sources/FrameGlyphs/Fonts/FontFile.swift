public import FrameGeometry
import Synchronization

/// A font file, opened once and then only read: what it knows is given in its own units, so no size and no rasterizer
/// has a say in it.
///
/// Calls are safe from any thread; they wait for each other.
public final class FontFile: Sendable {
    /// Where it was read from.
    public let path: String
    /// How many of the file's units an em has.
    public let unitsPerEm: Int

    private let state: Mutex<State>

    private struct State: ~Copyable {
        var handle: FontHandle
        var outlines: [UInt32: Path] = [:]
    }

    /// - Throws: ``FontError``.
    public init(path: String) throws(FontError) {
        let handle = try FontHandle(path: path)
        self.path = path
        unitsPerEm = handle.unitsPerEm
        state = Mutex(State(handle: handle))
    }

    /// The glyph that shows a character by itself, `nil` when the font has none.
    public func glyph(of scalar: Unicode.Scalar) -> UInt32? {
        state.withLock { $0.handle.glyph(of: scalar) }
    }

    /// A glyph's outline: font units, y down, the origin on the baseline. Empty for a glyph that shows nothing and for one
    /// the font does not have. Filled by the non-zero rule.
    public func outline(of glyph: UInt32) -> Path {
        state.withLock { state in
            if let outline = state.outlines[glyph] { return outline }
            let outline = state.handle.outline(of: glyph)
            state.outlines[glyph] = outline
            return outline
        }
    }

    /// The glyphs of a piece of `text`, from left to right, in font units.
    ///
    /// - Parameters:
    ///   - text: UTF-16, whole: letters may join with what is outside of the piece.
    ///   - piece: one direction, one script.
    ///   - features: OpenType features to switch on, by their tags: `tnum`.
    func shape(
        _ text: [UInt16], _ piece: Range<Int>, isRightToLeft: Bool, script: UInt32, features: [String]
    ) -> [ShapedGlyph] {
        state.withLock { $0.handle.shape(text, piece, isRightToLeft: isRightToLeft, script: script, features) }
    }

    /// The file's bytes, for a digest.
    public var bytes: [UInt8] { state.withLock { Array($0.handle.bytes) } }
}

extension FontFile: Hashable {
    public static func == (left: FontFile, right: FontFile) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
