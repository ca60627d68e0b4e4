internal import Foundation

/// Finds a module that a project imports but does not declare, because demo applications often use the library in the
/// enclosing folder.
public enum NeighborModule {
    private static let mostFolders = 4

    /// Returns the target that builds the module, from a project, package or pod in the folder or in one of the three
    /// enclosing folders.
    public static func find(_ module: String, around folder: String) -> ProjectTarget? {
        var folder = AbsolutePath.ofArgument(folder)
        for _ in 0..<mostFolders where folder != "/" {
            for target in targets(in: folder, module) where target.module == module && !target.sources.isEmpty {
                return target
            }
            folder = AbsolutePath.of("..", in: folder)
        }
        return nil
    }

    /// Returns the targets in a folder. Files that cannot be read are skipped, because they do not belong to the user's
    /// project.
    private static func targets(in folder: String, _ module: String) -> [ProjectTarget] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var targets: [ProjectTarget] = []
        for name in names.sorted() {
            let path = folder + "/" + name
            if name == "Package.swift" {
                targets += ((try? PackageManifest(contentsOf: path).targets) ?? []).filter { $0.product == .library }
            } else if name.hasSuffix(".xcodeproj") {
                targets += ((try? XcodeProject(contentsOf: path).targets) ?? []).filter {
                    $0.isImportable && $0.isOfPhone && $0.missingSources.isEmpty
                }
            } else if name == module + ".podspec", let pod = try? Podspec(contentsOf: path, module: module) {
                targets.append(pod.target)
            }
        }
        return targets
    }
}
