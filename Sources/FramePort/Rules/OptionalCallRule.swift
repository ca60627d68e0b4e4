internal import SwiftSyntax

/// Ports calls such as `x.f?()` and `x.f!()` to optional requirements. Requirements of the module are looked up first;
/// those of frameworks always have a default implementation here.
enum OptionalCallRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job, mentioning: job.index.optionalByName.isEmpty ? ["?(", "!(", "? {", "! {", "?{", "!{"] : [])
    }

    private final class Visitor: RuleVisitor {
        private var types: DeclaredType { job.declaredTypes[file] }
        private var own: [String: [OptionalRequirement]] { job.index.optionalByName }
        private var frameworks: [String: [OptionalRequirement]] { job.index.defaultsByName }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let called = CalledOptionally(node), let member = called.expression.as(MemberAccessExprSyntax.self),
                let base = member.base
            else { return .visitChildren }
            let name = member.declName.baseName.text.trimmingBackticks
            let receiver = types.name(of: base).flatMap { job.index.type($0, in: node.typeAround) }
            func fits(_ requirement: OptionalRequirement) -> Bool {
                !requirement.isProperty && requirement.name.accepts(node)
                    && receiver.map { has($0, requirement) } != false
            }
            if let requirement = own[name]?.first(where: fits) {
                ask(member, requirement, called.isForced ? "!" : "?")
                job.edit(file) { $0.remove(called.mark, OptionalRequirementRule.name) }
                // Its result is optional, unlike that of a method declared by a single protocol.
                let isMember = node.parent?.is(MemberAccessExprSyntax.self) == true
                let isUsed = called.isForced ? node.parent?.is(CodeBlockItemSyntax.self) == false : isMember
                if requirement.overload != nil, isUsed {
                    job.edit(file) {
                        $0.insert(
                            called.isForced ? "!" : "?", at: node.endPositionBeforeTrailingTrivia,
                            OptionalRequirementRule.name)
                    }
                }
            } else if Self.requiredHere.contains(name) || frameworks[name]?.contains(where: fits) == true {
                callAlways(node, called, base)
            }
            return .visitChildren
        }

        /// Methods that are optional in Apple's protocols but that every conforming type has here.
        private static let requiredHere: Set<String> = ["addAnimations", "addCompletion", "continueAnimation"]

        /// Whether a value of the type may implement the requirement. A closure in a property with the same name does
        /// not count.
        private func has(_ type: TypeEntry, _ requirement: OptionalRequirement) -> Bool {
            guard type.kind == .protocol else {
                return !([type] + job.index.superclasses(of: type)).contains {
                    $0.properties.contains { $0.name == requirement.name.base }
                }
            }
            return type === requirement.owner
                || job.index.protocols(declaredBy: type).contains { $0 === requirement.owner }
        }

        private func ask(
            _ member: MemberAccessExprSyntax, _ requirement: OptionalRequirement, _ mark: String = "?"
        ) {
            job.edit(file) {
                $0.insert(
                    requirement.answer + mark + ".", at: member.declName.positionAfterSkippingLeadingTrivia,
                    OptionalRequirementRule.name)
            }
        }

        /// Replaces an optional call with an unconditional one, whose result stays optional.
        private func callAlways(_ node: FunctionCallExprSyntax, _ called: CalledOptionally, _ base: ExprSyntax) {
            let isOptional =
                called.isForced
                || base.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
            let isUnused = node.parent?.is(CodeBlockItemSyntax.self) == true
            job.edit(file) {
                if !isOptional, !isUnused {
                    $0.insert("Optional(", at: node.positionAfterSkippingLeadingTrivia, OptionalRequirementRule.name)
                }
                $0.remove(called.mark, OptionalRequirementRule.name)
                if !isOptional, !isUnused {
                    let isChained = node.parent?.is(MemberAccessExprSyntax.self) == true
                    $0.insert(
                        isChained ? ")?" : ")", at: node.endPositionBeforeTrailingTrivia, OptionalRequirementRule.name)
                }
            }
        }

        /// Handles references without a call: `panel.tap != nil`, `if let tap = panel.tap`.
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard let base = node.base, node.parent?.is(FunctionCallExprSyntax.self) != true,
                !isCalledOptionally(node), !isInSelector(node)
            else { return .visitChildren }
            let name = node.declName.baseName.text.trimmingBackticks
            guard let candidates = own[name],
                let receiver = types.name(of: base).flatMap({ job.index.type($0, in: node.typeAround) }),
                receiver.kind == .protocol,
                let requirement = candidates.first(where: { isNamed($0, by: node) && has(receiver, $0) })
            else { return .visitChildren }
            ask(node, requirement)
            return .visitChildren
        }

        /// Whether the node refers to the requirement, as in `panel.tap` or `panel.tap(_:at:)`.
        private func isNamed(_ requirement: OptionalRequirement, by node: MemberAccessExprSyntax) -> Bool {
            let labels = node.declName.argumentNames?.arguments.map(\.name.text)
            return !requirement.isProperty && (labels == nil || labels == requirement.name.labels)
        }

        private func isCalledOptionally(_ node: MemberAccessExprSyntax) -> Bool {
            let parent = node.parent
            let isMarked =
                parent?.is(OptionalChainingExprSyntax.self) == true || parent?.is(ForceUnwrapExprSyntax.self) == true
            return isMarked && parent?.parent?.is(FunctionCallExprSyntax.self) == true
        }

        private func isInSelector(_ node: MemberAccessExprSyntax) -> Bool {
            sequence(first: Syntax(node), next: \.parent).contains { $0.is(MacroExpansionExprSyntax.self) }
        }
    }
}

/// The `x.f?` in `x.f?()`, or the `x.f!` in `x.f!()`.
private struct CalledOptionally {
    let expression: ExprSyntax
    let mark: TokenSyntax
    let isForced: Bool

    init?(_ call: FunctionCallExprSyntax) {
        if let chained = call.calledExpression.as(OptionalChainingExprSyntax.self) {
            (expression, mark, isForced) = (chained.expression, chained.questionMark, false)
        } else if let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (expression, mark, isForced) = (forced.expression, forced.exclamationMark, true)
        } else {
            return nil
        }
    }
}

extension MethodName {
    /// Whether the arguments match the method; trailing closures have no label.
    func accepts(_ call: FunctionCallExprSyntax) -> Bool {
        let written = call.arguments.map { $0.label?.text.trimmingBackticks ?? "_" }
        let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        return written.count + closures == labels.count && Array(labels.prefix(written.count)) == written
    }
}
