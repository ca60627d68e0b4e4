internal import FrameFiles
internal import FrameGlyphs
internal import FrameJSON
internal import FrameOutput
internal import FrameRecording
internal import FrameStoryboards

struct DoctorCommand: Command {
    static let summary = "Print the versions, fonts and programs that are found here"
    static let discussion =
        "Goldens depend on the renderer and on the fonts, movies and some images on programs that may be missing. Exits "
        + "with 1 if a font is missing without which no text is drawn."
    static let operand: Operand? = nil

    static let json = Option("--json", help: "Print JSON instead of tables.")
    static let options = [json, FontOption.fonts]

    private let printsJSON: Bool

    init(_ arguments: Arguments) throws {
        printsJSON = arguments.has(Self.json)
    }

    func run(_ session: Session) throws -> ExitCode {
        let fonts = SystemFont.files.map { InstalledFont($0, in: FontFolder.current) }
        let programs = OptionalProgram.all(session)
        let libraries = FontFile.libraries
        try session.print(
            printsJSON
                ? Self.json(libraries, fonts, programs).pretty : Self.text(libraries, fonts, programs))
        let missing = fonts.filter { $0.found == nil && $0.file.isRequired }
        guard let first = missing.first else { return .done }
        session.console.error(
            "\(missing.count) font\(missing.count == 1 ? " is" : "s are") missing without which no text is drawn: apt-get install \(first.file.package), or choose a folder that has \(missing.count == 1 ? "it" : "them") by \(FontOption.fonts.longName)"
        )
        return .findings
    }

    private typealias Library = (name: String, version: String)

    private static func text(
        _ libraries: [Library], _ fonts: [InstalledFont], _ programs: [OptionalProgram]
    ) -> String {
        let versions =
            "Framereel \(Release.version), renderer \(Release.renderer)\n"
            + libraries.map { "\($0.name) \($0.version)\n" }.joined()
        let fontTable = TextTable.text(
            header: ["FONT", "VERSION", "SHA-256", "PLACE"],
            rows: fonts.map { font in
                guard let found = font.found else {
                    return [font.file.name, "missing", "", "apt-get install \(font.file.package): \(font.use)"]
                }
                return [font.file.name, String(found.version.prefix { $0 != ";" }), found.shortDigest, found.path]
            })
        let programTable = TextTable.text(
            header: ["PROGRAM", "PLACE", "FOR"],
            rows: programs.map { program in
                [
                    program.name, program.path ?? "missing",
                    program.use + (program.path == nil ? ": apt-get install \(program.package)" : ""),
                ]
            })
        return [versions, fontTable, programTable].joined(separator: "\n")
    }

    private static func json(
        _ libraries: [Library], _ fonts: [InstalledFont], _ programs: [OptionalProgram]
    ) -> JSONValue {
        func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
        return .object([
            JSONMember("framereel", .string(Release.version)),
            JSONMember("renderer", .number(Double(Release.renderer))),
            JSONMember("libraries", .object(libraries.map { JSONMember($0.name, .string($0.version)) })),
            JSONMember(
                "fonts",
                .array(
                    fonts.map { font in
                        .object([
                            JSONMember("file", .string(font.file.name)), JSONMember("path", text(font.found?.path)),
                            JSONMember("name", text(font.found?.name)),
                            JSONMember("version", text(font.found?.version)),
                            JSONMember("sha256", text(font.found?.digest)),
                            JSONMember("package", .string(font.file.package)),
                        ])
                    })),
            JSONMember(
                "programs",
                .array(
                    programs.map { program in
                        .object([
                            JSONMember("name", .string(program.name)), JSONMember("path", text(program.path)),
                            JSONMember("for", .string(program.use)), JSONMember("package", .string(program.package)),
                        ])
                    })),
        ])
    }
}

/// A file of the system font, and what was found of it.
private struct InstalledFont {
    struct Found {
        let path: String
        let name: String
        let version: String
        let digest: String

        /// The first eight digits of the digest, as in messages about goldens.
        var shortDigest: String { String(digest.prefix(8)) }
    }

    let file: SystemFontFile
    let found: Found?

    init(_ file: SystemFontFile, in folder: FontFolder?) {
        self.file = file
        let path = file.path(in: folder)
        found = (try? FontFile.shared(path)).map { font in
            Found(
                path: path, name: "\(font.names.family) \(font.names.style)", version: font.names.version,
                digest: ByteDigest(of: font.bytes).description)
        }
    }

    /// The texts that need the file.
    var use: String {
        if file.isRequired { return "all text" }
        if file.name.contains("Italic") { return "italic text" }
        if file.name.contains("Mono") { return "monospaced text" }
        if file.name.contains("DejaVu") { return "Arabic, Hebrew and symbols" }
        return file.name.contains("Emoji") ? "emoji" : "Chinese, Japanese and Korean"
    }
}

/// A program that Framereel uses if it is installed.
private struct OptionalProgram {
    let name: String
    /// `nil` if it is not installed.
    let path: String?
    let use: String
    /// Debian package.
    let package: String

    static func all(_ session: Session) -> [OptionalProgram] {
        let movies = OutputFormat.allCases.filter(\.needsFFmpeg).map(\.name).joined(separator: ", ")
        let images = VectorFile.Programs()
        return [
            OptionalProgram(
                name: "ffmpeg", path: session.io.program(named: "ffmpeg"), use: "movies (\(movies))", package: "ffmpeg"),
            OptionalProgram(images.svg, use: "SVG images of asset catalogs", package: "librsvg2-bin"),
            OptionalProgram(images.pdf, use: "PDF images of asset catalogs", package: "poppler-utils"),
            OptionalProgram(images.pdfInformation, use: "the size of PDF images", package: "poppler-utils"),
        ]
    }

    private init(name: String, path: String?, use: String, package: String) {
        self.name = name
        self.path = path
        self.use = use
        self.package = package
    }

    private init(_ program: FilterProgram, use: String, package: String) {
        self.init(
            name: program.path.split(separator: "/").last.map(String.init) ?? program.path,
            path: program.isInstalled ? program.path : nil, use: use, package: package)
    }
}
