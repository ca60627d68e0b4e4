/// The command line: `framereel-port SOURCES… (-o FOLDER | --check | --survey) [--root FOLDER] [--swift VERSION]
/// [--quiet] [--planned] [--exclude PATH]… [--library PATH]… [--module NAME]… [--header-import NAME]… [--tests]`.
struct Invocation {
    private(set) var sources: [String] = []
    /// Folder for ported files; `nil` to report only.
    private(set) var output: String?
    /// Folder that paths of ported files are relative to; by default, the folder of each source.
    private(set) var root: String?
    /// Whether SwiftPM planned the sources. They are then all files below the root that are not excluded.
    private(set) var isPlanned = false
    /// Excluded paths, relative to the root.
    private(set) var excluded: [String] = []
    /// Source files, or folders of source files, of other modules.
    private(set) var libraries: [String] = []
    /// Modules with Apple's names that the sources can import.
    private(set) var modules: Set<String> = []
    /// Modules that a bridging header imports into every source.
    private(set) var headerImports: Set<String> = []
    /// Whether the sources are those of a test target.
    private(set) var areTests = false
    private(set) var swiftVersion = 5
    private(set) var isTalkative = true
    /// Whether to write nothing.
    private(set) var isCheck = false
    /// Whether to print a description of the sources as JSON instead of porting them.
    private(set) var isSurvey = false

    init(_ words: some Sequence<String>) throws(PortFailure) {
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            switch word {
            case "-o", "--output": output = try Self.value(of: word, &rest)
            case "--root": root = try Self.value(of: word, &rest)
            case "--planned": isPlanned = true
            case "--exclude": excluded.append(try Self.value(of: word, &rest))
            case "--library": libraries.append(try Self.value(of: word, &rest))
            case "--module": modules.insert(try Self.value(of: word, &rest))
            case "--header-import": headerImports.insert(try Self.value(of: word, &rest))
            case "--tests": areTests = true
            case "--check": isCheck = true
            case "-q", "--quiet": isTalkative = false
            case "--survey": isSurvey = true
            case "--swift":
                let text = try Self.value(of: word, &rest)
                guard let number = text.split(separator: ".").first.flatMap({ Int($0) }), number >= 3 else {
                    throw PortFailure(.usage, "--swift \(text): expected a version, such as 4, 5 or 6")
                }
                swiftVersion = number
            default:
                guard !word.hasPrefix("-") else { throw PortFailure(.usage, "unknown option \(word)") }
                sources.append(word)
            }
        }
        guard !sources.isEmpty else { throw PortFailure(.usage, "name the folder of the sources") }
        if isCheck || isSurvey { output = nil }
        guard isCheck || isSurvey || output != nil else {
            throw PortFailure(.usage, "name the folder to write to with -o, or give --check to report only")
        }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(PortFailure) -> String {
        guard let value = rest.popFirst() else { throw PortFailure(.usage, "\(option) needs a value") }
        return value
    }
}
