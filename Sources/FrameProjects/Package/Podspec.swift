internal import Foundation
internal import FrameFiles

/// The sources and resources of a pod, if its specification names them in literals: `s.source_files =
/// 'Kit/Classes/**/*'`.
struct Podspec {
    let target: ProjectTarget

    private static let limit = 1 << 20

    /// Fails if the sources are not written as a literal.
    init?(contentsOf path: String, module: String) throws(ProjectError) {
        let bytes: [UInt8]
        do throws(InputBytes.Refusal) {
            bytes = try InputBytes.read(path, limit: Self.limit)
        } catch {
            throw ProjectError(file: path, error.message, isMissing: error == .missing)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let match = text.firstMatch(of: /\.source_files\s*=\s*\[?\s*(["'])([^"'\n]+)\1/) else { return nil }
        let steps = match.output.2.split(separator: "/")
        let fixed = steps.prefix { !$0.contains("*") && !$0.contains("{") && $0.hasSuffix(".swift") == false }
        let folder = AbsolutePath.of(
            fixed.joined(separator: "/"), in: AbsolutePath.of("..", in: AbsolutePath.ofArgument(path)))
        guard FolderListing.isFolder(folder) else { return nil }
        // A folder without a pattern stands for the files in it, and so does a pattern without two asterisks.
        let isDeep = steps.contains { $0.contains("**") }
        var target = ProjectTarget(
            name: module, module: module, product: .library, platform: nil, file: path, folder: folder)
        for file in try FolderListing.files(in: folder) where isDeep || !file.contains("/") {
            switch FileKind(of: file) {
            case .swift: target.sources.append(AbsolutePath.of(file, in: folder))
            case .foreign: target.foreignSources.append(AbsolutePath.of(file, in: folder))
            case .resource, .none: break
            }
        }
        let home = AbsolutePath.of("..", in: AbsolutePath.ofArgument(path))
        target.resources = try Self.resources(in: home, text)
        self.target = target
    }

    /// Returns the resources of the pod and of its bundles, each in the folder of its bundle.
    private static func resources(in folder: String, _ text: String) throws(ProjectError) -> [ProjectResource] {
        let literals = ["resources", "resource", "resource_bundles", "resource_bundle"].flatMap {
            PodLiteral.all(of: $0, in: text)
        }
        guard !literals.isEmpty else { return [] }
        let files = try FolderListing.files(in: folder)
        var resources: [ProjectResource] = []
        for literal in literals {
            let pattern = PathPattern(literal.text)
            for file in files where pattern.matches(file) {
                let steps = file.split(separator: "/").map(String.init)
                // Language folders are kept around their files.
                let count = steps.count > 1 && steps[steps.count - 2].hasSuffix(".lproj") ? 2 : 1
                let own = steps.suffix(count).joined(separator: "/")
                let name = literal.key.map { "\($0).bundle/\(own)" } ?? own
                if resources.contains(where: { $0.name == name }) { continue }
                resources.append(ProjectResource(path: folder + "/" + file, name: name))
            }
        }
        return resources
    }
}

/// A text in a Ruby assignment such as `'a.png'`, `['a.png', 'b.png']` or `{ 'Kit' => ['a.png'] }`.
private struct PodLiteral {
    /// Key of its entry in a table.
    let key: String?
    let text: String

    static func all(of name: String, in text: String) -> [PodLiteral] {
        guard let start = text.range(of: ".\(name)[ \t]*=", options: .regularExpression) else { return [] }
        var rest = text[start.upperBound...]
        var found: [PodLiteral] = []
        var key: String?
        var depth = 0
        var isComplete = false
        while !isComplete, let match = rest.prefixMatch(of: /\s*(?:"([^"\n]*)"|'([^'\n]*)'|(=>|[\[\]{},]))/) {
            rest = rest[match.range.upperBound...]
            if let text = match.output.1 ?? match.output.2 {
                if let arrow = rest.prefixMatch(of: /\s*=>/) {
                    key = String(text)
                    rest = rest[arrow.range.upperBound...]
                } else {
                    found.append(PodLiteral(key: key, text: String(text)))
                }
            } else if match.output.3 == "[" || match.output.3 == "{" {
                depth += 1
            } else if match.output.3 == "]" || match.output.3 == "}" {
                depth -= 1
            }
            isComplete = depth <= 0 && rest.prefixMatch(of: /\s*,/) == nil
        }
        return found
    }
}
