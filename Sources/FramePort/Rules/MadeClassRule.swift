internal import SwiftSyntax

/// Ports classes that the module instantiates through a metatype value: `let type: Screen.Type`, `type.init()`.
///
/// In UIKit every class has `init()`, because `NSObject` does. Here the class gets a `required` initializer, and so do
/// the subclasses that do not inherit it.
enum MadeClassRule: PortRule {
    private static let name = "required initializers"

    static func apply(to job: PortJob) {
        let finder = DeepStack.map(job.sources) { _, tree in
            let finder = MetatypeFinder(viewMode: .sourceAccurate)
            finder.walk(tree)
            return finder
        }
        guard finder.contains(where: \.makesObjects) else { return }
        for name in Set(finder.flatMap(\.classes)).sorted() {
            guard let type = job.index.type(name), type.kind == .class, !type.isOfFramework,
                let arguments = arguments(for: type, job)
            else { continue }
            require(type, arguments, isRoot: true, job)
            for sub in job.index.subclasses(of: type) { require(sub, arguments, isRoot: false, job) }
        }
    }

    /// Makes the class's own `init()` `required`, or adds one to a subclass of such a class that does not inherit it.
    ///
    /// - Returns: Whether the class belongs to the module and did not have one before.
    static func require(_ type: TypeEntry, _ job: PortJob) -> Bool {
        guard !type.isOfFramework, !job.madeClasses.contains(type.name), let arguments = arguments(for: type, job)
        else { return false }
        require(type, arguments, isRoot: false, job)
        return true
    }

    /// Returns the arguments that `init()` passes to the designated initializer of views and view controllers in UIKit.
    private static func arguments(for type: TypeEntry, _ job: PortJob) -> [(label: String, value: String)]? {
        let above = Set(job.index.superclasses(of: type).map(\.name))
        if !above.isDisjoint(with: RequiredInitRule.required.keys) { return nil }
        if above.contains("UIViewController") { return [("nibName", "nil"), ("bundle", "nil")] }
        return above.contains("UIView") ? [("frame", ".zero")] : nil
    }

    private static func require(
        _ type: TypeEntry, _ arguments: [(label: String, value: String)], isRoot: Bool, _ job: PortJob
    ) {
        guard let main = type.main, job.madeClasses.insert(type.name).inserted else { return }
        let own = type.bodies.flatMap { body in body.initializers.map { (body, $0) } }
        if let (body, plain) = own.first(where: { $1.labels.isEmpty }) {
            if !plain.modifiers.has("required") { RequiredInitRule.require(plain, in: body, of: type, job) }
            return
        }
        let designated = own.map(\.1).filter {
            !ConvenienceRule.isConvenience($0, job.options) && !$0.modifiers.has("required")
        }
        guard isRoot || !designated.isEmpty else { return }
        let access = main.access == .public ? "public " : ""
        let hasBase = designated.isEmpty || designated.contains { $0.labels == arguments.map(\.label) }
        let call = arguments.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
        let text =
            hasBase
            ? "convenience init() { self.init(\(call)) }"
            : "init() { preconditionFailure(\"\(type.name) has no init().\") }"
        job.add("\(access)required \(text)", to: main, name)
    }
}

/// Finds the class `Screen` in `Screen.Type`, and calls to `init()` on values.
private final class MetatypeFinder: SyntaxVisitor {
    private(set) var classes: Set<String> = []
    private(set) var makesObjects = false

    override func visit(_ node: MetatypeTypeSyntax) -> SyntaxVisitorContinueKind {
        if let name = TypeName.of(node.baseType) { classes.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init", let base = member.base
        {
            let last =
                base.as(MemberAccessExprSyntax.self)?.declName.baseName ?? base.lastToken(viewMode: .sourceAccurate)
            if last?.text.first?.isUppercase != true, last?.text != "self", last?.text != "super" {
                makesObjects = true
            }
        }
        return .visitChildren
    }
}
