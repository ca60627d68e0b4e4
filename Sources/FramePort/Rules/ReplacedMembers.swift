internal import SwiftSyntax

/// Members of UIKit that extensions of UIKit classes override.
///
/// The code in the extension gets a name of its own. The nearest `dynamic` declaration of the member is replaced with
/// one that calls this code for objects of the class:
///
///     extension UINavigationController { func inExtension_UINavigationController_viewDidLoad() { … } }
///     extension UIViewController {
///         @_dynamicReplacement(for: viewDidLoad()) func replacing_UIViewController_viewDidLoad() {
///             if let below = self as? UINavigationController { return below.inExtension_UINavigationController_viewDidLoad() }
///             return viewDidLoad()  // the original
///         }
///     }
struct ReplacedMembers {
    private static let name = "overrides in extensions"

    /// Overrides of a member, by its declaration.
    private var overrides: [Original: [ExtensionOverride]] = [:]

    fileprivate struct Original: Hashable {
        let owner: String
        let name: MethodName
        let isProperty: Bool
    }

    /// Adds an override.
    ///
    /// - Returns: Whether the member can be replaced.
    mutating func add(_ member: ExtensionOverride, _ job: PortJob) -> Bool {
        guard member.type.isOfFramework, let original = Self.original(of: member, job.index) else { return false }
        if !job.refusesCondition(around: member.node, in: member.body.file) {
            overrides[original, default: []].append(member)
        }
        return true
    }

    /// Returns the nearest declaration that is `dynamic`.
    private static func original(of member: ExtensionOverride, _ index: ModuleIndex) -> Original? {
        let chain = [member.type] + index.superclasses(of: member.type)
        switch member.declaration {
        case .method:
            return chain.first { ReplaceableMethods.all[$0.name]?.contains(member.name) == true }
                .map { Original(owner: $0.name, name: member.name, isProperty: false) }
        case .property(let property):
            guard property.type != nil, property.binding.accessorBlock != nil else { return nil }
            return chain.first { ReplaceableMethods.properties[$0.name]?.contains(member.name.base) == true }
                .map { Original(owner: $0.name, name: member.name, isProperty: true) }
        }
    }

    func write(_ job: PortJob) {
        for (original, members) in overrides.sorted(by: { $0.key.order < $1.key.order }) {
            let members = members.sorted {
                job.index.superclasses(of: $0.type).count > job.index.superclasses(of: $1.type).count
            }
            guard let first = members.first, let text = replacement(of: original, by: members, job) else { continue }
            job.edit(first.body.file) {
                $0.insert(
                    "; extension \(original.owner) { \(text) }", at: first.body.group.endPositionBeforeTrailingTrivia,
                    Self.name)
            }
            for member in members where !member.isObserved { move(member, original, job) }
        }
    }

    private func replacement(
        of original: Original, by members: [ExtensionOverride], _ job: PortJob
    ) -> String? {
        let base = original.name.base
        func choice(_ use: (_ object: String, _ prefix: String) -> String) -> String {
            let branches = members.filter { !$0.isObserved }.map { member in
                branch(for: member, of: original, use("below.", ExtensionMember.prefix(for: member.type)))
            }
            return (branches + [use("", "")]).joined(separator: "; ")
        }
        let renamed = "replacing_\(original.owner)_\(base)"
        switch members.first?.declaration {
        case .method(let method):
            let reference = base + "(" + original.name.labels.map { $0 + ":" }.joined() + ")"
            // A parameter of the method's own name hides the method.
            let isHidden = method.node.signature.parameterClause.parameters.contains { parameter in
                (parameter.secondName ?? parameter.firstName).text == base
            }
            let text = choice { object, prefix in
                let object = object.isEmpty && isHidden ? "self." : object
                return "return " + ExtensionMember.call(method.node, on: object, named: prefix)
            }
            let signature = ExtensionMember.signature(method.node, named: "replacing_\(original.owner)_")
            return "@_dynamicReplacement(for: \(reference)) \(signature) { \(text) }"
        case .property(let property):
            guard let type = property.type?.inOneLine else { return nil }
            let getter = choice { "return \($0)\($1)\(base)" }
            let isSet = members.contains { $0.isObserved || $0.hasSetter }
            let setters = members.map { member in
                let own = "below.\(ExtensionMember.prefix(for: member.type))\(base) = newValue; return"
                return branch(for: member, of: original, observed(member, original, job) ?? own)
            }
            let setter = (setters + ["\(base) = newValue"]).joined(separator: "; ")
            let block = isSet ? "{ get { \(getter) } set { \(setter) } }" : "{ \(getter) }"
            return "@_dynamicReplacement(for: \(base)) var \(renamed): \(type) \(block)"
        case nil: return nil
        }
    }

    /// Returns the statement that executes code of the replacement for objects of the member's class.
    private func branch(for member: ExtensionOverride, of original: Original, _ code: String) -> String {
        let (type, base) = (member.type.name, original.name.base)
        let test = type == original.owner ? "" : ", !_isOriginalCalled(of: below, \"\(type).\(base)\")"
        return "if let below = self as? \(type)\(test) { \(code) }"
    }

    /// Returns code that sets a property between its observers; `nil` if the member has none.
    private func observed(_ member: ExtensionOverride, _ original: Original, _ job: PortJob) -> String? {
        guard member.isObserved, case .property(let property) = member.declaration, let type = property.type,
            let block = property.binding.accessorBlock, case .accessors(let observers) = block.accessors
        else { return nil }
        let base = original.name.base
        let calls = ExtensionMember.observe(
            property, by: observers, until: block, as: ExtensionMember.prefix(for: member.type), type, job)
        func called(_ kind: String) -> String { calls.filter { $0.kind == kind }.map { "below.\($0.call); " }.joined() }
        let change =
            member.type.name == original.owner
            ? "\(base) = newValue"
            : "_original(of: self, \"\(member.type.name).\(base)\", { self.\(base) = newValue })"
        let old = calls.contains { $0.call.hasSuffix("(oldValue)") } ? "let oldValue = \(base); " : ""
        return "\(old)\(called("willSet"))\(change); \(called("didSet"))return"
    }

    /// Gives the override a name of its own and makes its uses of `super` call the original.
    private func move(_ member: ExtensionOverride, _ original: Original, _ job: PortJob) {
        guard let token = member.token else { return }
        let file = member.body.file
        ExtensionMember.rename(token, to: ExtensionMember.prefix(for: member.type), member.modifiers, file, job)
        guard member.type.name != original.owner else { return }
        let calls = SuperCalls(to: original.name.base)
        calls.walk(member.node)
        for call in calls.found {
            let whole = original.isProperty ? Syntax(call) : call.parent.map { Syntax($0) } ?? Syntax(call)
            job.edit(file) {
                $0.insert(
                    "_original(of: self, \"\(member.type.name).\(original.name.base)\", { ",
                    at: whole.positionAfterSkippingLeadingTrivia, Self.name)
                $0.insert(" })", at: whole.endPositionBeforeTrailingTrivia, Self.name)
            }
        }
    }
}

extension ExtensionOverride {
    /// Whether the member observes a property rather than computing it.
    fileprivate var isObserved: Bool { property?.isStored == true }
    fileprivate var hasSetter: Bool { property?.binding.accessorBlock?.hasSetter == true }
    private var property: Property? { if case .property(let property) = declaration { property } else { nil } }
}

extension ReplacedMembers.Original {
    fileprivate var order: String { owner + "." + name.reference }
}
