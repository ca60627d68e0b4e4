import FramePort
import SwiftParser
import SwiftSyntax
import Testing

/// Nothing is ignored silently: each construct that needs the Objective-C runtime is rewritten wherever it stands, or a
/// message names its line.
@Suite struct PortLawTests {
    private static let members = [
        "@objc func go() {}", "@IBAction func go(_ sender: Any) {}", "@IBOutlet weak var a: UIView!",
        "@IBInspectable var b = 1", "@available (iOS 13, *) @objc func go() {}",
        "@available(*, unavailable) @IBInspectable var c: Int { 1 }", "@objc dynamic var d = 1",
        "let e = #selector(UIView.layoutSubviews)", "let f = #selector(getter: UIApplication.shared)",
        "let g = #keyPath(UIApplication.shared)", "let h = #keyPath(UIView.isHidden)", "let i = #keyPath(Own.a[0])",
        "@objc static func make() {}; lazy var s = #selector(Own.make)", "@objc(other) func named() {}",
        "@objc func five(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) {}", "@objc func change(_ a: inout Int) {}",
        "@NSManaged var j: CGFloat", "let k = #imageLiteral(resourceName: \"a\")", "@nonobjc func plain() {}",
        "override func layoutSubviews() { super.layoutSubviews() }",
        "override var frame: CGRect { get { .zero } set {} }",
    ]

    /// Places where a member can stand, each with a mark in its place.
    private static let places = [
        "class Own: UIView { MEMBER }", "class Own: UIView {}\nextension Own { MEMBER }",
        "@objcMembers class Own: UIView { MEMBER }", "class Outer { class Own: UIView { MEMBER } }",
        "func run() { class Own: UIView { MEMBER } }", "class Outer { init() { final class Own: UIView { MEMBER } } }",
        "#if os(iOS)\nclass Own: UIView { MEMBER }\n#endif",
        "#if canImport(UIKit)\nclass Own: UIView {}\nextension Own { MEMBER }\n#endif",
        "class Own: UIView {\n#if DEBUG\nMEMBER\n#endif\n}", "class Own: UIView {}\nextension UIView { MEMBER }",
        "class Own: UIView {}\nextension UILabel { MEMBER }", "class Own: UIView {}\nextension UIScrollView { MEMBER }",
    ]

    @Test(arguments: members) func constructsAreRewrittenOrNamed(member: String) {
        for place in Self.places {
            // Extensions store nothing.
            if place.contains("extension"), member.contains("weak var") || member.hasSuffix("= 1") { continue }
            let text = "import UIKit\n" + place.replacing("MEMBER", with: member) + "\n"
            let porting = Porting([PortSource(path: "Own.swift", text: text)])
            let left = Leftovers(porting.sources[0].text)
            let line = text.split(separator: "\n").firstIndex { $0.contains(member) }.map { $0 + 1 }
            let isNamed = porting.messages.contains { $0.line == line }
            #expect(left.isValid && (left.found.isEmpty || isNamed), "\(place) \(member): \(left.found)")
        }
    }

    /// A branch that is not compiled leaves no trace in one that is.
    @Test(arguments: ["os(macOS)", "canImport(AppKit)", "canImport(WatchKit)", "!canImport(UIKit)", "os(iOS) && false"])
    func otherBranchesAreLeftAlone(condition: String) {
        let text = """
            import UIKit
            class Own: UIView {}
            #if \(condition)
            extension Own { override func touches(with event: NSEvent) {} }
            #endif

            """
        let porting = Porting([PortSource(path: "Own.swift", text: text)])
        #expect(porting.messages.isEmpty)
        #expect(porting.sources[0].text.contains("class Own: UIView {}\n"))
    }
}

/// What a source has that Swift accepts only with the Objective-C runtime.
private final class Leftovers: SyntaxVisitor {
    private(set) var found: [String] = []
    let isValid: Bool

    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "NSManaged", "NSCopying",
    ]

    init(_ text: String) {
        let tree = Parser.parse(source: text)
        isValid = !tree.hasError
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.attributes.contains(node.attributeName.trimmedDescription) { found.append(node.trimmedDescription) }
        return .skipChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.trimmedDescription)
        return .skipChildren
    }
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        let isOfExtension = node.parent?.parent?.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
        if node.name.text == "dynamic" || node.name.text == "override" && isOfExtension {
            found.append(node.trimmedDescription)
        }
        return .skipChildren
    }
}
