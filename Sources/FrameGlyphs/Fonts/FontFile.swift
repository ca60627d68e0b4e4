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

/// The font files opened so far. They never change, so all worlds of a process share them.
enum FontLibrary {
    private static let opened = Mutex<[String: Result<FontFile, FontError>]>([:])

    /// - Throws: ``FontError``; the same again for the same file.
    static func font(_ path: String) throws(FontError) -> FontFile {
        let result = opened.withLock { opened in
            if let known = opened[path] { return known }
            let result: Result<FontFile, FontError>
            do throws(FontError) { result = .success(try FontFile(path: path)) } catch { result = .failure(error) }
            opened[path] = result
            return result
        }
        return try result.get()
    }
}

/// Why a font cannot be used.
public enum FontError: Error, Equatable, Sendable {
    /// There is no readable file.
    case missing(path: String)
    /// There is one, and it is no font with outlines.
    case unreadable(path: String, reason: String)
    /// The package was built without its trait `Text`.
    case builtWithoutText

    /// What is wrong and what helps.
    public var message: String {
        switch self {
        case .missing(let path):
            """
            the font \(path) is missing: install it (apt-get install \(FontPackage.of(path))), or draw text as blocks \
            (--text blocks)
            """
        case .unreadable(let path, let reason):
            """
            the font \(path) cannot be used (\(reason)): install it again (apt-get install --reinstall \
            \(FontPackage.of(path))), or draw text as blocks (--text blocks)
            """
        case .builtWithoutText:
            "this build knows no fonts: build it with the package's trait Text, or draw text as blocks (--text blocks)"
        }
    }
}

/// Which Debian package a font file comes from.
enum FontPackage {
    /// The system font's, where the file is none of those known.
    static func of(_ path: String) -> String {
        path.contains("/dejavu/") ? "fonts-dejavu-core" : "fonts-inter"
    }
}

/// One glyph of a shaped piece of text, in font units, y up as in fonts.
struct ShapedGlyph {
    var glyph: UInt32
    /// The UTF-16 index of the first character it shows, or shows a part of.
    var cluster: Int
    /// How far the next glyph is.
    var advance: Int
    var offsetX: Int
    var offsetY: Int
}
