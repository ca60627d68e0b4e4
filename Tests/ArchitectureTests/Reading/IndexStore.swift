import Foundation
import Glibc

/// The compiler's index of this build, read with a library of the toolchain.
///
/// The library has no module for Swift, so its functions are looked up by name. Their signatures and the numbers below
/// come from `indexstore/indexstore.h`, version 0.16, of the toolchain.
final class IndexStore {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The index of one source.
    struct Unit {
        let source: String
        let records: [String]
    }

    /// A symbol that a source declares, refers to, or both.
    struct Symbol {
        let identifier: String
        let name: String
        let isDeclared: Bool
        let isReferenced: Bool
    }

    private typealias Object = UnsafeMutableRawPointer
    /// A pointer and a length, in the layout of the library's `indexstore_string_ref_t`.
    private typealias Text = iovec
    private typealias Open = @convention(c) (Object, UnsafePointer<CChar>, Object?) -> Object?
    private typealias Close = @convention(c) (Object) -> Void
    private typealias TextOf = @convention(c) (Object) -> Text
    private typealias NumberOf = @convention(c) (Object) -> UInt64
    private typealias CodeOf = @convention(c) (Object) -> CInt
    private typealias Visit = @convention(c) (Object?, Object) -> Bool
    private typealias VisitText = @convention(c) (Object?, Text) -> Bool

    private let library: Object
    private let store: Object

    /// - Throws: ``Failure`` if the toolchain has no such library, or the products were built without an index.
    init() throws {
        let toolchain = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
            .map { URL(filePath: "\($0)/swiftc").resolvingSymlinksInPath().deletingLastPathComponent() }
            .map { $0.deletingLastPathComponent().appending(path: "lib/libIndexStore.so").path }
            .first { FileManager.default.fileExists(atPath: $0) }
        guard let toolchain, let library = dlopen(toolchain, RTLD_NOW) else {
            throw Failure(description: "no lib/libIndexStore.so beside the swiftc on PATH")
        }
        self.library = library
        let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let path = products.appending(path: "index/store").path
        typealias OpenStore = @convention(c) (UnsafePointer<CChar>, Object?) -> Object?
        guard let open = dlsym(library, "indexstore_store_create"),
            let store = unsafeBitCast(open, to: OpenStore.self)(path, nil)
        else { throw Failure(description: "\(path): no index; build in debug, without --disable-index-store") }
        self.store = store
    }

    deinit {
        if let close = try? function("store_dispose", as: Close.self) { close(store) }
        dlclose(library)
    }

    private func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
        guard let function = dlsym(library, "indexstore_" + name) else {
            throw Failure(description: "libIndexStore.so has no function indexstore_\(name)")
        }
        return unsafeBitCast(function, to: type)
    }

    /// Returns the compiled units of `module`, one per source.
    func units(of module: String) throws -> [Unit] {
        let (open, close) = (
            try function("unit_reader_create", as: Open.self), try function("unit_reader_dispose", as: Close.self)
        )
        let moduleName = try function("unit_reader_get_module_name", as: TextOf.self)
        let mainFile = try function("unit_reader_get_main_file", as: TextOf.self)
        let kind = try function("unit_dependency_get_kind", as: CodeOf.self)
        let name = try function("unit_dependency_get_name", as: TextOf.self)
        let dependencies = try function(
            "unit_reader_dependencies_apply_f", as: (@convention(c) (Object, Object?, Visit) -> Bool).self)
        return try unitNames().compactMap { unit in
            guard let reader = open(store, unit, nil) else { return nil }
            defer { close(reader) }
            guard String(moduleName(reader)) == module else { return nil }
            let records = Self.collect { dependencies(reader, $0, $1) }.filter { kind($0) == Self.recordDependency }
            return Unit(source: String(mainFile(reader)), records: records.map { String(name($0)) })
        }
    }

    /// Returns the symbols of a unit except accessors, which accompany their property.
    func symbols(of unit: Unit) throws -> [Symbol] {
        let (open, close) = (
            try function("record_reader_create", as: Open.self), try function("record_reader_dispose", as: Close.self)
        )
        let roles = try function("symbol_get_roles", as: NumberOf.self)
        let kind = try function("symbol_get_subkind", as: CodeOf.self)
        let identifier = try function("symbol_get_usr", as: TextOf.self)
        let name = try function("symbol_get_name", as: TextOf.self)
        let symbols = try function(
            "record_reader_symbols_apply_f", as: (@convention(c) (Object, Bool, Object?, Visit) -> Bool).self)
        return unit.records.flatMap { record in
            guard let reader = open(store, record, nil) else { return [Symbol]() }
            defer { close(reader) }
            return Self.collect { symbols(reader, false, $0, $1) }
                .filter { !Self.accessors.contains(kind($0)) }
                .map { symbol in
                    Symbol(
                        identifier: String(identifier(symbol)), name: String(name(symbol)),
                        isDeclared: roles(symbol) & Self.declaration != 0,
                        isReferenced: roles(symbol) & Self.reference != 0)
                }
        }
    }

    private func unitNames() throws -> [String] {
        let units = try function(
            "store_units_apply_f", as: (@convention(c) (Object, CUnsignedInt, Object?, VisitText) -> Bool).self)
        var names: [String] = []
        _ = withUnsafeMutablePointer(to: &names) { names in
            units(store, 0, names) { names, name in
                names?.assumingMemoryBound(to: [String].self).pointee.append(String(name))
                return true
            }
        }
        return names
    }

    /// Returns the objects passed to the callback of a library function. They live as long as their reader.
    private static func collect(_ apply: (Object?, Visit) -> Bool) -> [Object] {
        var objects: [Object] = []
        _ = withUnsafeMutablePointer(to: &objects) { objects in
            apply(objects) { objects, object in
                objects?.assumingMemoryBound(to: [Object].self).pointee.append(object)
                return true
            }
        }
        return objects
    }

    /// `INDEXSTORE_UNIT_DEPENDENCY_RECORD`.
    private static let recordDependency: CInt = 2
    /// `INDEXSTORE_SYMBOL_ROLE_DECLARATION` and `…_DEFINITION`.
    private static let declaration: UInt64 = 1 << 0 | 1 << 1
    /// `INDEXSTORE_SYMBOL_ROLE_REFERENCE`.
    private static let reference: UInt64 = 1 << 2
    /// `INDEXSTORE_SYMBOL_SUBKIND_ACCESSOR…` and `…_SWIFTACCESSOR…`.
    private static let accessors: Set<CInt> = Set([3, 4] + (1000...1003) + (1014...1018))
}

extension String {
    /// Copies a text of the library, which lives as long as its reader.
    fileprivate init(_ text: iovec) {
        self.init(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
    }
}
