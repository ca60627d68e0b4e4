/// The forms frames can be written in. A new one is a case here, and the compiler asks for the rest.
public enum OutputFormat: Hashable, CaseIterable, Sendable {
    /// One PNG file a frame.
    case png
    /// One animated PNG.
    case apng
    /// One YUV4MPEG2 stream.
    case y4m
    /// One stream of raw pixels.
    case rgba
    /// One film that ffmpeg makes.
    case film(FilmFormat)

    public static var allCases: [OutputFormat] { [.png, .apng, .y4m, .rgba] + FilmFormat.allCases.map(film) }

    /// What the command line calls it, and what file names end in, without the dot.
    public var name: String {
        switch self {
        case .png: "png"
        case .apng: "apng"
        case .y4m: "y4m"
        case .rgba: "rgba"
        case .film(let format): format.rawValue
        }
    }

    public init?(named name: String) {
        guard let format = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// The format of `formats` that a path asks for by its extension, in upper or lower case.
    ///
    /// - Throws: ``OutputError/format(path:among:)``.
    public init(ofPath path: String, among formats: [OutputFormat] = allCases) throws(OutputError) {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        guard let format = formats.first(where: { $0.name == ending }) else {
            throw .format(path: path, among: formats)
        }
        self = format
    }

    /// Whether every frame has a file of its own, under a name of a pattern.
    public var isSequence: Bool {
        switch self {
        case .png: true
        case .apng, .y4m, .rgba, .film: false
        }
    }

    /// Whether it can be written to a pipe.
    public var isStream: Bool {
        switch self {
        case .apng, .y4m, .rgba: true
        case .png, .film: false
        }
    }
}
