import Foundation
import SwiftParser
import SwiftSyntax

@testable import FramePort

/// The public declarations in the sources of modules, by name, such as `UIView.convert(_:to:)`.
final class DeclarationSurvey: SyntaxVisitor {
    /// Whether an application may override the declaration, or all declarations with that name.
    private(set) var declared: [String: Bool] = [:]
    /// The initializers of classes that applications subclass, and whether all with that name are designated.
    private(set) var initializers: [String: Bool] = [:]
    /// The initializers of each class and the class that it inherits from, by the class's name.
    private var classes: [String: ClassInitializers] = [:]
    /// The public initializers that may fail, and those that are required.
    private(set) var failable: Set<String> = []
    private(set) var required: Set<String> = []
    /// The results of public class methods.
    private(set) var results: [String: Set<String>] = [:]
    private var around: [(name: String, isExtension: Bool, isPublic: Bool)] = []

    static func declared(in folders: [URL]) throws -> [String: Bool] { try survey(of: folders).declared }

    static func survey(of folders: [URL]) throws -> DeclarationSurvey {
        let survey = DeclarationSurvey(viewMode: .sourceAccurate)
        for folder in folders {
            let files =
                FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
            for file in files { survey.walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8))) }
        }
        return survey
    }

    private func note(_ name: String, _ modifiers: DeclModifierListSyntax) {
        // Requirements and cases are as public as the declaration they belong to.
        guard Access(modifiers) == .public || around.last?.isPublic == true else { return }
        let path = (around.map(\.name) + [name]).joined(separator: ".")
        declared[path] = (declared[path] ?? true) && modifiers.has("open")
    }

    private func begin(
        _ name: String, _ modifiers: DeclModifierListSyntax, isOfMembers: Bool = false
    ) -> SyntaxVisitorContinueKind {
        note(name, modifiers)
        around.append((name, false, isOfMembers && Access(modifiers) == .public))
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = (around.map(\.name) + [node.name.text]).joined(separator: ".")
        classes[path, default: ClassInitializers()].superclass =
            node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        return begin(node.name.text, node.modifiers)
    }
    override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name.text, node.modifiers) }
    override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name.text, node.modifiers) }
    override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node.name.text, node.modifiers, isOfMembers: true)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        around.append((node.extendedType.trimmedDescription, true, node.modifiers.has("public")))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            let path = (around.map(\.name) + [element.name.text.trimmingBackticks]).joined(separator: ".")
            declared[path] = false
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            note(name.trimmingBackticks, node.modifiers)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if Access(node.modifiers) == .public, node.modifiers.has("class") || node.modifiers.has("static") {
            let name = node.name.text.trimmingBackticks + Self.labels(of: node.signature)
            let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
            results[(around.map(\.name) + [name]).joined(separator: "."), default: []].insert(result)
        }
        note(node.name.text.trimmingBackticks + Self.labels(of: node.signature), node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = "init" + Self.labels(of: node.signature)
        note(name, node.modifiers)
        let isPublic = Access(node.modifiers) == .public
        let isConvenience = node.modifiers.has("convenience")
        let owner = around.map(\.name).joined(separator: ".")
        classes[owner, default: ClassInitializers()].kinds[name] = (isPublic, isConvenience)
        if isPublic {
            let path = (around.map(\.name) + [name]).joined(separator: ".")
            initializers[path] = (initializers[path] ?? true) && !isConvenience
            if node.optionalMark?.text == "?" { failable.insert(path) }
            if node.modifiers.has("required") { required.insert(path) }
        }
        return .skipChildren
    }

    /// The public initializers that a class declares or inherits by the rules of Swift, and whether they are
    /// designated.
    func available(in name: String) -> [String: Bool] {
        guard let own = classes[name], let superclass = superclass(of: name) else {
            return name == "NSObject" ? ["init()": true] : [:]
        }
        let declared = own.kinds.filter(\.value.isPublic).mapValues { !$0.isConvenience }
        let inherited = available(in: superclass)
        if own.kinds.allSatisfy(\.value.isConvenience) { return inherited.merging(declared) { $1 } }
        // A class that overrides all designated initializers inherits the others.
        guard designated(of: superclass).isSubset(of: own.kinds.keys) else { return declared }
        return inherited.filter { !$0.value }.merging(declared) { $1 }
    }

    /// The designated initializers of a class, whatever their access.
    private func designated(of name: String) -> Set<String> {
        guard let own = classes[name], let superclass = superclass(of: name) else { return ["init()"] }
        let declared = Set(own.kinds.filter { !$0.value.isConvenience }.keys)
        return declared.isEmpty ? designated(of: superclass) : declared
    }

    /// The superclass's path, which sources may shorten beside it.
    private func superclass(of name: String) -> String? {
        guard let written = classes[name]?.superclass else { return nil }
        // Without the types of a generic class.
        let stated = String(written.prefix { $0 != "<" })
        let sibling = (name.split(separator: ".").dropLast().map(String.init) + [stated]).joined(separator: ".")
        return classes[sibling] == nil ? stated : sibling
    }

    private struct ClassInitializers {
        var superclass: String?
        var kinds: [String: (isPublic: Bool, isConvenience: Bool)] = [:]
    }

    private static func labels(of signature: FunctionSignatureSyntax) -> String {
        "(" + signature.parameterClause.parameters.map { "\($0.firstName.text.trimmingBackticks):" }.joined() + ")"
    }
}
