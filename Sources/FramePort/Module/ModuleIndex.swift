internal import SwiftSyntax

/// All types in the sources that are ported together and in the frameworks and libraries they use.
final class ModuleIndex {
    private(set) var types: [String: TypeEntry] = [:]
    /// All types, in source order.
    private(set) var entries: [TypeEntry] = []
    /// Names of the functions, constants and variables that the module declares outside of types.
    private(set) var globals: Set<String> = []
    /// Names of the aliases of types that the module declares outside of types, and the public ones of its libraries.
    private(set) var aliases: Set<String> = []
    /// Names of members that libraries declare in extensions, also in those of UIKit's types.
    private(set) var extensionMembersOfLibraries: Set<String> = []
    private var byOwnName: [String: [TypeEntry]] = [:]
    private var above: [ObjectIdentifier: [TypeEntry]] = [:]
    private var promised: [ObjectIdentifier: [TypeEntry]] = [:]

    private(set) lazy var classes = entries.filter { $0.kind == .class && !$0.isOfFramework }
    /// Base names of the methods that the module and its libraries declare, including those in extensions of Apple's types
    /// but not overrides, and of all members that extensions in libraries declare.
    private(set) lazy var methodNames = Set(
        entries.lazy.flatMap(\.bodies).filter { $0.file != Self.framework }.flatMap(\.methods).filter { !$0.isOverride }
            .map(\.name.base)
    ).union(extensionMembersOfLibraries)
    /// Whether the module declares properties that hold any object.
    private(set) lazy var hasAnyObjectProperties = entries.lazy.flatMap(\.properties).contains { property in
        property.type?.tokens(viewMode: .sourceAccurate).contains { $0.text == "AnyObject" } == true
    }
    /// Optional requirements of all ported protocols, including protocols of libraries.
    private(set) lazy var optionalRequirements = OptionalRequirement.all(in: self, hasDefaults: false)
    private(set) lazy var optionalByName = Dictionary(
        grouping: optionalRequirements.filter { !$0.isOfType }, by: \.name.base)
    /// Requirements of framework protocols that have a default implementation, grouped by name.
    private(set) lazy var defaultsByName = Dictionary(
        grouping: OptionalRequirement.all(in: self, hasDefaults: true), by: \.name.base)

    /// Subclasses of each class in the module, nearest first.
    private lazy var below: [ObjectIdentifier: [TypeEntry]] = {
        var result: [ObjectIdentifier: [TypeEntry]] = [:]
        for type in classes.sorted(by: { superclasses(of: $0).count < superclasses(of: $1).count }) {
            for other in superclasses(of: type) { result[ObjectIdentifier(other), default: []].append(type) }
        }
        return result
    }()

    private let options: PortOptions

    /// - Parameter libraries: Sources of other modules; only their public types count.
    init(_ units: [SourceUnit], libraries: [SourceUnit] = [], _ options: PortOptions = PortOptions()) {
        self.options = options
        add(Framework.unit, file: Self.framework)
        for (number, unit) in units.enumerated() where unit.isExamined { add(unit, file: number) }
        for unit in libraries where unit.isExamined { add(unit, file: Self.library) }
        findImplied()
        settle()
    }

    /// Finds the protocols that classes implement without naming them, in superclasses first.
    private func findImplied() {
        let classes = entries.filter { $0.kind == .class && !$0.isOfFramework && $0.main != nil }
            .map { ($0, superclasses(of: $0)) }.sorted { $0.1.count < $1.1.count }
        for (type, above) in classes {
            let inherited = above.flatMap(\.implied)
            type.implied = ConnectedProtocol.implemented(by: type, below: above, options) {
                protocols(named: $0 + inherited, in: type.name)
            }
        }
    }

    /// Finds everything that is otherwise found when it is first asked for. Afterwards, several threads can ask.
    private func settle() {
        for entry in entries {
            entry.settle()
            _ = superclasses(of: entry)
            _ = protocols(declaredBy: entry)
        }
        _ = (classes, methodNames, hasAnyObjectProperties, optionalByName, defaultsByName, below, extended, conforming)
    }

    /// Stands in for a file number in framework declarations.
    fileprivate static let framework = -1
    fileprivate static let library = -2

    private func add(_ unit: SourceUnit, file: Int) {
        let collector = TypeCollector(file: file, options) { self.entry($0, isLocal: $1) }
        collector.walk(unit.tree)
        if file != Self.library { globals.formUnion(collector.globals) }
        extensionMembersOfLibraries.formUnion(collector.extensionMembers)
        if file != Self.framework { aliases.formUnion(collector.aliases) }
    }

    /// - Parameter isLocal: Whether a function declares the type, so that another function may declare one of the same
    ///   name.
    private func entry(_ name: String, isLocal: Bool) -> TypeEntry {
        if let known = types[name], !isLocal || known.main == nil { return known }
        let entry = TypeEntry(name: name)
        entries.append(entry)
        guard types[name] == nil else { return entry }
        types[name] = entry
        byOwnName[entry.ownName, default: []].append(entry)
        return entry
    }

    // MARK: Names

    /// Returns the type that `name` refers to inside the type `context`, or else the only type with that name.
    func type(_ name: String, in context: String? = nil) -> TypeEntry? {
        if let entry = visibleType(name, in: context) { return entry }
        let candidates = byOwnName[name] ?? []
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// Returns the type that `name` refers to inside the type `context`.
    func visibleType(_ name: String, in context: String?) -> TypeEntry? {
        var around = context?.split(separator: ".").map(String.init) ?? []
        while !around.isEmpty {
            if let entry = types[(around + [name]).joined(separator: ".")] { return entry }
            around.removeLast()
        }
        return types[name]
    }

    /// Returns the known superclasses, nearest first.
    func superclasses(of entry: TypeEntry) -> [TypeEntry] {
        if let known = above[ObjectIdentifier(entry)] { return known }
        let found = findSuperclasses(of: entry)
        above[ObjectIdentifier(entry)] = found
        return found
    }

    func subclasses(of entry: TypeEntry) -> [TypeEntry] {
        entry.isObject ? classes.filter(isObject) : below[ObjectIdentifier(entry)] ?? []
    }

    /// Returns subclasses from other modules that the sources extend.
    func frameworkTypes(below entry: TypeEntry) -> [TypeEntry] {
        extended.filter { type in entry.isObject ? isObject(type) : superclasses(of: type).contains { $0 === entry } }
    }

    /// Whether a class is known to be a subclass of `NSObject`, which is not among its known superclasses.
    private func isObject(_ entry: TypeEntry) -> Bool {
        ([entry] + superclasses(of: entry)).last?.main?.inherited.first == "NSObject"
    }

    /// The superclasses to which the sources add members, nearest first.
    func extendedSuperclasses(of entry: TypeEntry) -> [TypeEntry] {
        (superclasses(of: entry).filter(\.isOfFramework)
            + (isObject(entry) ? [types["NSObject"]] : []).compactMap(\.self))
            .filter { $0.bodies.contains { $0.file >= 0 } }
    }

    /// Classes of other modules that the sources extend.
    private(set) lazy var extended = entries.filter { type in
        type.isOfFramework && type.kind == .class && type.bodies.contains { $0.file >= 0 }
    }

    private func findSuperclasses(of entry: TypeEntry) -> [TypeEntry] {
        var result: [TypeEntry] = []
        var current = entry
        while result.count < Self.mostSuperclasses, let next = superclass(of: current), next !== entry,
            !result.contains(where: { $0 === next })
        {
            result.append(next)
            current = next
        }
        return result
    }

    /// Only generated code has longer chains of classes. The work that rules do for every class and its superclasses
    /// would take minutes.
    static let mostSuperclasses = 100

    /// A class with too many superclasses.
    var classTooDeep: TypeEntry? { classes.first { superclasses(of: $0).count == Self.mostSuperclasses } }

    private func superclass(of entry: TypeEntry) -> TypeEntry? {
        guard entry.kind == .class, let name = entry.main?.inherited.first else { return nil }
        return type(name, in: entry.name).flatMap { $0.kind == .class ? $0 : nil }
    }

    /// Returns the protocols that the type declares and the protocols they refine.
    func protocols(declaredBy entry: TypeEntry) -> [TypeEntry] {
        if let known = promised[ObjectIdentifier(entry)] { return known }
        let found = findProtocols(declaredBy: entry)
        promised[ObjectIdentifier(entry)] = found
        return found
    }

    /// Returns the declarations and extensions that name the protocol or one that refines it.
    func conformances(to owner: TypeEntry) -> [(type: TypeEntry, body: TypeBody)] {
        conforming[ObjectIdentifier(owner)] ?? []
    }

    private lazy var conforming: [ObjectIdentifier: [(type: TypeEntry, body: TypeBody)]] = {
        var result: [ObjectIdentifier: [(type: TypeEntry, body: TypeBody)]] = [:]
        for type in entries where type.kind != .protocol {
            for body in type.bodies where !body.inherited.isEmpty {
                for owner in protocols(named: body.inherited, in: type.name) {
                    result[ObjectIdentifier(owner), default: []].append((type, body))
                }
            }
        }
        return result
    }()

    private func findProtocols(declaredBy entry: TypeEntry) -> [TypeEntry] {
        protocols(named: entry.inherited, in: entry.name)
    }

    /// Returns the protocols with these names and the protocols they refine.
    func protocols(named names: [String], in context: String?) -> [TypeEntry] {
        var result: [TypeEntry] = []
        var waiting = names.compactMap { type($0, in: context) }
        while let next = waiting.popLast() {
            guard next.kind == .protocol, !result.contains(where: { $0 === next }) else { continue }
            result.append(next)
            waiting += next.inherited.compactMap { type($0, in: next.name) }
        }
        return result
    }

    /// Returns the classes of Apple's and of the module that declare a method, or another member, with this name, without
    /// their subclasses. Generic classes are left out, because no object can be cast to them without their arguments.
    func declaringClasses(of member: String, isMethod: Bool) -> [String] {
        let apples = isMethod ? Framework.methods : Framework.values
        let all = entries.filter { type in
            type.kind == .class && !type.isGeneric
                && (apples[type.name]?.contains(member) == true
                    || type.bodies.contains { body in
                        body.file >= 0
                            && (isMethod
                                ? body.methods.contains { $0.name.base == member && !$0.isOfType }
                                : body.properties.contains { $0.name == member && !$0.isOfType })
                    })
        }
        return all.filter { type in !superclasses(of: type).contains { above in all.contains { $0 === above } } }
            .map(\.name)
    }

    /// Whether the method implements an optional requirement of a framework protocol that the class conforms to.
    func answersFramework(_ method: Method, of type: TypeEntry) -> Bool {
        guard let named = defaultsByName[method.name.base] else { return false }
        let promised = ([type] + superclasses(of: type)).flatMap { protocols(declaredBy: $0) }
        return named.contains { requirement in
            requirement.isMet(by: method) && promised.contains { $0 === requirement.owner }
        }
    }

    /// Whether a superclass is known to have the members of `NSObject`.
    func isOpenObject(_ entry: TypeEntry) -> Bool {
        entry.name == "OpenObject" || superclasses(of: entry).contains { $0.name == "OpenObject" }
    }

    /// Whether the module declares a function, constant or variable with this name that is visible inside the type
    /// `context`.
    func declares(_ name: String, visibleIn context: String?) -> Bool {
        if globals.contains(name) { return true }
        guard let type = context.flatMap({ type($0) }) else { return false }
        return ([type] + superclasses(of: type)).contains { type in
            type.methods.contains { $0.name.base == name } || type.properties.contains { $0.name == name }
        }
    }

    /// The topmost superclass in the module, if it is declared as a subclass of `NSObject`.
    func plainRoot(of entry: TypeEntry) -> TypeEntry? {
        let root = ([entry] + superclasses(of: entry)).last
        return root?.isOfFramework == false && root?.main?.inherited.first == "NSObject" ? root : nil
    }
}

/// Collects declarations of types that are compiled for iOS.
private final class TypeCollector: SyntaxVisitor {
    private(set) var globals: Set<String> = []
    private(set) var aliases: Set<String> = []
    /// Names of members that extensions in libraries declare, including those of types that are not theirs.
    private(set) var extensionMembers: Set<String> = []
    private let file: Int
    private let options: PortOptions
    private let entry: (_ name: String, _ isLocal: Bool) -> TypeEntry
    /// Number of functions around the current declaration.
    private var functions = 0
    private var around: [TypeEntry] = []
    private var bodies: [TypeBody] = []
    private var isOfLibrary: Bool { file == ModuleIndex.library }

    init(
        file: Int, _ options: PortOptions, entry: @escaping (_ name: String, _ isLocal: Bool) -> TypeEntry
    ) {
        self.file = file
        self.options = options
        self.entry = entry
        super.init(viewMode: .sourceAccurate)
    }

    private func begin(_ node: some DeclGroupSyntax, _ name: String, _ kind: TypeEntry.Kind?)
        -> SyntaxVisitorContinueKind
    {
        let path = (around.last.map { kind == nil ? "" : $0.name + "." } ?? "") + name
        let body = TypeBody(file: file, group: node, isExtension: kind == nil)
        if isOfLibrary, body.isExtension { extensionMembers.formUnion(body.memberNames) }
        guard let entry = counted(path, body) else {
            around.append(TypeEntry(name: path))
            bodies.append(body)
            return .skipChildren
        }
        if let kind {
            entry.kind = kind
            entry.isOfFramework = file < 0
            entry.isOfLibrary = isOfLibrary
            entry.bodies.insert(body, at: 0)
        } else {
            entry.bodies.append(body)
        }
        around.append(entry)
        bodies.append(body)
        return .visitChildren
    }

    /// Returns the entry of the type, or `nil` for a library type that the module cannot see, either because it is not
    /// public or because a type in the module or in UIKit has the same name.
    private func counted(_ path: String, _ body: TypeBody) -> TypeEntry? {
        if isOfLibrary, !body.isExtension, body.access != .public { return nil }
        let entry = entry(path, functions > 0 && !body.isExtension)
        return isOfLibrary && entry.main != nil && !entry.isOfLibrary ? nil : entry
    }

    private func end() {
        around.removeLast()
        bodies.removeLast()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.text, .class) }
    override func visitPost(_ node: ClassDeclSyntax) { end() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.text, .other) }
    override func visitPost(_ node: StructDeclSyntax) { end() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.text, .other) }
    override func visitPost(_ node: EnumDeclSyntax) { end() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.text, .other) }
    override func visitPost(_ node: ActorDeclSyntax) { end() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, node.name.text, .protocol)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, TypeName.of(node.extendedType) ?? node.extendedType.trimmedDescription, nil)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = bodies.last, node.isMember {
            body.methods.append(
                Method(node: node, name: MethodName(node), file: file, isInExtension: body.isExtension))
        } else if functions == 0 {
            globals.insert(node.name.text.trimmingBackticks)
        }
        if let body = node.body { collectLocals(of: body, in: node.name.text) }
        return .skipChildren
    }

    /// Collects the types that a function declares. Their names contain the function's.
    private func collectLocals(of body: CodeBlockSyntax, in name: String) {
        guard file >= 0, body.statements.contains(where: { Self.mayDeclareTypes($0.item) }) else { return }
        around.append(TypeEntry(name: (around.last.map { $0.name + "." } ?? "") + name))
        functions += 1
        walk(body)
        functions -= 1
        around.removeLast()
    }

    private static func mayDeclareTypes(_ item: CodeBlockItemSyntax.Item) -> Bool {
        guard case .decl(let declaration) = item else { return false }
        return declaration.asProtocol((any DeclGroupSyntax).self) != nil || declaration.is(FunctionDeclSyntax.self)
            || declaration.is(IfConfigDeclSyntax.self)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = pattern.identifier.text.trimmingBackticks
            if let body = bodies.last, node.isMember {
                body.properties.append(
                    Property(node: node, binding: binding, name: name, file: file, isInExtension: body.isExtension))
            } else if functions == 0 {
                globals.insert(name)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if bodies.isEmpty, functions == 0, !isOfLibrary || node.modifiers.has("public") {
            aliases.insert(node.name.text.trimmingBackticks)
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body { collectLocals(of: body, in: "init") }
        return .skipChildren
    }
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in PlatformCondition.clauses(of: node, options) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// Whether the node is a member of a type, including inside `#if`.
    var isMember: Bool {
        var node = Syntax(self).parent
        while let current = node, !current.is(MemberBlockSyntax.self) {
            if current.is(CodeBlockSyntax.self) || current.is(SourceFileSyntax.self) { return false }
            node = current.parent
        }
        return node != nil
    }

    /// Qualified name of the innermost enclosing type, with the functions that declare it or a type around it.
    var typeAround: String? {
        var names: [String] = []
        var node = Syntax(self).parent
        while let current = node {
            if let named = current.asProtocol((any NamedDeclSyntax).self),
                current.asProtocol((any DeclGroupSyntax).self) != nil
            {
                names.append(named.name.text)
            } else if !names.isEmpty, let function = current.as(FunctionDeclSyntax.self) {
                names.append(function.name.text)
            } else if !names.isEmpty, current.is(InitializerDeclSyntax.self) {
                names.append("init")
            } else if let extended = current.as(ExtensionDeclSyntax.self) {
                names.append(TypeName.of(extended.extendedType) ?? extended.extendedType.trimmedDescription)
                break
            }
            node = current.parent
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }
}
