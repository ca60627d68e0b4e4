internal import SwiftSyntax

/// Lists the imports and screens of a module's sources, and the Apple declarations they use that do not exist here.
public struct ModuleSurvey: Sendable {
    public struct File: Sendable {
        public let path: String
        /// Modules imported outside of `#if`, in source order and without duplicates.
        public internal(set) var imports: [String] = []
        /// Modules imported inside `#if`, which may be missing.
        public internal(set) var conditionalImports: [String] = []
        /// Imported Apple modules that do not exist here.
        public var systemImports: [String] { imports.filter(AppleModules.missing.contains) }
        /// UIKit, Core Animation and Core Graphics symbols that the module uses but that do not exist here: types,
        /// functions and constants, recognized by their prefixes, and members of explicitly named types. Examples are
        /// `UIView` and `UIColor.red`. Of Foundation, Combine, the C library and other modules, those in a list, such as
        /// `NSXPCConnection` and `NSAttributedString(html:)`. There are no duplicates.
        public internal(set) var missing: [String] = []
        /// Where each of them is used first, for reports.
        public internal(set) var missingMessages: [PortMessage] = []
        /// The first syntax error, or the reason that the file cannot be read.
        public internal(set) var problem: String?
        /// Whether the file starts the application with `@main`, `@UIApplicationMain` or the name `main.swift`.
        public internal(set) var isEntry = false
    }

    /// A subclass of `UIViewController` that can be made without arguments.
    public struct Controller: Sendable {
        public let name: String
        /// Index of the file that declares it.
        public let file: Int
        /// Whether the controller has outlets, which must be connected by a nib or storyboard.
        public let hasOutlets: Bool
        /// Whether other classes inherit from it and no source makes one of it, so that it is no screen.
        public let isBase: Bool
    }

    public internal(set) var files: [File] = []
    /// View controllers, in source order.
    public internal(set) var controllers: [Controller] = []
    /// Class of the application delegate, if `init()` can create it. If there are several, it is the one that starts
    /// the application.
    public internal(set) var delegate: String?
    /// Classes of scene delegates that `init()` can create, in source order.
    public internal(set) var sceneDelegates: [String] = []

    /// - Parameters:
    ///   - libraries: Sources of other ported modules, which are searched for classes.
    ///   - readsBodies: Whether to look up the names in function bodies and check their syntax, which takes most of the
    ///     time.
    public init(
        _ sources: [PortSource], libraries: [PortSource] = [], readsBodies: Bool = true,
        _ options: PortOptions = PortOptions()
    ) {
        let skeletons = { (sources: [PortSource]) in
            readsBodies ? sources : sources.map { PortSource(path: $0.path, text: SourceSkeleton.of($0.text)) }
        }
        self = DeepStack.run {
            let units = SourceUnit.all(skeletons(sources))
            let index = ModuleIndex(units, libraries: SourceUnit.all(skeletons(libraries)), options)
            return ModuleSurvey(units, index, sources.map(\.text), options)
        }
    }

    /// - Parameter texts: The whole sources, since skeletons have no bodies.
    init(_ units: [SourceUnit], _ index: ModuleIndex, _ texts: [String], _ options: PortOptions) {
        let extensionMembers = index.extensionMembers
        files = DeepStack.map(units) { unit in
            var file = File(path: unit.path)
            file.problem = unit.complaint.map { "\($0.line):\($0.column): \($0.text)" }
            if unit.isExamined {
                let visitor = UseVisitor(index, extensionMembers, options)
                visitor.walk(unit.tree)
                (file.imports, file.missing) = (visitor.imports, visitor.missing)
                file.missing += visitor.missingOfOthers(declaredIn: unit.tree)
                file.missingMessages = file.missing.map { name in
                    let (line, column) = unit.location(of: visitor.places[name] ?? unit.tree.position)
                    return PortMessage(
                        severity: .error, path: unit.path, line: line, column: column,
                        text: "\(name) is not declared here")
                }
                file.conditionalImports = visitor.conditionalImports
                file.isEntry = visitor.isEntry
            }
            file.isEntry = file.isEntry || unit.path.split(separator: "/").last == "main.swift"
            return file
        }
        let bases = Set(index.classes.flatMap { index.superclasses(of: $0).map(\.name) })
        let unmade = bases.subtracting(Self.madeClasses(among: bases, in: texts))
        controllers = index.classes.compactMap { Self.controller($0, index, bases: unmade) }
            .sorted { ($0.file, $0.name) < ($1.file, $1.name) }
        let delegates = Self.delegates(["UIApplicationDelegate"], index)
        let starting = delegates.first { body in
            body.group.attributes.hasOne(of: ["main", "UIApplicationMain"])
        }
        delegate = (starting ?? delegates.first).map(Self.name)
        sceneDelegates = Self.delegates(["UIWindowSceneDelegate", "UISceneDelegate"], index).map(Self.name)
    }

    /// Returns the declarations of classes that conform to one of the protocols, in source order.
    private static func delegates(_ protocols: Set<String>, _ index: ModuleIndex) -> [TypeBody] {
        index.classes.compactMap { type in
            let classes = [type] + index.superclasses(of: type)
            guard !type.isOfLibrary, !type.name.contains("."), let body = type.main, body.access >= .internal,
                classes.contains(where: { !protocols.isDisjoint(with: $0.inherited) }),
                MakeableClass(type, index).isDelegate
            else { return nil }
            return body
        }.sorted { ($0.file, $0.group.position) < ($1.file, $1.group.position) }
    }

    private static func name(_ body: TypeBody) -> String { body.group.as(ClassDeclSyntax.self)?.name.text ?? "" }

    /// Adds porting errors to the files.
    public mutating func add(_ messages: [PortMessage]) {
        for message in messages where message.severity == .error {
            guard let index = files.firstIndex(where: { $0.path == message.path && $0.problem == nil }) else {
                continue
            }
            files[index].problem = "\(message.line):\(message.column): \(message.text)"
        }
    }

    /// Returns the names that a text follows with an opening parenthesis, as where an object is made.
    private static func madeClasses(among names: Set<String>, in texts: [String]) -> Set<String> {
        var made: Set<String> = []
        for text in texts where !names.isEmpty {
            var word: [UInt8] = []
            for byte in text.utf8 {
                if SourceSkeleton.isOfWord(byte) {
                    word.append(byte)
                    continue
                }
                if byte == UInt8(ascii: "("), !word.isEmpty { made.insert(String(decoding: word, as: UTF8.self)) }
                word = []
            }
        }
        return names.intersection(made)
    }

    private static func controller(_ type: TypeEntry, _ index: ModuleIndex, bases: Set<String>) -> Controller? {
        guard !type.isOfLibrary, !type.name.contains("."), let body = type.main, body.access >= .internal,
            body.group.as(ClassDeclSyntax.self)?.genericParameterClause == nil,
            MakeableClass(type, index).isController
        else { return nil }
        let classes = [type] + index.superclasses(of: type)
        return Controller(
            name: type.name, file: body.file,
            hasOutlets: classes.contains { $0.properties.contains { $0.node.attributes.named("IBOutlet") != nil } },
            isBase: bases.contains(type.name))
    }

    /// The survey as JSON, for `framereel adopt`.
    public var json: String {
        let files = files.map { file in
            var members = ["\"path\": \(Self.quoted(file.path))", "\"imports\": \(Self.list(file.imports))"]
            members.append("\"conditional\": \(Self.list(file.conditionalImports))")
            members.append("\"system\": \(Self.list(file.systemImports))")
            members.append("\"missing\": \(Self.list(file.missing))")
            if let problem = file.problem { members.append("\"problem\": \(Self.quoted(problem))") }
            if file.isEntry { members.append("\"entry\": true") }
            return "{\(members.joined(separator: ", "))}"
        }
        let controllers = controllers.map {
            "{\"name\": \(Self.quoted($0.name)), \"file\": \($0.file), \"outlets\": \($0.hasOutlets), "
                + "\"base\": \($0.isBase)}"
        }
        let lists = [
            "\"files\": [\(files.joined(separator: ",\n"))]",
            "\"controllers\": [\(controllers.joined(separator: ",\n"))]",
        ]
        let delegates =
            (delegate.map { ["\"delegate\": \(Self.quoted($0))"] } ?? []) + [
                "\"sceneDelegates\": \(Self.list(sceneDelegates))"
            ]
        return "{\((lists + delegates).joined(separator: ",\n"))}\n"
    }

    private static func list(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ", "))]" }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20:
                "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}

extension ModuleIndex {
    /// Names of all members that the sources and libraries declare in extensions of any type.
    fileprivate var extensionMembers: Set<String> {
        let own = entries.flatMap(\.bodies).filter(\.isExtension).flatMap(\.memberNames)
        return extensionMembersOfLibraries.union(own)
    }
}

/// Collects imports, and names of Apple's that are not declared here.
private final class UseVisitor: SyntaxVisitor {
    private(set) var imports: [String] = []
    private(set) var conditionalImports: [String] = []
    private(set) var missing: [String] = []
    private(set) var isEntry = false
    private let index: ModuleIndex
    private let types: DeclaredType
    private let extensionMembers: Set<String>
    private let options: PortOptions
    private var conditions = 0
    private var macros = 0
    /// Names of declarations of other modules that are missing here, in source order.
    private var others: [String] = []
    /// Where a name is used first.
    private(set) var places: [String: AbsolutePosition] = [:]

    init(_ index: ModuleIndex, _ extensionMembers: Set<String>, _ options: PortOptions) {
        self.index = index
        types = DeclaredType(index: index)
        self.extensionMembers = extensionMembers
        self.options = options
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        conditions += 1
        for clause in PlatformCondition.clauses(of: node, options) {
            if let elements = clause.elements { walk(elements) }
        }
        conditions -= 1
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.path.first?.name.text ?? ""
        if conditions == 0, !imports.contains(name) { imports.append(name) }
        if conditions > 0, !conditionalImports.contains(name) { conditionalImports.append(name) }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.attributes) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.attributes) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.attributes) }

    private func note(_ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
        if attributes.hasOne(of: ["main", "UIApplicationMain"]) { isEntry = true }
        return .visitChildren
    }

    /// Attributes have the names of types, such as `UIApplicationMain`, which porting removes, and `Published`.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        noteOther(node.attributeName.trimmedDescription, at: node)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, at: node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            note(node.baseName.text, at: node)
        }
        return .visitChildren
    }

    /// An expression such as `#selector(UIView.layoutIfNeeded)` is ported as a whole.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        macros += 1
        return .visitChildren
    }
    override func visitPost(_ node: MacroExpansionExprSyntax) { macros -= 1 }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if macros == 0, let type = node.base?.nameInSource {
            let member = node.declName.baseName.text.trimmingBackticks
            note(member, of: type, at: node)
            if MissingNames.members.contains("\(type).\(member)") { add(other: "\(type).\(member)", at: node) }
        }
        if macros == 0, let base = node.base {
            note(node.declName.baseName.text.trimmingBackticks, ofValue: base, at: node)
        }
        return .visitChildren
    }

    /// Notes the use of a member of a value whose class is written in the source and inherits from one of UIKit.
    private func note(_ member: String, ofValue base: ExprSyntax, at node: MemberAccessExprSyntax) {
        guard let owner = types.name(of: base), !Self.optionalMembers.contains(member), !types.isOptional(base),
            let type = index.type(owner, in: node.typeAround), type.kind == .class, !type.isOfLibrary,
            !Framework.commonMembers.contains(member), !extensionMembers.contains(member)
        else { return }
        let chain = [type] + index.superclasses(of: type)
        // The members of other classes of Foundation are not known.
        guard chain.last?.name == "OpenObject", let named = chain.first(where: \.isOfFramework),
            !Self.objectMembers.contains(member), Framework.members["NSObject"]?.contains(member) != true,
            !chain.contains(where: { declares(member, $0) })
        else { return }
        let name = "\(named.name).\(member)"
        guard !missing.contains(name), options.swiftVersion >= 5 || !Self.renamedMembers.contains(member)
        else { return }
        missing.append(name)
        places[name] = node.declName.positionAfterSkippingLeadingTrivia
    }

    private func declares(_ member: String, _ type: TypeEntry) -> Bool {
        if Framework.members[type.name]?.contains(member) == true { return true }
        let all = [type] + index.protocols(declaredBy: type)
        return all.contains { $0.bodies.contains { $0.memberNames.contains(member) } }
    }

    /// Members that have other names since Swift 4.2.
    private static let renamedMembers = Set(AppleRenames.members.keys)
        .union(AppleRenames.labels.keys.compactMap { $0.split(separator: "(").first.map(String.init) })

    /// Members of Foundation's `NSObject`.
    private static let objectMembers: Set<String> = [
        "attemptRecovery", "awakeAfter", "class", "classForArchiver", "classForCoder", "classForKeyedArchiver",
        "className", "conforms", "copy", "isEqual", "isKind", "isMember", "isProxy", "mutableCopy", "perform",
        "replacementObject", "responds", "superclass",
    ]

    /// Members of `Optional`, which a property may be whose type is known without the mark.
    private static let optionalMembers: Set<String> = ["map", "flatMap", "unsafelyUnwrapped", "take", "publisher"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.arguments.first?.label?.text,
            let called = node.calledExpression.as(DeclReferenceExprSyntax.self)
        {
            let call = "\(called.baseName.text)(\(label):)"
            if MissingNames.initializers.contains(call) { add(other: call, at: node) }
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, of: node.baseType.trimmedDescription, at: node)
        return .visitChildren
    }

    /// Notes the use of a member. Members of a value cannot be looked up without its type, but members of a named type
    /// can.
    private func note(_ member: String, of type: String, at node: some SyntaxProtocol) {
        let entry = index.type(type)
        guard let own = Framework.members[type], entry.map({ $0.isOfFramework || $0.main == nil }) != false,
            Framework.prefixes.contains(where: type.hasPrefix), !own.contains(member),
            !Self.objectMembers.contains(member), !Framework.commonMembers.contains(member),
            !extensionMembers.contains(member),
            !(entry.map(index.superclasses) ?? []).contains(where: {
                Framework.members[$0.name]?.contains(member) == true
            }), !missing.contains("\(type).\(member)")
        else { return }
        missing.append("\(type).\(member)")
        places["\(type).\(member)"] = node.positionAfterSkippingLeadingTrivia
    }

    private func noteOther(_ name: String, at node: some SyntaxProtocol) {
        if MissingNames.modules[name] != nil, index.types[name] == nil, index.type(name) == nil,
            !index.globals.contains(name), !index.aliases.contains(name)
        {
            add(other: name, at: node)
        }
    }

    private func add(other name: String, at node: some SyntaxProtocol) {
        guard !others.contains(name) else { return }
        others.append(name)
        places[name] = node.positionAfterSkippingLeadingTrivia
    }

    /// The declarations of other modules that the source means and that are missing here.
    func missingOfOthers(declaredIn tree: SourceFileSyntax) -> [String] {
        guard !others.isEmpty else { return [] }
        let locals = LocalNames(viewMode: .sourceAccurate)
        locals.walk(tree)
        return others.filter { name in
            let isSeen = MissingNames.modules[name].map { module in
                !options.modules.contains(module) && MissingNames.sees(module, imports + conditionalImports)
            }
            return isSeen != false && !locals.names.contains(name)
        }
    }

    /// Notes the use of a name. Limits of C's numbers, such as `UINT32_MAX`, have a prefix of UIKit's by chance.
    private func note(_ name: String, at node: some SyntaxProtocol) {
        noteOther(name, at: node)
        guard let prefix = Framework.prefixes.first(where: name.hasPrefix),
            name.dropFirst(prefix.count).first?.isUppercase == true, !name.hasPrefix("UINT"),
            !Framework.names.contains(name),
            !AppleModules.namesBesideUIKit.contains(name), !missing.contains(name), index.types[name] == nil,
            index.type(name) == nil, !index.globals.contains(name), !index.aliases.contains(name),
            !GeometryRule.renames(name), options.swiftVersion >= 5 || AppleRenames.names[name] == nil
        else { return }
        missing.append(name)
        places[name] = node.positionAfterSkippingLeadingTrivia
    }
}

extension ExprSyntax {
    /// The expression if it consists of names and dots alone, such as `UIView.AnimationOptions` and `URLSession.shared`.
    fileprivate var nameInSource: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.nameInSource else {
            return nil
        }
        return base + "." + member.declName.baseName.text
    }
}

/// Collects the names of variables, parameters and type parameters, which hide those of modules.
private final class LocalNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .visitChildren
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }
}
