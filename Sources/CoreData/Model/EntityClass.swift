internal import UIKitCore

/// Finds the program's classes that entities name.
enum EntityClass {
    /// The class with a name, which may include its module; ``NSManagedObject`` for its own name, and for a name that no
    /// class of the program has or several have, which is reported.
    static func named(_ text: String) -> NSManagedObject.Type {
        let name = text.split(separator: ".").last.map(String.init) ?? ""
        guard !name.isEmpty, name != "NSManagedObject" else { return NSManagedObject.self }
        let found = byOwnName[name] ?? []
        guard found.count == 1 else {
            ModelLog.unsupported(
                "the class \(name) of an entity", instead: "its objects are of the class NSManagedObject")
            return NSManagedObject.self
        }
        return found[0]
    }

    /// The classes of the program's modules, keyed by their names without the module; empty for a program without
    /// symbols.
    private static let byOwnName: [String: [NSManagedObject.Type]] = {
        var result: [String: [NSManagedObject.Type]] = [:]
        for symbol in ProgramSymbols.ofProcess?.names ?? [] where symbol.hasSuffix("CMn") {
            // The symbol of a class's descriptor: a prefix, the class, a suffix.
            guard let type = _typeByName(String(symbol.dropFirst(2).dropLast(2))) as? NSManagedObject.Type else {
                continue
            }
            let parts = String(reflecting: type).split(separator: ".")
            if parts.count == 2 { result[String(parts[1]), default: []].append(type) }
        }
        return result
    }()
}
