import FrameProjects
import TestSupport

/// Projects as text, with paths relative to the folder of the fixtures.
enum ProjectText {
    static let folder = Repository.root.appending(path: "Fixtures/projects").path

    static func read(_ path: String) throws -> String {
        let project = try ProjectFile(contentsOf: folder + "/" + path)
        let lines =
            project.targets.flatMap(lines) + project.remotePackages.map { "remote \($0)" }
            + project.notes.map { "note \($0)" }
        return lines.map { $0.replacing(folder + "/", with: "") + "\n" }.joined()
    }

    private static func lines(_ target: ProjectTarget) -> [String] {
        let settings = target.settings
        var lines = [
            "\(target.name): \(target.product) \(target.module), \(target.platform ?? "any"), Swift \(settings.swiftVersion)"
        ]
        func list(_ name: String, _ values: [String]) {
            if !values.isEmpty { lines.append("  \(name) \(values.joined(separator: " | "))") }
        }
        list("conditions", settings.conditions)
        list("sources", target.sources)
        list("missing", target.missingSources.map(\.problem.description))
        list("foreign", target.foreignSources)
        list("resources", target.resources.map { "\($0.name) < \($0.path)" })
        list("dependencies", target.dependencies)
        list("products", target.packageProducts)
        list("scripts", target.scripts)
        list("information", settings.information.sorted { $0.key < $1.key }.map { "\($0.key)=\(text($0.value))" })
        list("header", [settings.bridgingHeader].compactMap(\.self))
        if settings.isMainActorByDefault { lines.append("  main actor") }
        return lines
    }

    private static func text(_ value: InformationValue) -> String {
        switch value {
        case .text(let text): text
        case .flag(let flag): "\(flag)"
        case .integer(let integer): "\(integer)"
        case .real(let real): "\(real)"
        case .data(let data): "\(data.count) bytes"
        case .list(let elements): "[\(elements.map(text).joined(separator: ", "))]"
        case .table(let members):
            "{\(members.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", "))}"
        case .other: "?"
        }
    }
}
