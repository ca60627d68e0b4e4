internal import Foundation
internal import FrameFiles

/// The sources of a pod, as its specification names them in a literal: `s.source_files = 'Kit/Classes/**/*'`.
struct Podspec {
    let target: ProjectTarget

    private static let limit = 1 << 20

    /// `nil` if the sources are not written as a literal.
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
        // A folder without a pattern means the files in it, and so does a pattern without two asterisks.
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
        self.target = target
    }
}
