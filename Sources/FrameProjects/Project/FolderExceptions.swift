internal import Foundation

/// The files of a synchronized folder that a target treats differently from the rest.
struct FolderExceptions {
    /// Paths relative to the folder, of files or of folders including their contents.
    private(set) var paths: Set<String> = []
    /// Paths of localized files without their language folders: `Pages/Main.strings` stands for
    /// `Pages/de.lproj/Main.strings`.
    private(set) var localized: Set<String> = []

    private static let prefix = "/Localized: "

    init(paths: Set<String> = []) {
        self.paths = paths
    }

    /// Adds an exception.
    ///
    /// - Parameter name: A path as Xcode writes it, such as `Pages/Info.plist` or `/Localized: Pages/Main.strings`.
    mutating func insert(_ name: String) {
        if name.hasPrefix(Self.prefix) {
            localized.insert(String(name.dropFirst(Self.prefix.count)))
        } else {
            paths.insert(name)
        }
    }

    /// Whether the path, or a folder above it, is an exception.
    func contains(_ path: String) -> Bool {
        if paths.contains("") { return true }
        let steps = path.split(separator: "/")
        var above = ""
        for step in steps where !paths.isEmpty {
            above += above.isEmpty ? step : "/" + step
            if paths.contains(above) { return true }
        }
        guard !localized.isEmpty, steps.count > 1, steps[steps.count - 2].hasSuffix(".lproj") else { return false }
        return localized.contains((steps.dropLast(2) + steps.suffix(1)).joined(separator: "/"))
    }

    /// Returns the sorted paths of the exceptions, including localized files in all of their languages.
    func names(in folder: String) -> [String] {
        let files = localized.flatMap { path in
            let steps = path.split(separator: "/")
            let above = steps.dropLast().joined(separator: "/")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(above)")) ?? []
            return names.filter { $0.hasSuffix(".lproj") }.map { language in
                (above.isEmpty ? "" : above + "/") + "\(language)/\(steps.last ?? "")"
            }.filter { FolderListing.exists("\(folder)/\($0)") }
        }
        return (Array(paths) + files).sorted()
    }
}
