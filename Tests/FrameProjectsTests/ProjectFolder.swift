import Foundation

/// A new folder with files, which is removed when the value is released.
final class ProjectFolder {
    let path: String

    /// - Parameter files: Contents, by paths in the folder.
    init(_ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID().uuidString)").path
        for (name, text) in files { try write(text, name) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, _ name: String) throws {
        let file = URL(filePath: path + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The text of a `project.pbxproj` with the target `App`, whose identifier is `T1`.
    ///
    /// - Parameters:
    ///   - objects: More objects of the file.
    ///   - members: More members of the target.
    ///   - children: Identifiers in the main group.
    ///   - settings: Build settings of the target.
    static func project(
        _ objects: String = "", members: String = "", children: String = "", settings: String = "",
        targets: String = "T1"
    ) -> String {
        """
        { objects = {
            G0 = {isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
            T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; name = App; \(members)
                productType = "com.apple.product-type.application"; };
            P0 = {isa = PBXProject; mainGroup = G0; targets = (\(targets)); };
            A1 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; \(settings)}; name = Debug; };
            L1 = {isa = XCConfigurationList; buildConfigurations = (A1, ); };
            \(objects)
        }; rootObject = P0; }

        """
    }
}
