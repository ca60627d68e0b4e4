internal import SwiftSyntax

/// Makes `dynamic` properties notify their observers of changes.
enum ObservedPropertyRule: PortRule {
    private static let name = "observed properties"

    static func apply(to job: PortJob) {
        for type in job.index.classes where OpenObjectRule.isOpen(type, job) {
            for property in type.properties where property.isObserved && !property.node.modifiers.has("override") {
                apply(to: property, job)
            }
        }
    }

    private static func apply(to property: Property, _ job: PortJob) {
        let will = "willChangeValue(forKey: \"\(property.key)\")"
        let did = "didChangeValue(forKey: \"\(property.key)\")"
        let file = property.file
        guard let block = property.binding.accessorBlock else {
            let end = property.binding.endPositionBeforeTrailingTrivia
            return job.edit(file) { $0.insert(" { willSet { \(will) } didSet { \(did) } }", at: end, name) }
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        func insert(_ text: String, in accessor: AccessorDeclSyntax) {
            guard let brace = accessor.body?.leftBrace else { return }
            job.edit(file) { $0.insert(" \(text);", at: brace.endPositionBeforeTrailingTrivia, name) }
        }
        let named = Dictionary(
            accessors.map { ($0.accessorSpecifier.text, $0) }, uniquingKeysWith: { first, _ in first })
        if let setter = named["set"] { return insert("\(will); defer { \(did) }", in: setter) }
        guard property.isStored else { return }
        let start = block.leftBrace.endPositionBeforeTrailingTrivia
        if let willSet = named["willSet"] {
            insert(will, in: willSet)
        } else {
            job.edit(file) { $0.insert(" willSet { \(will) }", at: start, name) }
        }
        if let didSet = named["didSet"] {
            insert("defer { \(did) }", in: didSet)
        } else {
            job.edit(file) { $0.insert(" didSet { \(did) }", at: start, name) }
        }
    }
}
