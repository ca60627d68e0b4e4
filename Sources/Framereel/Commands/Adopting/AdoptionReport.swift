internal import Foundation
internal import FrameProjects

/// A textual report of which parts of an application can be built here and which cannot.
struct AdoptionReport {
    private let adoption: Adoption

    init(_ adoption: Adoption) {
        self.adoption = adoption
    }

    /// Source files that are compiled.
    private var files: [SourceSurvey.File] {
        (adoption.modules + adoption.tests).flatMap(\.survey.files).filter { !$0.path.hasSuffix("/main.swift") }
    }
    private var unavailable: Set<String> { Set(adoption.missing.map(\.name)) }

    /// Number of sources without a known obstacle.
    private var usable: Int {
        files.count { file in
            file.problem == nil && file.missing.isEmpty && unavailable.isDisjoint(with: file.imports)
        }
    }

    /// Whether anything is missing.
    var hasFindings: Bool {
        usable < files.count || !adoption.application.target.foreignSources.isEmpty
            || !adoption.missingSources.isEmpty
    }

    var text: String {
        let application = adoption.application.target
        let kind = application.product == .application ? "an application" : "a library"
        var lines = [
            "\(application.name): \(kind) in Swift \(application.settings.swiftVersion), "
                + "\(Self.count(application.sources.count, "source")), "
                + "\(Self.count(application.resources.count, "resource"))"
        ]
        for module in adoption.modules.dropLast() {
            lines.append(
                "  module \(module.target.module): \(Self.count(module.target.sources.count, "source")), of \(module.target.file)"
            )
        }
        for test in adoption.tests {
            lines.append("  tests \(test.target.module): \(Self.count(test.target.sources.count, "source"))")
        }
        for name in adoption.stubs { lines.append("  module \(name): a stub") }
        for source in adoption.sourceStubs { lines.append("  source \(source.name): a stub") }
        lines += ["", percentage] + missingNames + missingModules + missingSources + foreignSources
        lines += problems + scripts + notes
        return lines.map { $0 + "\n" }.joined()
    }

    /// The share of usable sources and how they were examined. It is an upper bound for the sources that compile.
    private var percentage: String {
        let percent = files.isEmpty ? 100 : usable * 100 / files.count
        return
            "nothing missing was found in \(percent) % of the sources (\(usable) of \(files.count)): they parse, are ported without errors, "
            + "and name only modules, types and members of types that exist here; members of values are looked up where a class is written, and "
            + "nothing is compiled"
    }

    private var missingNames: [String] {
        var counts: [String: Int] = [:]
        for name in files.flatMap(\.missing) { counts[name, default: 0] += 1 }
        guard !counts.isEmpty else { return [] }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return ["", "not declared here, by the number of sources:"]
            + sorted.map { "  \($0.value)  \($0.key)" }
    }

    private var missingModules: [String] {
        func lines(_ title: String, _ modules: [Adoption.MissingModule]) -> [String] {
            modules.isEmpty
                ? [] : ["", title] + modules.map { "  \($0.name): \(Self.names($0.files))" }
        }
        let others = adoption.missing.filter { !$0.isSystem }
        var result = lines(
            "modules of Apple's that do not exist here; their imports are removed, unless --stub MODULE writes an empty one:",
            adoption.missing.filter(\.isSystem)
        )
        result += lines("modules that are not in the project; --stub MODULE writes an empty one:", others)
        if !others.isEmpty {
            let binaries = adoption.application.target.binaries
            if !binaries.isEmpty { result.append("  (not linked: \(Self.names(binaries)))") }
        }
        guard !others.isEmpty, !adoption.unfetched.isEmpty else { return result }
        return result + ["", "to be fetched; --packages FOLDER names the folder that they are fetched into:"]
            + adoption.unfetched.map { "  \($0)" }
    }

    private var missingSources: [String] {
        guard !adoption.missingSources.isEmpty else { return [] }
        return ["", "sources that do not exist, such as those that a script writes; --stub NAME writes an empty one:"]
            + adoption.missingSources.map { "  \($0.name): \($0.path)" }
    }

    private var foreignSources: [String] {
        let sources = adoption.modules.map(\.target).filter { !$0.isOfC }.flatMap(\.foreignSources)
            .map(ForeignSource.init)
        guard !sources.isEmpty else { return [] }
        let bridging = adoption.application.target.settings.bridgingHeader
        return ["", "sources in other languages, which are left out:"]
            + sources.map { source in
                "  \(Self.name(source.path))"
                    + (source.definitions.isEmpty ? "" : ": \(source.definitions.joined(separator: ", "))")
            } + (bridging.map { ["  (bridging header: \($0))"] } ?? [])
    }

    private var problems: [String] {
        let lines = files.compactMap { file in file.problem.map { "  \(file.path):\($0)" } }
        return lines.isEmpty ? [] : ["", "sources with errors:"] + lines
    }

    private var scripts: [String] {
        let names = adoption.modules.flatMap(\.target.scripts)
        return names.isEmpty ? [] : ["", "not run: " + names.joined(separator: ", ")]
    }

    private var notes: [String] {
        adoption.notes.isEmpty ? [] : ["", "notes:"] + adoption.notes.map { "  \($0)" }
    }

    /// One-line warnings for a run that writes files, which does not read function bodies.
    var warnings: [String] {
        var warnings: [String] = []
        let names = adoption.missing.filter { !$0.isSystem }.map(\.name)
        if !names.isEmpty {
            let remote = adoption.unfetched.map(\.description)
            let remedy =
                remote.isEmpty
                ? "" : "; fetch \(remote.joined(separator: ", ")), and name the folder by --packages"
            warnings.append(
                "not in the project: \(names.joined(separator: ", "))\(remedy); --stub MODULE writes an empty module, and "
                    + "--check lists what else is missing")
        }
        let sources = adoption.missingSources.map(\.name)
        if let first = sources.first {
            warnings.append(
                "compiled, but not there: \(sources.joined(separator: ", ")); --stub \(ShellWord.quoted(first)) writes an "
                    + "empty source")
        }
        return warnings
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private static func names(_ paths: [String]) -> String { paths.map(name).joined(separator: ", ") }
}
