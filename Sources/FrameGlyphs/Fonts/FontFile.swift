public import FrameGeometry
import Synchronization

/// An open font file, read only. All results are in font units, independent of size and rasterizer.
///
/// Safe to use from any thread; calls are serialized.
public final class FontFile: Sendable {
    /// The path it was read from.
    public let path: String
    /// The number of font units per em.
    public let unitsPerEm: Int
    /// Whether glyphs are images, and not outlines.
    public let hasImages: Bool
    /// As the file declares them; empty where it does not.
    public let names: Names
    public let metrics: Metrics

    /// The names of a font.
    public struct Names: Hashable, Sendable {
        /// `Lobster-Regular`.
        public var postScript = ""
        /// `Lobster`.
        public var family = ""
        /// `Regular`.
        public var style = ""
    }

    /// The measures of a font's lines and letters, in font units, all positive upwards from the baseline but for the descent.
    public struct Metrics: Hashable, Sendable {
        public var ascent = 0
        /// Below the baseline, positive.
        public var descent = 0
        /// Between two lines.
        public var lineGap = 0
        /// 0 where the file does not declare it, like the next one.
        public var capHeight = 0
        public var xHeight = 0

        public init(ascent: Int = 0, descent: Int = 0, lineGap: Int = 0, capHeight: Int = 0, xHeight: Int = 0) {
            self.ascent = ascent
            self.descent = descent
            self.lineGap = lineGap
            self.capHeight = capHeight
            self.xHeight = xHeight
        }
    }

    private let state: Mutex<State>

    private struct State: ~Copyable {
        var handle: FontHandle
        var outlines: [UInt32: Path] = [:]
        var images: [UInt32: GlyphImage?] = [:]
    }

    /// - Throws: ``FontError``.
    public init(path: String) throws(FontError) {
        let handle = try FontHandle(path: path)
        self.path = path
        unitsPerEm = handle.unitsPerEm
        hasImages = handle.hasImages
        names = handle.names
        metrics = handle.metrics
        state = Mutex(State(handle: handle))
    }

    /// The font of a file, opened once.
    ///
    /// - Throws: ``FontError``.
    public static func shared(_ path: String) throws(FontError) -> FontFile { try FontLibrary.font(path) }

    /// The nominal glyph of a character; `nil` if the font has none.
    public func glyph(of scalar: Unicode.Scalar) -> UInt32? {
        state.withLock { $0.handle.glyph(of: scalar) }
    }

    /// The outline of a glyph in font units, y down, origin on the baseline, for the nonzero fill rule. Empty for blank
    /// glyphs and glyphs the font does not have.
    public func outline(of glyph: UInt32) -> Path {
        state.withLock { state in
            if let outline = state.outlines[glyph] { return outline }
            let outline = state.handle.outline(of: glyph)
            state.outlines[glyph] = outline
            return outline
        }
    }

    /// The image of a glyph; `nil` for one that has none.
    public func image(of glyph: UInt32) -> GlyphImage? {
        state.withLock { state in
            if let image = state.images[glyph] { return image }
            let image = state.handle.image(of: glyph)
            state.images[glyph] = .some(image)
            return image
        }
    }

    /// Shapes a part of `text`.
    ///
    /// - Parameters:
    ///   - text: The whole UTF-16 text, because letters may join across the ends of the part.
    ///   - piece: The part to shape, of one direction and one script.
    ///   - features: The tags of OpenType features to enable, such as `tnum`.
    /// - Returns: The glyphs from left to right, in font units.
    func shape(
        _ text: [UInt16], _ piece: Range<Int>, isRightToLeft: Bool, script: UInt32, features: [String]
    ) -> [ShapedGlyph] {
        state.withLock { $0.handle.shape(text, piece, isRightToLeft: isRightToLeft, script: script, features) }
    }

    /// The contents of the file, for a digest.
    public var bytes: [UInt8] { state.withLock { Array($0.handle.bytes) } }
}

extension FontFile: Hashable {
    public static func == (left: FontFile, right: FontFile) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The cache of open font files. They are immutable, so all worlds of a process share them.
enum FontLibrary {
    private static let opened = Mutex<[String: Result<FontFile, FontError>]>([:])

    /// - Throws: ``FontError``; failures are cached too.
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
    /// The file is not a font with outlines.
    case unreadable(path: String, reason: String)
    /// The package was built without its trait `Text`.
    case builtWithoutText

    /// The cause and the remedy.
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
            "this build has no fonts: build it with the package's trait Text, or draw text as blocks (--text blocks)"
        }
    }
}

/// The Debian packages of font files.
enum FontPackage {
    static let emoji = "fonts-noto-color-emoji"

    /// The package of the system font by default.
    static func of(_ path: String) -> String {
        path.contains("/dejavu/") ? "fonts-dejavu-core" : path.contains("/noto/") ? emoji : "fonts-inter"
    }
}

/// A glyph of shaped text, in font units, y up.
struct ShapedGlyph {
    var glyph: UInt32
    /// The UTF-16 index of the first character it shows, fully or in part.
    var cluster: Int
    /// The distance to the next glyph.
    var advance: Int
    var offsetX: Int
    var offsetY: Int
}
