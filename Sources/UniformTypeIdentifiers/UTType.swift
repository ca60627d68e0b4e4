/// A type of file or data.
///
/// Differs from UniformTypeIdentifiers: types that only an application declares have no extension and conform to nothing.
public struct UTType: Hashable, Sendable, Identifiable, Codable, CustomStringConvertible {
    public let identifier: String

    public var id: String { identifier }
    public var description: String { identifier }

    /// Fails for an empty identifier.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// The declared type with a file extension; a dynamic one for others.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty else { return nil }
        let key = filenameExtension.lowercased()
        identifier = UTTypeTable.rows.first { $0.extensions.contains(key) }?.identifier ?? "dyn.\(key)"
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let row = UTTypeTable.rows.first(where: { $0.mime == mimeType.lowercased() }) else { return nil }
        identifier = row.identifier
    }

    init(known identifier: String) {
        self.identifier = identifier
    }

    // MARK: Facts

    public var preferredFilenameExtension: String? { UTTypeTable.row(identifier)?.extensions.first }
    public var preferredMIMEType: String? { UTTypeTable.row(identifier)?.mime }
    public var isDeclared: Bool { UTTypeTable.row(identifier) != nil }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The types to which the type conforms, directly or through another.
    public var supertypes: Set<UTType> {
        let parents = UTTypeTable.row(identifier)?.parents.map(UTType.init(known:)) ?? []
        return parents.reduce(into: Set(parents)) { $0.formUnion($1.supertypes) }
    }

    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}
