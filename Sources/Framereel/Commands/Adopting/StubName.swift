internal import FrameProjects

/// The names that stubs can have: those of modules, such as `Lottie`, and those of sources, such as `Secrets.swift`.
///
/// They become file names, so none may be a path.
enum StubName {
    private static let ending = ".swift"

    static func isModule(_ name: String) -> Bool { !name.isEmpty && ModuleName.of(name) == name }

    static func isSource(_ name: String) -> Bool {
        name.count > ending.count && name.hasSuffix(ending) && !name.hasPrefix(".")
            && name.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 0x20 && $0.value != 0x7F }
    }

    static func isValid(_ name: String) -> Bool { isModule(name) || isSource(name) }
}
