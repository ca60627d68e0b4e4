import Foundation
import TestSupport
import Testing

@testable import FramePort

/// Tests for the description of sources that `framereel adopt` uses.
@Suite struct ModuleSurveyTests {
    private func survey(_ text: String, libraries: [String] = []) -> ModuleSurvey {
        ModuleSurvey(
            [PortSource(path: "A.swift", text: text)],
            libraries: libraries.map { PortSource(path: "L.swift", text: $0) })
    }

    @Test(arguments: [
        ("class A: UIViewController {}", ["A"]),
        ("final class A: B {}; class B: UITableViewController {}", ["A", "B"]),
        ("class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }", ["A"]),
        ("class A: UIViewController { init(a: Int = 1, b: Int? = nil) {} }", ["A"]),
        ("class A: UIViewController { convenience init() { self.init(a: 1) }; init(a: Int) {} }", ["A"]),
        (
            "class A: UIViewController { init(a: Int) {} }; extension A { convenience init() { self.init(a: 1) } }",
            ["A"]
        ),
        ("class A: UIViewController { override init(nibName: String?, bundle: Bundle?) {} }", ["A"]),
        ("class A: UIViewController { required init?(coder: NSCoder) {} }", ["A"]),
        ("class A: UIViewController { init(a: Int) {} }; class B: A {}", []),
        ("class A: UIViewController { init(a: Int) {} }; class B: A { init() { super.init(a: 1) } }", ["B"]),
        ("class A: UIViewController { private init() {} }", []), ("class A: UIViewController { init() throws {} }", []),
        ("class A: UIViewController { init?() {} }", []), ("class A<T>: UIViewController {}", []),
        ("private class A: UIViewController {}; fileprivate class B: UIViewController {}", []),
        ("class O { class A: UIViewController {} }", []), ("class A: UICollectionViewController {}", []),
        ("class A: UIAlertController {}", []), ("class A: Unknown {}", []), ("class A: UIView {}", []),
        ("#if os(macOS)\nclass A: UIViewController {}\n#endif", []), ("class A: L {}", ["A"]), ("class A: M {}", []),
    ])
    func controllersThatNeedNoArguments(text: String, expected: [String]) {
        let library = "open class L: UIViewController {}; open class M: UIViewController { public init(a: Int) {} }"
        #expect(survey(text, libraries: [library]).controllers.map(\.name) == expected)
        let quick = ModuleSurvey(
            [PortSource(path: "A.swift", text: text)], libraries: [PortSource(path: "L.swift", text: library)],
            readsBodies: false)
        #expect(quick.controllers.map(\.name) == expected)
    }

    @Test(arguments: [
        ("class A { func f() { if a { b } } }", "class A { func f() {} }"),
        ("struct S { class var a: Int { 1 }; let b = { 2 }() }", "struct S { class var a: Int {}; let b = {}() }"),
        (
            "enum E: Int { case a; init() { } }; extension E where A == B { struct C {} }",
            "enum E: Int { case a; init() {} }; extension E where A == B { struct C {} }"
        ),
        ("let a = \"}\"; func f() { \"{\\(g(\"}\"))\" }", "let a = \"\"; func f() {}"),
        ("func f() { #\"}\\(\"#; \"\"\"\n}\"\n\"\"\" }", "func f() {}"),
        ("// {\n/* { /* { */ */func f() { /* } */ } // }", "\nfunc f() {} "),
        ("let `class` = 1; func f() { `}` }", "let `class` = 1; func f() {}` }"), ("func f() {", "func f() {"),
        ("}", "}"),
        ("#if A\n#endif", "#if A\n#endif"), ("\"open", "\"\""), ("", ""), ("#", "#"), ("/", "/"),
        ("let a = 1 / 2", "let a = 1 / 2"),
        (
            "@objc func a(_ b: Int = { 1 }(), c: [A]) -> (B) {}; init(a: Int) {}",
            "@objc func a() -> (B) {}; init(a: Int) {}"
        ),
        ("static func < <T>(a: T, b: String = \")\") throws", "static func < <T>() throws"),
        ("import func A.b\ninit(c: Int)", "import func A.b\ninit(c: Int)"), ("func f(a: (", "func f(a: ("),
    ])
    func skeletons(text: String, expected: String) {
        #expect(SourceSkeleton.of(text) == expected)
    }

    /// A superclass of which no source makes an object is no screen.
    @Test(arguments: [
        ("class A: UIViewController {}; class B: A {}", [true, false]),
        ("class A: UIViewController {}; class B: A {}; func f() { _ = A() }", [false, false]),
        ("class A: UIViewController {}; class B: A {}; func f() { _ = AA(A.self) }", [true, false]),
        (
            "class A: UIViewController {}; class B: A { func f() { show(A(nibName: nil, bundle: nil)) } }",
            [false, false]
        ),
        ("class A: UIViewController {}; class B: UIViewController {}", [false, false]),
        ("class A: UIViewController {}; class B: A {}; class C: B {}", [true, true, false]),
    ])
    func superclassesAreBases(text: String, expected: [Bool]) {
        #expect(survey(text).controllers.map(\.isBase) == expected)
        let quick = ModuleSurvey([PortSource(path: "A.swift", text: text)], readsBodies: false)
        #expect(quick.controllers.map(\.isBase) == expected)
    }

    @Test func outletsAreSetByFiles() {
        let text =
            "class A: B {}; class B: UIViewController { @IBOutlet var a: UILabel! }; class C: UIViewController {}"
        #expect(survey(text).controllers.map(\.hasOutlets) == [true, true, false])
    }

    @Test(arguments: [
        ("class A: UIResponder, UIApplicationDelegate {}", "A", []),
        ("class A: NSObject {}; extension A: UIApplicationDelegate {}", "A", []),
        ("@main class A: B {}; class B: UIResponder, UIApplicationDelegate {}", "A", []),
        ("class B: UIResponder, UIApplicationDelegate {}; @UIApplicationMain class A: B {}", "A", []),
        ("class A: UIResponder, UIApplicationDelegate { init(a: Int) {} }", nil, []),
        ("private class A: UIResponder, UIApplicationDelegate {}", nil, []),
        ("class A: UIResponder, UIWindowSceneDelegate {}; class B: NSObject, UISceneDelegate {}", nil, ["A", "B"]),
        ("class A: UIResponder, UITableViewDelegate {}", nil, []),
    ])
    func delegatesThatNeedNoArguments(text: String, application: String?, scenes: [String]) throws {
        let survey = survey(text)
        #expect(survey.delegate == application && survey.sceneDelegates == scenes)
        let json = try #require(JSONSerialization.jsonObject(with: Data(survey.json.utf8)) as? [String: Any])
        #expect(json["delegate"] as? String == application && json["sceneDelegates"] as? [String] == scenes)
    }

    @Test func imports() {
        let file = survey(
            "import UIKit; import struct Kit.Badge; import Kit\n#if canImport(Lottie)\nimport Lottie\n#endif\nimport SceneKit"
        ).files[0]
        #expect(file.imports == ["UIKit", "Kit", "SceneKit"])
        #expect(file.conditionalImports == ["Lottie"])
        #expect(file.systemImports == ["SceneKit"])
    }

    @Test func namesThatAreNotDeclaredHere() {
        let file = survey(
            """
            @UIApplicationMain class Own: UIView {}
            struct UIOwn {}
            let CAOwn = 1
            let a: [UIWebView?] = []; var b: UIView.ContentMode, c: UIOwn, d: CGFloat
            func f() { _ = UIVideoEditorController(); CARemote.go(); CGRectMake(0, 0, 1, 1); _ = CAOwn; UIWebView(); x.UIHidden() }
            let cat = CAcat(), ui = UI, most = Float(UINT32_MAX)
            """
        ).files[0]
        #expect(file.missing == ["UIWebView", "UIVideoEditorController", "CARemote"])
    }

    /// Members are checked on named types. The declarations of frameworks, protocols, superclasses and the sources' own
    /// extensions exist.
    @Test func membersThatAreNotDeclaredHere() {
        let file = survey(
            """
            extension UIColor { static let own = 1; struct Kind {} }
            class Own: UIView { static let a = 1 }
            func f() {
                _ = (UIColor.red, UIColor.own, UIColor.invented, UIColor.self, Own.a, CGRect.unknown, UIScreen.main.any)
                UIView.animate(withDuration: 1) {}; UIImageView.animate(withDuration: 1) {}; UIView.fly(); UIButton.appearance()
                _ = (UIView.AnimationOptions.curveEaseIn, UIView.AnimationOptions.curveBent, view.layer.invented, .invented)
                _ = (#selector(UIView.invented), UIColor.invented, UIView.layoutIfNeeded, UIView(), UIView.init())
            }
            var k: UIColor.Kind, m: UIView.ContentMode, n: UIView.Nested
            """
        ).files[0]
        #expect(
            file.missing == ["UIColor.invented", "UIView.fly", "UIView.AnimationOptions.curveBent", "UIView.Nested"])
    }

    /// Members of values are looked up where the source names their class. Optional values, classes of Foundation and
    /// values of unknown type are left to the compiler.
    @Test func undeclaredMembersOfValuesAreMissing() {
        let file = survey(
            """
            protocol Flying { func land() }
            class Sized: UIView { static let (least, most) = (1, 2); let size = Self.most }
            extension Flying where Self: UIView { func rise() {} }
            class Own: UIView, Flying { var wing: UILabel?; func land() {}; func f(_ label: UILabel, _ other: UILabel?) {
                label.text = "a"; label.textFlight = 1; label.rise(); label.copy(); wing?.frame; wing?.soar(); wing.map { $0 }
                self.land(); self.rise(); self.alpha = 1; self.flyAway(); other.flatMap { $0 }; unknown.any(); UIDevice.current.any
                let local = UIButton(); local.setTitle("a", for: .normal); local.invented(); local.layer.invented()
            } }
            """
        ).files[0]
        #expect(file.missing == ["UILabel.textFlight", "UILabel.soar", "UIView.flyAway", "UIButton.invented"])
    }

    /// Names of earlier versions of Swift are ported, and messages reach classes, too.
    @Test func formerMembersAreNotMissing() {
        let text = """
            class A: UIViewController { func f(_ view: UIView) {
                childViewControllers.forEach { $0.removeFromParentViewController() }; view.bringSubview(toFront: view)
                self.childViewControllers; UIApplication.perform(a)
            } }
            """
        let former = ModuleSurvey([PortSource(path: "A.swift", text: text)], PortOptions(swiftVersion: 4))
        #expect(former.files[0].missing == [])
        #expect(survey(text).files[0].missing == ["UIView.bringSubview", "UIViewController.childViewControllers"])
    }

    /// Other names of types may begin like Apple's.
    @Test func aliasesOfOtherSourcesAreNotMissing() {
        let alias = PortSource(path: "A.swift", text: "import UIKit\ntypealias CGBlock = (CGFloat) -> Void\n")
        let use = PortSource(path: "B.swift", text: "import UIKit\nlet a: CGBlock = { _ in }, b: CGBlocks\n")
        #expect(ModuleSurvey([alias, use]).files[1].missing == ["CGBlocks"])
    }

    /// Libraries extend UIKit's types as well.
    @Test func membersThatLibrariesDeclareAreNotMissing() {
        let library = """
            public extension UIView { static var hairline: CGFloat { 0.5 } }
            extension UIColor {
                #if os(iOS)
                public static func brand() -> UIColor { .red }
                #endif
            }
            """
        let survey = survey("let a = UIView.hairline, b = UIColor.brand(), c = UIView.missing", libraries: [library])
        #expect(survey.files[0].missing == ["UIView.missing"])
    }

    /// Names of Foundation, os, Core Text and the C library, in sources that mean them.
    @Test(arguments: [
        (
            "import UIKit; let a = NSXPCConnection(); var b: CTTypesetter?, c: task_vm_info_data_t = 0",
            ["NSXPCConnection", "CTTypesetter", "task_vm_info_data_t"]
        ),
        ("import Combine; @Published var a = 1; let b = PassthroughSubject<Int, Never>()", []),
        ("import UIKit; let a = OSSpinLock()", []), ("import os; let b = OSSpinLock()", ["OSSpinLock"]),
        ("import os; struct OSSpinLock {}; let a = OSSpinLock(), b = Logger()", []),
        ("let a = NSURL(resolvingAliasFileAt: b), c = NSExpression(format: \"a\")", ["NSURL(resolvingAliasFileAt:)"]),
        ("let a = try AttributedString(markdown: \"a\"); URL.documentsDirectory; NSException()", []),
        (
            "NotificationCenter.default.publisher(for: a); FileManager.default.trashItem(at: a); URL.documentsDirectory",
            ["FileManager.default.trashItem"]
        ),
        ("let a = NSPredicate(format: \"a\"), b = ListFormatter(), c = MeasurementFormatter(), d = UndoManager()", []),
    ])
    func namesOfOtherModulesThatAreMissing(text: String, expected: [String]) {
        #expect(survey(text).files[0].missing == expected)
    }

    @Test func missingNamesHaveTheirLines() {
        let file = survey("import UIKit\nlet a: UIWebView? = nil\n  let b = NSXPCConnection(), c = UIWebView()\n")
            .files[
                0]
        #expect(
            file.missingMessages.map(\.description) == [
                "A.swift:2:8: error: UIWebView is not declared here",
                "A.swift:3:11: error: NSXPCConnection is not declared here",
            ])
    }

    /// A name that is declared in the meantime is no longer missing.
    @Test func missingNamesAreNotDeclaredHere() throws {
        let declared = try FrameworkSurvey.sources.flatMap { text in
            text.matches(
                of:
                    /(?m)^(?:public|open|@\w+ public|@\w+ open|@MainActor @preconcurrency open) (?:final )?(?:func|class|struct|enum|typealias|let|var|protocol) (\w+)/
            )
            .map { String($0.1) }
        }
        #expect(declared.contains("NSKeyValueObservation") && declared.contains("UndoManager"))
        #expect(Set(declared).isDisjoint(with: MissingNames.modules.keys))
        #expect(MissingNames.modules.count > 150)
    }

    @Test func namesOfModulesBesideUIKitAreThoseThatTheirSourcesDeclare() throws {
        var names: Set<String> = []
        for module in Repository.modulesBesideUIKit {
            let folder = Repository.root.appending(path: "Sources/\(module)", directoryHint: .isDirectory)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            for file in files ?? [] {
                names.formUnion(
                    try String(contentsOf: file, encoding: .utf8).matches(
                        of:
                            /(?:public [a-z ]*|open )(?:func|let|var|struct|class|enum|protocol|typealias) ((?:UI|CA|CG)[A-Z]\w+)|associatedtype (UI\w+)/
                    ).compactMap { ($0.1 ?? $0.2).map(String.init) })
            }
        }
        #expect(names == AppleModules.namesBesideUIKit)
        let file = survey("import SwiftUI\nlet a = UIHostingController(rootView: b); let c = UIWebView()\n").files[0]
        #expect(file.missing == ["UIWebView"])
    }

    @Test func modulesBesideUIKitAreNotMissing() throws {
        #expect(AppleModules.besideUIKit == Set(Repository.modulesBesideUIKit))
        #expect(AppleModules.besideUIKit.isDisjoint(with: AppleModules.missing))
        let file = survey("import Combine\nimport WebKit\nimport SceneKit\n").files[0]
        #expect(file.systemImports == ["SceneKit"])
    }

    @Test(arguments: [
        ("@UIApplicationMain class A: UIResponder {}", "A.swift", true), ("@main struct A {}", "A.swift", true),
        ("class A {}", "A.swift", false), ("UIApplicationMain(0, nil, nil, nil)", "App/main.swift", true),
    ])
    func entries(text: String, path: String, isEntry: Bool) {
        #expect(ModuleSurvey([PortSource(path: path, text: text)]).files[0].isEntry == isEntry)
    }

    @Test func errorsNameTheirFiles() throws {
        var survey = ModuleSurvey([
            PortSource(path: "A.swift", text: "class A {"),
            PortSource(path: "B.swift", text: "func b(x: AnyObject) { class_addMethod(x) }\n"),
            PortSource(path: "C \"\u{1}\".swift", text: "let c = 1"),
        ])
        #expect(survey.files.map { $0.problem != nil } == [true, false, false])
        survey.add([PortMessage(severity: .error, path: "B.swift", line: 1, column: 25, text: "no")])
        #expect(survey.files[1].problem == "1:25: no")
        let json = try #require(JSONSerialization.jsonObject(with: Data(survey.json.utf8)) as? [String: Any])
        let files = try #require(json["files"] as? [[String: Any]])
        #expect(files.map { $0["path"] as? String } == ["A.swift", "B.swift", "C \"\u{1}\".swift"])
        #expect(files[1]["problem"] as? String == "1:25: no")
    }
}
