internal import Foundation
package import FrameFiles
public import FrameJSON

/// The colors, images, symbols, and data of an asset catalog: a folder `.xcassets` of folders `.colorset`, `.imageset`,
/// `.symbolset`, and `.dataset`, each with a `Contents.json`. Other sets are ignored.
public struct AssetCatalog: Equatable, Sendable {
    /// Folders of color sets, keyed by the name of the color. A name is prefixed with the names of enclosing groups
    /// that provide a namespace.
    private var colors: [String: String] = [:]
    private var images: [String: String] = [:]
    private var symbols: [String: String] = [:]
    private var data: [String: String] = [:]

    /// Maximum nesting depth of groups; ``count`` limits the total number of sets and groups. Tuned: many times the
    /// numbers in applications.
    private static let depth = 16
    private static let count = 20_000
    private static let bytes = 1 << 20

    /// Finds the sets below the folder at `path` without reading any of them.
    ///
    /// - Throws: `JSONError` if a group cannot be read, or if there are too many sets.
    public init(contentsOf path: String) throws(JSONError) {
        var (folders, count) = ([(path: path, prefix: "", depth: 0)], 0)
        while let folder = folders.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted(by: >) {
                let inner = "\(folder.path)/\(name)"
                guard Self.isFolder(inner) else { continue }
                count += 1
                guard count <= Self.count, folder.depth < Self.depth else {
                    throw JSONError(
                        .invalid, file: path,
                        message:
                            "more than \(Self.count) sets, or \(Self.depth) groups inside each other; split the catalog"
                    )
                }
                if name.hasSuffix(".colorset") {
                    colors[folder.prefix + name.dropLast(9)] = inner
                } else if name.hasSuffix(".imageset") {
                    images[folder.prefix + name.dropLast(9)] = inner
                } else if name.hasSuffix(".symbolset") {
                    symbols[folder.prefix + name.dropLast(10)] = inner
                } else if name.hasSuffix(".dataset") {
                    data[folder.prefix + name.dropLast(8)] = inner
                } else if !name.contains(".") {
                    let prefix = try Self.isNamespace(inner) ? "\(folder.prefix)\(name)/" : folder.prefix
                    folders.append((inner, prefix, folder.depth + 1))
                }
            }
        }
    }

    /// Sorted names of the colors, with the names of groups that provide a namespace: `Brand/Red`.
    public var colorNames: [String] { colors.keys.sorted() }
    /// Sorted names of the images and symbols.
    public var imageNames: [String] { Set(images.keys).union(symbols.keys).sorted() }

    /// Returns `nil` also for a set whose entries have no color, as Xcode creates `AccentColor`.
    ///
    /// - Throws: `JSONError` if the set cannot be read.
    public func color(
        named name: String, device: StringsTable.Device = .iphone
    ) throws(JSONError) -> AssetColor? {
        guard let folder = colors[name] else { return nil }
        return try Self.read(folder) { json throws(JSONProblem) in
            try Self.isUnset(json) ? nil : try AssetColor(json, device)
        }
    }

    private static func isUnset(_ json: JSONCursor) throws(JSONProblem) -> Bool {
        let entries = try json.required("colors").elements()
        for entry in entries where try entry.member("color") != nil { return false }
        return !entries.isEmpty
    }

    /// - Throws: `JSONError` if the set cannot be read.
    public func image(
        named name: String, device: StringsTable.Device = .iphone
    ) throws(JSONError) -> AssetImage? {
        guard let folder = images[name] else { return nil }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return try Self.read(folder) { json throws(JSONProblem) in
            try AssetImage(json, folder: folder, files: Set(names), device)
        }
    }

    /// - Throws: `JSONError` if the set cannot be read.
    public func data(
        named name: String, device: StringsTable.Device = .iphone
    ) throws(JSONError) -> AssetData? {
        guard let folder = data[name] else { return nil }
        return try Self.read(folder) { json throws(JSONProblem) in try AssetData(json, "data", folder: folder, device) }
    }

    /// - Throws: `JSONError` if the set cannot be read.
    public func symbol(
        named name: String, device: StringsTable.Device = .iphone
    ) throws(JSONError) -> AssetData? {
        guard let folder = symbols[name] else { return nil }
        return try Self.read(folder) { json throws(JSONProblem) in
            try AssetData(json, "symbols", folder: folder, device)
        }
    }

    /// Whether the path is a folder. Links are not followed, because they may form a cycle.
    private static func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    private static func isNamespace(_ group: String) throws(JSONError) -> Bool {
        guard FileManager.default.fileExists(atPath: "\(group)/Contents.json") else { return false }
        return try read(group) { json throws(JSONProblem) in
            try json.member("properties")?.member("provides-namespace")?.bool() ?? false
        }
    }

    private static func read<Value>(
        _ folder: String, _ body: (JSONCursor) throws(JSONProblem) -> Value
    ) throws(JSONError) -> Value {
        let file = "\(folder)/Contents.json"
        let data: [UInt8]
        do throws(InputBytes.Refusal) {
            data = try InputBytes.read(file, limit: bytes)
        } catch {
            throw JSONError(error, of: file)
        }
        let document = try JSONDocument(data, file: file)
        do throws(JSONProblem) {
            return try body(JSONCursor(document.value))
        } catch {
            throw document.error(error)
        }
    }
}

extension JSONError {
    /// Creates the error for a file that was refused.
    package init(_ refusal: InputBytes.Refusal, of file: String) {
        let isTooLarge = if case .tooLarge = refusal { true } else { false }
        self.init(isTooLarge ? .invalid : .missing, file: file, message: refusal.message)
    }
}

extension JSONCursor {
    /// Returns the member of the object found here, or `nil` if it has none with this name.
    func member(_ key: String) throws(JSONProblem) -> JSONCursor? { try members().first { $0.key == key }?.value }

    func required(_ key: String) throws(JSONProblem) -> JSONCursor {
        guard let member = try member(key) else { throw JSONProblem(at: path, .missingKey(key)) }
        return member
    }
}
