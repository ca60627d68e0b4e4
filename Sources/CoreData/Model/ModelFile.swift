internal import UIKitCore

/// Finds the model files among the resources of an application.
enum ModelFile {
    /// The endings of model folders: as Xcode names a compiled model, and as it stores one.
    private static let endings = ["momd", "xcdatamodeld", "xcdatamodel"]

    /// The path of the model with a name; `nil` if the application has none.
    static func path(named name: String) -> String? {
        ResourceBundles.searched(nil).lazy.compactMap { bundle in
            endings.lazy.map { "\(bundle.bundlePath)/\(name).\($0)" }
                .first(where: FileManager.default.fileExists(atPath:))
        }.first
    }

    /// The paths of the models in a bundle, sorted.
    static func all(in bundle: Bundle) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath)) ?? []
        return names.filter { name in endings.contains { name.hasSuffix(".\($0)") } }.sorted()
            .map { "\(bundle.bundlePath)/\($0)" }
    }
}
