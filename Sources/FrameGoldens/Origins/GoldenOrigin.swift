internal import FrameGlyphs
internal import FrameJSON
internal import FrameOutput
package import FrameRecording

/// The conditions that determined the pixels of a golden besides its scene. They are recorded with the golden, and a run
/// under other conditions is not compared.
///
///     "recordedWith": {
///       "framereel": "0.2.0",
///       "renderer": 1,
///       "system": "iOS26",
///       "text": "fonts",
///       "fonts": [
///         {"file": "Inter-Regular.otf", "name": "Inter Regular", "version": "4.001;git-9221beed3", "sha256": "…"}
///       ],
///       "libraries": {"FreeType": "2.13.3", "HarfBuzz": "10.2.0"}
///     }
package struct GoldenOrigin: Equatable, Sendable {
    /// The version of Framereel. Another one with the same renderer draws the same.
    let version: String
    let renderer: Int
    let system: SystemVersion
    let drawsTextAsBlocks: Bool
    /// The fonts of the machine that the text was set in, by file name. The scene's own fonts are a part of the scene.
    let fonts: [GoldenFont]
    /// Versions of libraries, by name, which explain a difference but do not prevent a comparison.
    let libraries: [String: String]

    enum Key: String, CaseIterable {
        case framereel, renderer, system, text, fonts, libraries
    }

    private enum Text: String, CaseIterable {
        case fonts, blocks
    }

    package init(of recording: Recording) {
        version = Release.version
        renderer = Release.renderer
        let conditions = recording.conditions
        system = conditions.system
        drawsTextAsBlocks = conditions.drawsTextAsBlocks
        fonts = recording.fonts.filter { SystemFontFile.isOfMachine($0, from: conditions.fontFolder) }
            .map { GoldenFont($0) }.sorted { $0.file < $1.file }
        libraries = fonts.isEmpty ? [:] : Self.librariesOfText
    }

    private static var librariesOfText: [String: String] {
        Dictionary(FontFile.libraries.map { ($0.name, $0.version) }, uniquingKeysWith: { first, _ in first })
    }

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.fields(Key.self)
        version = try fields.require(.framereel).string()
        renderer = try fields.require(.renderer).integer(in: 0...Int(Int32.max))
        system = try fields.require(.system).choice(of: SystemVersion.self)
        drawsTextAsBlocks = try fields.require(.text).choice(of: Text.self) == .blocks
        var fonts: [GoldenFont] = []
        for element in try fields.require(.fonts).elements() { fonts.append(try GoldenFont(element)) }
        self.fonts = fonts
        var libraries: [String: String] = [:]
        for (name, version) in try fields.require(.libraries).members() { libraries[name] = try version.string() }
        self.libraries = libraries
    }

    var json: JSONValue {
        let members: [(Key, JSONValue)] = [
            (.framereel, .string(version)), (.renderer, .number(Double(renderer))), (.system, .string(system.rawValue)),
            (.text, .string((drawsTextAsBlocks ? Text.blocks : .fonts).rawValue)), (.fonts, .array(fonts.map(\.json))),
            (.libraries, .object(libraries.sorted { $0.key < $1.key }.map { JSONMember($0.key, .string($0.value)) })),
        ]
        return .object(members.map { JSONMember($0.rawValue, $1) })
    }

    /// Whether both decide the same pixels, so that equal goldens can share their files.
    func draws(like other: GoldenOrigin) -> Bool {
        renderer == other.renderer && system == other.system && drawsTextAsBlocks == other.drawsTextAsBlocks
            && fonts == other.fonts
    }

    /// Returns what may explain other frames although the origin matches, such as `recorded with HarfBuzz 8.3.0, found
    /// 10.2.0`.
    var notes: [String] {
        var notes: [String] = []
        if version != Release.version {
            notes.append("recorded with Framereel \(version), found \(Release.version)")
        }
        let now = Self.librariesOfText
        for (name, version) in libraries.sorted(by: { $0.key < $1.key }) where now[name] != version {
            notes.append("recorded with \(name) \(version), found \(now[name] ?? "none")")
        }
        return notes
    }
}

/// A font as a golden records it.
struct GoldenFont: Hashable, Sendable {
    /// Name of the file, without its folder.
    let file: String
    /// Family and style, such as `Inter Regular`.
    let name: String
    let version: String
    /// SHA-256 of the file.
    let digest: String

    private enum Key: String, CaseIterable {
        case file, name, version, sha256
    }

    init(_ font: FontFile) {
        file = font.path.split(separator: "/").last.map(String.init) ?? font.path
        name = [font.names.family, font.names.style].filter { !$0.isEmpty }.joined(separator: " ")
        version = font.names.version
        digest = ByteDigest(of: font.bytes).description
    }

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.fields(Key.self)
        file = try fields.require(.file).string()
        name = try fields.require(.name).string()
        version = try fields.require(.version).string()
        digest = try fields.require(.sha256).string()
    }

    var json: JSONValue {
        .object([
            JSONMember(Key.file.rawValue, .string(file)), JSONMember(Key.name.rawValue, .string(name)),
            JSONMember(Key.version.rawValue, .string(version)), JSONMember(Key.sha256.rawValue, .string(digest)),
        ])
    }

    /// Digits of the digest in messages. Tuned: as many as git shows.
    private static let digits = 8

    /// Version for messages, without what follows a semicolon, and the beginning of the digest, such as `4.001
    /// (9f86d081)`.
    var label: String { "\(version.prefix { $0 != ";" }) (\(digest.prefix(Self.digits)))" }
}
