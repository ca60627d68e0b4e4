internal import FrameStoryboards

/// Finds the program's classes that storyboards name.
@MainActor enum ClassLookup {
    /// The class with a name; `nil` if the program has no such class, or if it cannot be looked up by name, because it
    /// is generic or nested. Without a module, the class may be one of UIKit's.
    ///
    /// A class from the storyboard's own target may be in a module with another name, or with none, because Xcode
    /// writes the name of the target it builds. It is found if it is the only class of that name in the program.
    static func type(of custom: CustomClass) -> AnyClass? {
        if let module = custom.module, let type = type(custom.name, of: module) { return type }
        if custom.isOfTarget, let named = byOwnName[custom.name], named.count == 1 { return named[0] }
        // Classes without the prefix are in the module as well, and are none of UIKit's.
        return custom.module == nil && custom.name.hasPrefix("UI") ? type(custom.name, of: "UIKit") : nil
    }

    private static func type(_ name: String, of module: String) -> AnyClass? {
        guard isIdentifier(module), isIdentifier(name) else { return nil }
        // The runtime's spelling of a class in a module.
        return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
    }

    private static func isIdentifier(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.first.map { !(0x30...0x39).contains($0) } == true
            && name.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5F
            }
    }

    /// The classes of the program's modules other than UIKit, keyed by their names without the module; empty for a program
    /// without symbols.
    private static let byOwnName: [String: [AnyClass]] = {
        var result: [String: [AnyClass]] = [:]
        for symbol in ProgramSymbols.ofProcess?.names ?? [] where symbol.hasSuffix("CMn") {
            // The symbol of a class's descriptor: a prefix, the class, a suffix.
            guard let type = _typeByName(String(symbol.dropFirst(2).dropLast(2))) as? AnyClass else { continue }
            let parts = String(reflecting: type).split(separator: ".")
            if parts.count == 2, parts[0] != "UIKit" { result[String(parts[1]), default: []].append(type) }
        }
        return result
    }()
}
