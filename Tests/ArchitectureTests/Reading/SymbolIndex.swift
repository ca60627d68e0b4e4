import Foundation
import TestSupport

/// Which source of a module declares what, and what each refers to, with types resolved: from the index that the compiler writes
/// beside the products of a debug build.
struct SymbolIndex {
    struct Symbol: Hashable {
        /// Unique in a program, overloads included.
        let identifier: String
        /// `layoutIfNeeded()`, `init(frame:)`.
        let name: String
    }

    /// The path of the source that declares a symbol, by the symbol's identifier.
    private(set) var declarations: [String: String] = [:]
    /// By path of the source, from the repository's root.
    private(set) var references: [String: Set<Symbol>] = [:]

    /// Sources that an earlier build indexed and that have been deleted since are left out.
    ///
    /// - Throws: ``IndexStore/Failure``.
    init(of module: String, in store: IndexStore) throws {
        let folder = Repository.root.path + "/"
        for unit in try store.units(of: module) {
            guard unit.source.hasPrefix(folder), FileManager.default.fileExists(atPath: unit.source) else { continue }
            let path = String(unit.source.dropFirst(folder.count))
            for symbol in try store.symbols(of: unit) {
                let named = Symbol(identifier: symbol.identifier, name: symbol.name)
                if symbol.isDeclared { declarations[symbol.identifier] = path }
                if symbol.isReferenced { references[path, default: []].insert(named) }
            }
        }
    }

    /// By module, each read once: half a second for the largest.
    private static let all = Result {
        let store = try IndexStore()
        return try Dictionary(
            uniqueKeysWithValues: FolderOrderTests.orders.map { ($0.module, try SymbolIndex(of: $0.module, in: store)) }
        )
    }

    static func of(_ module: String) throws -> SymbolIndex? { try all.get()[module] }
}
