internal import SwiftSyntax

/// Framereel's modules stand for parts of Apple's and for modules that these re-export.
///
/// Beside UIKit, Foundation's `Timer`, `RunLoop` and attributed strings would be ambiguous, also with CoreGraphics, which re-exports
/// it. UIKit re-exports both, and its own types on the virtual clock come first.
///
/// In a module that imports UIKit anywhere every source does: those of a framework or an application see what its header imports.
enum ImportRule: PortRule {
    /// `nil` for a module that is imported as it is.
    static func replacement(of module: String) -> String? {
        switch module {
        case "UIKit": "UIKit"
        case "QuartzCore", "Foundation", "CoreFoundation", "Dispatch", "Darwin", "ObjectiveC", "os": "QuartzCore"
        case "CoreGraphics": "CoreGraphics"
        default: nil
        }
    }

    /// Modules of Apple's that Framereel has nothing for.
    private static let missing: Set<String> = [
        "AVFoundation", "AVKit", "CloudKit", "Combine", "Contacts", "CoreAnimation", "CoreData", "CoreImage",
        "CoreLocation", "CoreMotion", "CoreText", "GameplayKit", "IntentsUI", "MapKit", "MessageUI", "Metal",
        "MetalKit", "MobileCoreServices", "OSLog", "Photos", "PhotosUI", "QuickLook", "SafariServices", "SceneKit",
        "Security", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers",
        "UserNotifications", "WebKit",
    ]

    static func apply(to job: PortJob) {
        let collectors = job.sources.map { file, tree in
            let collector = ImportCollector(viewMode: .sourceAccurate)
            collector.walk(tree)
            return (file, tree, collector)
        }
        let isOfUIKit = collectors.contains { $0.2.imports.contains { $0.path.first?.name.text == "UIKit" } }
        for (file, tree, collector) in collectors { apply(to: job, file, tree, collector, isOfUIKit) }
    }

    private static func apply(
        to job: PortJob, _ file: Int, _ tree: SourceFileSyntax, _ collector: ImportCollector, _ isOfUIKit: Bool
    ) {
        let modules = collector.imports.map { $0.path.first?.name.text ?? "" }
        // An import inside `#if` may not be compiled, so that it is no reason to leave another one out.
        let plain = zip(collector.imports, modules).filter { $0.0.isUnconditional }.map(\.1)
        let best: String? = ["UIKit", "QuartzCore"].first { (name: String) in
            isOfUIKit || plain.contains { replacement(of: $0) == name }
        }
        if isOfUIKit, !plain.contains(where: { replacement(of: $0) != nil || missing.contains($0) }) {
            job.edit(file) {
                $0.insert("import UIKit; ", at: tree.statements.positionAfterSkippingLeadingTrivia, "imports")
            }
        }
        for (node, module) in zip(collector.imports, modules) {
            guard let known = replacement(of: module) else {
                if missing.contains(module), node.isUnconditional {
                    job.report(
                        .warning,
                        "there is no module \(module) here, and its import is left out; write #if canImport(\(module)) around "
                            + "what needs it",
                        at: node, in: file)
                    job.edit(file) { $0.replace(node, with: "import \(best ?? "QuartzCore")", "imports") }
                }
                continue
            }
            // The same module twice does no harm, and keeps what stands beside it in the line.
            let name = node.isUnconditional ? best ?? known : known
            let start = node.importKindSpecifier?.positionAfterSkippingLeadingTrivia
            let path = node.path
            guard start != nil || path.trimmedDescription != name else { continue }
            job.edit(file) {
                $0.replace(
                    (start ?? path.positionAfterSkippingLeadingTrivia)..<path.endPositionBeforeTrailingTrivia,
                    with: name, "imports")
            }
        }
    }
}

private final class ImportCollector: SyntaxVisitor {
    var imports: [ImportDeclSyntax] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        return .skipChildren
    }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ImportDeclSyntax {
    fileprivate var isUnconditional: Bool {
        var node = parent
        while let current = node {
            if current.is(IfConfigDeclSyntax.self) { return false }
            node = current.parent
        }
        return true
    }
}
