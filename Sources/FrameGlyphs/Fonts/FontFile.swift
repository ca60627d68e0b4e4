public import FrameGeometry
import Synchronization

/// An open, read-only font file. All results are in font units, independent of size and rasterizer.
///
/// It is safe to use from any thread; calls are serialized.
public final class FontFile: Sendable {
    /// Path it was read from; “memory” for a font that was not read from a file.
    public let path: String
    /// Number of font units per em.
    public let unitsPerEm: Int
    /// Whether glyphs are images rather than outlines.
    public let hasImages: Bool
    /// Names declared by the file; empty if it does not declare any.
    public let names: Names
    public let metrics: Metrics

    /// The names of a font.
    public struct Names: Hashable, Sendable {
        /// PostScript name, such as `Lobster-Regular`.
        public var postScript = ""
        /// Family name, such as `Lobster`.
        public var family = ""
        /// Style name, such as `Regular`.
        public var style = ""
        /// Version as the file words it, without the word, such as `4.001;git-9221beed3`.
        public var version = ""
    }

    /// The metrics of a font's lines and letters, in font units, measured upward from the baseline except for the
    /// descent. All values are positive.
    public struct Metrics: Hashable, Sendable {
        public var ascent = 0
        /// Distance below the baseline, as a positive number.
        public var descent = 0
        /// Space between two lines.
        public var lineGap = 0
        /// Height of capitals; 0 if the file does not declare it. The same applies to ``xHeight``.
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
    public convenience init(path: String) throws(FontError) { try self.init(path, nil) }

    /// Opens a font that is in memory, whose bytes are copied.
    ///
    /// - Throws: ``FontError``.
    public convenience init(bytes: [UInt8]) throws(FontError) { try self.init("memory", bytes) }

    /// - Parameter bytes: The contents; `nil` for those of the file at the path.
    private init(_ path: String, _ bytes: [UInt8]?) throws(FontError) {
        let handle: FontHandle
        if let bytes {
            handle = try FontHandle(bytes: bytes, path: path)
        } else {
            handle = try FontHandle(path: path)
        }
        self.path = path
        unitsPerEm = handle.unitsPerEm
        hasImages = handle.hasImages
        names = handle.names
        metrics = handle.metrics
        state = Mutex(State(handle: handle))
    }

    /// Returns the font of a file, which is opened only once.
    ///
    /// - Throws: ``FontError``.
    public static func shared(_ path: String) throws(FontError) -> FontFile { try FontLibrary.font(path) }

    /// Returns the nominal glyph of a character, or `nil` if the font has none.
    public func glyph(of scalar: Unicode.Scalar) -> UInt32? {
        state.withLock { $0.handle.glyph(of: scalar) }
    }

    /// Returns the outline of a glyph in font units, with y pointing down and the origin on the baseline, for the
    /// nonzero fill rule. It is empty for blank glyphs and glyphs the font does not have.
    public func outline(of glyph: UInt32) -> Path {
        state.withLock { state in
            if let outline = state.outlines[glyph] { return outline }
            let outline = state.handle.outline(of: glyph)
            state.outlines[glyph] = outline
            return outline
        }
    }

    /// Returns the nominal distance from a glyph to the next one.
    public func advance(of glyph: UInt32) -> Int { state.withLock { $0.handle.advance(of: glyph) } }

    /// Returns the image of a glyph, or `nil` if it has none.
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
    ///   - piece: The part to shape, which must have a single direction and script.
    ///   - features: The tags of OpenType features to enable, such as `tnum`, or to disable, such as `-kern`.
    /// - Returns: The glyphs from left to right, in font units.
    func shape(
        _ text: [UInt16], _ piece: Range<Int>, isRightToLeft: Bool, script: UInt32, features: [String]
    ) -> [ShapedGlyph] {
        state.withLock { $0.handle.shape(text, piece, isRightToLeft: isRightToLeft, script: script, features) }
    }

    /// Versions of the libraries that shape text and decode images of glyphs; empty in a build without the trait `Text`.
    public static var libraries: [(name: String, version: String)] { FontHandle.libraries }

    /// Contents of the file, for a digest.
    public var bytes: [UInt8] { state.withLock { Array($0.handle.bytes) } }
}

extension FontFile: Hashable {
    public static func == (left: FontFile, right: FontFile) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The cache of open font files. They are immutable, so all worlds of a process share them.
enum FontLibrary {
    private static let opened = Mutex<[String: Result<FontFile, FontError>]>([:])
    /// Paths of files in folders, because every text asks for its fonts.
    private static let paths = Mutex<[Place: String]>([:])

    private struct Place: Hashable {
        let file: SystemFontFile
        let folder: FontFolder?
    }

    /// Returns a file of the system font.
    ///
    /// - Throws: ``FontError``; failures are cached too.
    static func font(_ file: SystemFontFile, in folder: FontFolder?) throws(FontError) -> FontFile {
        let place = Place(file: file, folder: folder)
        let path = paths.withLock { paths in
            if let known = paths[place] { return known }
            let path = file.path(in: folder)
            paths[place] = path
            return path
        }
        return try font(path)
    }

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

/// The reason why a font cannot be used.
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

    /// Returns the package of a font file, which is that of the system font by default.
    static func of(_ path: String) -> String {
        path.contains("/dejavu/")
            ? "fonts-dejavu-core"
            : path.contains("/noto/") ? emoji : path.contains("/droid/") ? "fonts-droid-fallback" : "fonts-inter"
    }
}

/// A glyph of shaped text, in font units, y up.
struct ShapedGlyph {
    var glyph: UInt32
    /// UTF-16 index of the first character it shows, fully or in part.
    var cluster: Int
    /// Distance to the next glyph.
    var advance: Int
    var offsetX: Int
    var offsetY: Int
}
