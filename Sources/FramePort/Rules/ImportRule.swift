internal import SwiftSyntax

/// Replaces imports of Apple's modules, and of the modules they re-export, with imports of Framereel's.
///
/// In sources that also import UIKit, Foundation's `Timer`, `RunLoop` and attributed strings would be ambiguous. The
/// same is true of CoreGraphics, which re-exports Foundation. UIKit re-exports both, and its own types, which run on
/// the virtual clock, take precedence.
///
/// If one source of a module imports UIKit, they all do, because the header of a framework or application may have
/// imported it for every file. So do all sources of a module that names a type of UIKit: the umbrella header of a
/// framework, which CocoaPods writes for every pod, imports UIKit without any source saying so. Sources of tests do, too,
/// because XCTest imports it on iOS.
enum ImportRule: PortRule {
    /// Returns the module that a file imports in place of the given ones; `nil` if it imports none of them.
    static func best(of modules: [String], isOfUIKit: Bool) -> String? {
        ["UIKit", "QuartzCore", "CoreGraphics"].first { name in
            isOfUIKit || modules.contains { replacement(of: $0) == name }
        }
    }

    /// Returns the replacement, or `nil` for a module whose import stays unchanged.
    static func replacement(of module: String) -> String? {
        switch module {
        case "UIKit": "UIKit"
        case "QuartzCore", "Foundation", "CoreFoundation", "Dispatch", "Darwin", "ObjectiveC": "QuartzCore"
        case "CoreGraphics": "CoreGraphics"
        default: nil
        }
    }

    static func apply(to job: PortJob) {
        let collectors = DeepStack.map(job.sources) { file, tree in
            let collector = ImportCollector(viewMode: .sourceAccurate)
            collector.walk(tree)
            return (file, tree, collector)
        }
        let isOfUIKit =
            job.options.areTests || job.options.headerImports.contains("UIKit")
            || importsTests(collectors.map(\.2), job)
            || collectors.contains { $0.2.imports.contains { $0.path.first?.name.text == "UIKit" } }
            || collectors.contains { !$0.2.imports.isEmpty } && job.sources.contains { namesUIKit($0.tree, job) }
        for (file, tree, collector) in collectors { apply(to: job, file, tree, collector, isOfUIKit) }
        _ = DeepStack.map(collectors) { file, tree, collector in
            importFoundationParts(into: tree, collector, file, job)
            importExports(into: tree, collector, file, job, isOfUIKit: isOfUIKit)
        }
    }

    private static func namesUIKit(_ tree: SourceFileSyntax, _ job: PortJob) -> Bool {
        let names = UIKitNames(job.index)
        names.walk(tree)
        return names.isFound
    }

    /// Whether sources import XCTest to test a library of UIKit.
    private static func importsTests(_ collectors: [ImportCollector], _ job: PortJob) -> Bool {
        collectors.contains { $0.imports.contains { $0.path.trimmedDescription == "XCTest" } }
            && job.librariesImport("UIKit")
    }

    /// Returns the modules that a source imports where it is compiled.
    private static func present(in collector: ImportCollector, _ job: PortJob) -> Set<String> {
        Set(collector.imports.filter { $0.isCompiled(job.options) != false }.compactMap { $0.path.first?.name.text })
    }

    /// Imports individual Foundation types for the network and XML, which are separate modules on Linux. Importing a whole module
    /// would also import Foundation, whose `Timer` would be ambiguous.
    private static func importFoundationParts(
        into tree: SourceFileSyntax, _ collector: ImportCollector, _ file: Int, _ job: PortJob
    ) {
        guard FoundationPartNames.words.contains(where: job.units[file].contains) else { return }
        let names = FoundationPartNames(viewMode: .sourceAccurate)
        names.walk(tree)
        let present = present(in: collector, job)
        let imports = names.found
            .filter { job.index.types[$0.key]?.main == nil && !present.contains($0.value.module) }
            .sorted { $0.key < $1.key }.map { "import \($0.value.kind) \($0.value.module).\($0.key)" }
        insert(imports, into: tree, collector, file, job)
    }

    /// Imports the modules that UIKit exports on iOS, Core Image and UserNotifications, and Combine, which Foundation
    /// exports, where a source names a part of them.
    private static func importExports(
        into tree: SourceFileSyntax, _ collector: ImportCollector, _ file: Int, _ job: PortJob, isOfUIKit: Bool
    ) {
        guard job.modules[file] != nil || isOfUIKit else { return }
        let present = present(in: collector, job)
        let imports = ExportedNames.modules
            .filter { isOfUIKit || $0.isOfFoundation }
            .filter { $0.prefixes.contains(where: job.units[file].contains) && !present.contains($0.name) }
            .filter { module in
                let names = ExportedNames(of: module, job.index)
                names.walk(tree)
                return names.isFound
            }
        insert(imports.map { "import \($0.name)" }, into: tree, collector, file, job)
    }

    private static func insert(
        _ imports: [String], into tree: SourceFileSyntax, _ collector: ImportCollector, _ file: Int, _ job: PortJob
    ) {
        guard !imports.isEmpty else { return }
        let text = imports.joined(separator: "; ")
        job.edit(file) {
            if let first = collector.imports.first(where: { $0.isCompiled(job.options) == true }) {
                $0.insert("; " + text, at: first.endPositionBeforeTrailingTrivia, "imports")
            } else {
                $0.insert(text + "; ", at: tree.statements.positionAfterSkippingLeadingTrivia, "imports")
            }
        }
    }

    /// - Parameter isReplaced: Whether the import is replaced, because the new module exports the old one.
    private static func importHostedTests(
        instead isReplaced: Bool, of node: ImportDeclSyntax, _ file: Int, _ job: PortJob
    ) {
        job.edit(file) {
            if isReplaced {
                $0.replace(node.path, with: TestRule.module, "imports")
            } else {
                $0.insert("; import \(TestRule.module)", at: node.endPositionBeforeTrailingTrivia, "imports")
            }
        }
    }

    private static func apply(
        to job: PortJob, _ file: Int, _ tree: SourceFileSyntax, _ collector: ImportCollector, _ isOfUIKit: Bool
    ) {
        let modules = collector.imports.map { $0.path.first?.name.text ?? "" }
        let areCompiled = collector.imports.map { $0.isCompiled(job.options) }
        // An import inside `#if` may not be compiled, so it does not make another one redundant.
        let plain = zip(areCompiled, modules).filter { $0.0 == true }.map(\.1)
        let best = best(of: plain, isOfUIKit: isOfUIKit)
        job.modules[file] = best
        let isMissing = { AppleModules.missing.contains($0) && !job.options.modules.contains($0) }
        if isOfUIKit, !plain.contains(where: { replacement(of: $0) != nil || isMissing($0) }) {
            job.edit(file) {
                $0.insert("import UIKit; ", at: tree.statements.positionAfterSkippingLeadingTrivia, "imports")
            }
        }
        for (node, (module, isCompiled)) in zip(collector.imports, zip(modules, areCompiled)) {
            if job.options.areTests, node.importKindSpecifier == nil, ["XCTest", "Testing"].contains(module) {
                importHostedTests(instead: module == "XCTest", of: node, file, job)
                continue
            }
            guard let known = replacement(of: module) else {
                // Names such as `os.log` are headers of a module that is not divided here.
                if AppleModules.besideUIKit.contains(module), node.importKindSpecifier == nil, node.path.count > 1 {
                    job.edit(file) { $0.replace(node.path, with: module, "imports") }
                }
                if isMissing(module), isCompiled == true {
                    job.report(
                        .warning,
                        "there is no module \(module) here, and its import is removed; write #if canImport(\(module)) around "
                            + "code that needs it",
                        at: node, in: file)
                    job.edit(file) { $0.replace(node, with: "import \(best ?? "QuartzCore")", "imports") }
                }
                continue
            }
            // Importing a module twice is harmless and preserves the rest of the line.
            let name = isCompiled == true ? best ?? known : known
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

/// Collects the types in use that Linux declares in FoundationNetworking and FoundationXML, with the kind of each
/// declaration and its module.
private final class FoundationPartNames: SyntaxVisitor {
    /// Texts of which every name contains one.
    static let words: [StaticString] = ["URL", "HTTPCookie", "XMLParser"]

    private(set) var found: [String: (kind: String, module: String)] = [:]

    /// Notes a name with the kind of its declaration and its module.
    private func note(_ name: String) {
        found[name] =
            AppleModules.networking[name].map { ($0, "FoundationNetworking") }
            ?? AppleModules.xml[name].map { ($0, "FoundationXML") }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text)
        return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { note(node.baseName.text) }
        return .visitChildren
    }
}

/// Finds a type of UIKit that the module does not declare itself.
private final class UIKitNames: SyntaxVisitor {
    private(set) var isFound = false
    private let index: ModuleIndex

    init(_ index: ModuleIndex) {
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    private func look(at name: String) -> SyntaxVisitorContinueKind {
        if name.hasPrefix("UI"), let type = index.type(name), type.isOfFramework, !type.isOfLibrary {
            isFound = true
        }
        return isFound ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { look(at: node.name.text) }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        look(at: node.baseName.text)
    }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        isFound ? .skipChildren : .visitChildren
    }
}

/// Finds a type or constant of a module that UIKit exports on iOS, unless the sources declare it themselves.
private final class ExportedNames: SyntaxVisitor {
    struct Module {
        let name: String
        /// The texts of which each of its names contains one.
        let prefixes: [StaticString]
        let names: Set<String>
        /// Beginnings of further names.
        var namePrefixes: [String] = []
        /// Whether Foundation exports it, too.
        var isOfFoundation = false
    }

    static let modules = [
        Module(
            name: "CoreImage", prefixes: ["CI"],
            names: [
                "CIColor", "CIContext", "CIContextOption", "CIDetector", "CIFaceFeature", "CIFeature", "CIFilter",
                "CIFormat", "CIImage", "CIImageOption", "CIQRCodeFeature", "CIVector", "kCIOutputImageKey",
            ], namePrefixes: ["kCIInput", "CIDetectorA", "CIDetectorType"]),
        Module(
            name: "UserNotifications", prefixes: ["UN"],
            names: [
                "UNAuthorizationOptions", "UNAuthorizationStatus", "UNCalendarNotificationTrigger",
                "UNMutableNotificationContent", "UNNotification", "UNNotificationAction", "UNNotificationActionOptions",
                "UNNotificationCategory", "UNNotificationCategoryOptions", "UNNotificationContent",
                "UNNotificationDefaultActionIdentifier", "UNNotificationDismissActionIdentifier",
                "UNNotificationPresentationOptions", "UNNotificationRequest", "UNNotificationResponse",
                "UNNotificationSetting", "UNNotificationSettings", "UNNotificationSound", "UNNotificationSoundName",
                "UNNotificationTrigger", "UNTimeIntervalNotificationTrigger", "UNUserNotificationCenter",
                "UNUserNotificationCenterDelegate",
            ]),
        Module(
            name: "Combine", prefixes: ["ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "Subject"],
            names: [
                "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
                "ObservableObjectPublisher", "PassthroughSubject", "Published",
            ], isOfFoundation: true),
    ]

    private(set) var isFound = false
    private let module: Module
    private let index: ModuleIndex

    init(of module: Module, _ index: ModuleIndex) {
        self.module = module
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    private func look(at name: String) -> SyntaxVisitorContinueKind {
        if module.names.contains(name) || module.namePrefixes.contains(where: name.hasPrefix) {
            isFound = isFound || index.types[name]?.main == nil
        }
        return isFound ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { look(at: node.name.text) }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        look(at: node.baseName.text)
    }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        isFound ? .skipChildren : .visitChildren
    }
}

/// Collects the imports of a source.
final class ImportCollector: SyntaxVisitor {
    var imports: [ImportDeclSyntax] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        return .skipChildren
    }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
