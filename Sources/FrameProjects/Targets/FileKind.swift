/// The way a target treats a file, determined by its name.
enum FileKind {
    case swift
    /// A source in C, C++ or Objective-C, or a data model.
    case foreign
    case resource
    /// Headers, settings and documents, which are not built.
    case none

    init(of name: String) {
        let ending = name.split(separator: "/").last.flatMap { $0.split(separator: ".").dropFirst().last } ?? ""
        switch ending.lowercased() {
        case "swift": self = .swift
        case "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "y", "l": self = .foreign
        case "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "md", "markdown", "docc", "xctestplan",
            "playground", "xcodeproj", "xcworkspace", "podspec", "gitignore", "":
            self = .none
        default: self = .resource
        }
    }

    /// Whether a file with this name is a header of C or describes a module of headers.
    static func isHeader(_ name: String) -> Bool { name.hasSuffix(".h") || name.hasSuffix(".modulemap") }

    /// Whether a folder with this name is a single resource.
    static func isPackage(_ name: String) -> Bool {
        [
            ".xcassets", ".bundle", ".xcdatamodeld", ".xcdatamodel", ".scnassets", ".framework", ".xcframework",
            ".playground", ".xcodeproj", ".xcworkspace", ".docc", ".icon",
        ].contains { name.lowercased().hasSuffix($0) }
    }
}
