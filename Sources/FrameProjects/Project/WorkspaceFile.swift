internal import Foundation
internal import FrameFiles

/// An `.xcworkspace` with the projects and packages that it lists.
struct WorkspaceFile {
    /// Absolute paths of projects, in order.
    private(set) var projects: [String] = []
    /// Absolute paths of folders with a `Package.swift`.
    private(set) var packages: [String] = []
    private(set) var notes: [ProjectNote] = []

    private static let limit = 4 << 20
    private static let deepest = 100

    init(contentsOf path: String) throws(ProjectError) {
        let file = path + "/contents.xcworkspacedata"
        let bytes: [UInt8]
        do throws(InputBytes.Refusal) {
            bytes = try InputBytes.read(file, limit: Self.limit)
        } catch {
            throw ProjectError(file: file, error.message, isMissing: error == .missing)
        }
        let container = AbsolutePath.of("..", in: AbsolutePath.ofArgument(path))
        var folders = [container]
        for tag in try MarkupTag.all(in: bytes, file: file) {
            switch tag.name {
            case "Group":
                folders.append(Self.path(of: tag, in: folders.last ?? container, container: container))
                guard folders.count <= Self.deepest else {
                    throw ProjectError(file: file, "more than \(Self.deepest) groups inside each other; flatten them")
                }
                if tag.isEmpty { folders.removeLast() }
            case "/Group": if folders.count > 1 { folders.removeLast() }
            case "FileRef": add(Self.path(of: tag, in: folders.last ?? container, container: container), of: file)
            default: break
            }
        }
    }

    private mutating func add(_ path: String, of file: String) {
        if path.hasSuffix(".xcodeproj") {
            if FolderListing.exists(path) {
                projects.append(path)
            } else {
                notes.append(ProjectNote(file: file, "the project \(path) does not exist; its modules are missing"))
            }
        } else if FolderListing.exists(path + "/Package.swift") {
            packages.append(path)
        }
    }

    /// Resolves a location such as `group:App/App.xcodeproj`, `container:App.xcodeproj`, `absolute:/…` or `self:`.
    private static func path(of tag: MarkupTag, in folder: String, container: String) -> String {
        let location = tag.attributes["location"] ?? ""
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return folder }
        switch parts[0] {
        case "container": return AbsolutePath.of(parts[1], in: container)
        case "absolute": return AbsolutePath.of(parts[1], in: "/")
        default: return AbsolutePath.of(parts[1], in: folder)
        }
    }
}
