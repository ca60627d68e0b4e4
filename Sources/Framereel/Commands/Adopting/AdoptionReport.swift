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
        adoption.modules.flatMap(\.survey.files).filter { !$0.path.hasSuffix("/main.swift") }
    }
    private var unavailable: Set<String> { Set(adoption.missing.map(\.name)) }

    /// Number of sources without a known obstacle.
    private var usable: Int {
        files.count { file in
            file.problem == nil && file.missing.isEmpty && unavailable.isDisjoint(with: file.imports)
        }
    }

    /// Whether anything is missing.
    var hasFindings: Bool { usable < files.count || !adoption.application.target.foreignSources.isEmpty }

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
        for name in adoption.stubs { lines.append("  module \(name): a stub") }
        lines += ["", percentage] + missingNames + missingModules + foreignSources
        lines += problems + scripts + notes
        return lines.map { $0 + "\n" }.joined()
    }

    /// The share of usable sources and how they were examined. It is an upper bound for the sources that compile.
    private var percentage: String {
        let percent = files.isEmpty ? 100 : usable * 100 / files.count
        return
            "nothing missing was found in \(percent) % of the sources (\(usable) of \(files.count)): they parse, are ported without errors, "
            + "and name only modules, types and members of types that exist here; members of values are not looked up, and "
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
            for address in adoption.project.remotePackages { result.append("  (not fetched: \(address))") }
            let binaries = adoption.application.target.binaries
            if !binaries.isEmpty { result.append("  (not linked: \(Self.names(binaries)))") }
        }
        return result
    }

    private var foreignSources: [String] {
        let sources = adoption.modules.flatMap(\.target.foreignSources).map(ForeignSource.init)
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
        adoption.project.notes.isEmpty ? [] : ["", "notes:"] + adoption.project.notes.map { "  \($0)" }
    }

    /// One-line warning for a run that writes files, which does not read function bodies; `nil` if no module is
    /// missing.
    var warning: String? {
        let names = adoption.missing.filter { !$0.isSystem }.map(\.name)
        guard !names.isEmpty else { return nil }
        return
            "not in the project: \(names.joined(separator: ", ")); --stub MODULE writes an empty module, and --check lists "
            + "what else is missing"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private static func names(_ paths: [String]) -> String { paths.map(name).joined(separator: ", ") }
}
