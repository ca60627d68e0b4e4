import FramePort
import Testing

/// The messages of the porting step, and the code that it leaves unchanged.
@Suite struct PortingTests {
    private func port(_ text: String, swift version: Int = 5) -> Porting {
        Porting([PortSource(path: "App/Card.swift", text: text)], PortOptions(swiftVersion: version))
    }

    /// A stub of an Apple module is imported together with UIKit.
    @Test func importsOfModulesThatExistStay() {
        let text = "import ARKit\nimport SceneKit\n"
        let sources = [PortSource(path: "A.swift", text: text), PortSource(path: "B.swift", text: "import UIKit\n")]
        let ported = Porting(sources, PortOptions(modules: ["ARKit", "SceneKit"]))
        #expect(ported.messages.isEmpty)
        #expect(ported.sources[0].text.hasSuffix("\nimport UIKit; import ARKit; import SceneKit\n"))
        let one = Porting(sources, PortOptions(modules: ["ARKit"]))
        #expect(one.sources[0].text.hasSuffix("\nimport ARKit; import UIKit\n"))
        #expect(one.messages.map(\.line) == [2])
    }

    @Test func theFirstLineNamesTheOriginal() {
        let ported = Porting([PortSource(path: "a \"b\"\\c.swift", text: "let a = 1\n")]).sources[0]
        #expect(ported.text == "#sourceLocation(file: \"a \\\"b\\\"\\\\c.swift\", line: 1)\nlet a = 1\n")
        #expect(ported.changes.isEmpty)
    }

    @Test func aByteOrderMarkIsLeftOut() {
        #expect(!port("\u{FEFF}let a = 1\n").sources[0].text.contains("\u{FEFF}"))
    }

    @Test func carriageReturnsStay() {
        let ported = port("import UIKit\r\n@objc class A: NSObject {\r\n}\r\n").sources[0].text
        #expect(ported.hasSuffix("import UIKit\r\nclass A: NSObject {\r\n}\r\n"))
    }

    @Test func sourcesWithSyntaxErrorsPassAsTheyAre() {
        let text = "@objc class A {\n  func f( {\n}\n"
        #expect(port(text).sources[0].text.hasSuffix("line: 1)\n" + text))
    }

    /// The class belongs to a module beside UIKit, whose declarations the porting step does not know.
    @Test func classesOfOtherModulesAreAskedForThemselves() {
        let text = port("import MapKit\nlet a: AnyClass = MKUserLocation.classForCoder()\n").sources[0].text
        #expect(text.contains("= MKUserLocation.self\n"))
    }

    // MARK: What cannot be done

    @Test(arguments: [
        ("method_exchangeImplementations(a, b)", "warning: ", "such as viewDidLoad()"),
        ("class_addMethod(a, b, c, d)", "warning: ", "override others in a subclass"),
        ("imp_implementationWithBlock(a)", "error: ", "override others in a subclass"),
    ])
    func usesOfTheObjectiveCRuntimeAreNamed(call: String, severity: String, alternative: String) throws {
        let message = try #require(port("func f() {\n    \(call)\n}\n").messages.first)
        #expect(message.description.hasPrefix("App/Card.swift:2:5: \(severity)"))
        #expect(message.text.contains(alternative))
    }

    @Test func methodsCalledByTheRuntimeAreNamed() throws {
        let text = "class A: NSObject {\n    override class func initialize() {}\n}\n"
        let message = try #require(port(text).messages.first)
        #expect(message.line == 2 && message.severity == .error)
        #expect(message.text.contains("when the application starts"))
        #expect(port("class A { func load() {} }\nclass B: A { override func load() {} }\n").messages.isEmpty)
    }

    @Test func methodsThatUIKitDoesNotLetBeReplacedAreNamed() throws {
        let text = """
            extension UIView {
                static func exchange() {
                    let a = class_getInstanceMethod(UIView.self, #selector(setNeedsLayout))!
                    let b = class_getInstanceMethod(UIView.self, #selector(my_setNeedsLayout))!
                    method_exchangeImplementations(a, b)
                }
                @objc func my_setNeedsLayout() { my_setNeedsLayout() }
            }
            """
        let message = try #require(port(text).messages.first)
        #expect(message.line == 5 && message.text.contains("only dynamic methods of UIKit"))
        let ported = port(text.replacing("setNeedsLayout", with: "layoutSubviews"))
        #expect(ported.messages.isEmpty)
        #expect(ported.sources[0].text.contains("@_dynamicReplacement(for: layoutSubviews()) func my_layoutSubviews()"))
        #expect(Porting([PortSource(path: "a.swift", text: ported.sources[0].text)]).messages.isEmpty)
    }

    @Test func onlyClassesThatNeedItBecomeOpenObjects() {
        let plain = "class A: NSObject { @objc func go() {} }\n"
        #expect(port(plain).sources[0].text.contains("class A: NSObject {"))
        let looked = port(plain + "func f(_ a: A) { if a.responds(to: #selector(A.go)) {} }\n").sources[0].text
        #expect(looked.contains("class A: OpenObject {"))
        let below = port(
            "class A: NSObject {}\nclass B: A { override func responds(to s: Selector!) -> Bool { true } }")
        #expect(below.sources[0].text.contains("class A: OpenObject {}\nclass B: A {"))
    }

    @Test func overridesInExtensionsOfAppleClassesAreNamed() throws {
        let message = try #require(
            port("extension UILabel {\n    override var intrinsicContentSize: CGSize { .zero }\n}\n").messages.first)
        #expect(message.line == 2 && message.severity == .error)
        #expect(message.text.contains("between UILabel and its subclasses"))
    }

    @Test func aSelectorOfAnUnknownTypeIsNamed() throws {
        let message = try #require(port("let a = #selector(thing.tap)\n").messages.first)
        #expect((message.line, message.column) == (1, 9))
        #expect(message.text.contains("Selector(\"name:\", Type.method(_:))"))
    }

    /// A view and a navigation controller are inherited from Apple's classes.
    @Test func selectorsOfInheritedPropertiesAreFound() {
        let text = """
            import UIKit
            class A: UIViewController {
                lazy var tap = UITapGestureRecognizer(target: view, action: #selector(view.endEditing))
            }
            class B: UITableViewController {}
            extension B {
                var all: [Selector] { [#selector(self.tableView.reloadData), #selector(navigationController?.popViewController(animated:))] }
            }

            """
        let ported = port(text)
        #expect(ported.messages.isEmpty)
        for selector in [
            "UIView.endEditing)", "UITableView.reloadData)", "UINavigationController.popViewController(animated:))",
        ] {
            #expect(ported.sources[0].text.contains(selector))
        }
    }

    @Test func missingModulesAreNamed() throws {
        let message = try #require(port("import UIKit\nimport ARKit\n").messages.first)
        #expect(message.line == 2 && message.severity == .warning)
        #expect(message.text.contains("#if canImport(ARKit)"))
        #expect(port("#if canImport(ARKit)\nimport ARKit\n#endif\n").messages.isEmpty)
    }

    // MARK: Names of other versions

    @Test func oldNamesAreRenamedWhereTheVersionSaysSo() {
        let text = """
            extension UIGestureRecognizerState {}
            func f(_ v: UIView, _ c: UIViewController) {
                v.bringSubview(toFront: v)
                c.addChildViewController(c)
                c.didMove(toParentViewController: nil)
                let o: UIViewAnimationOptions = []
                let n = NSNotification.Name.UIKeyboardWillShow
                let t = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
                v.window?.windowLevel = UIWindowLevelAlert
                v.window?.windowLevel = UIWindowLevelStatusBar + 1
            }
            """
        let ported = port(text, swift: 4).sources[0].text
        for line in [
            "v.bringSubviewToFront(v)", "c.addChild(c)", "c.didMove(toParent: nil)",
            "let o: UIView.AnimationOptions = []",
            "let n = UIResponder.keyboardWillShowNotification",
            "let t = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeOut)",
            "v.window?.windowLevel = UIWindow.Level.alert",
            "v.window?.windowLevel = UIWindow.Level.statusBar + 1",
            "extension UIGestureRecognizer.State {}",
        ] { #expect(ported.contains(line + "\n")) }
        let today = port(text)
        #expect(today.sources[0].changes.isEmpty)
        #expect(today.messages.count == 9)
        #expect(today.messages[3].text.hasPrefix("“didMove(toParentViewController:)” is “didMove(toParent:)” since"))
        #expect(today.messages.allSatisfy { $0.severity == .error && $0.text.contains("since Swift 4.2") })
    }

    @Test func anOldNameDeclaredByTheModuleIsKept() {
        #expect(port("enum UIControlState {}\nextension UIControlState {}\n").messages.isEmpty)
        let text = "class A { func addChildViewController() {} }\nfunc f(_ a: A) { a.addChildViewController() }\n"
        #expect(port(text).messages.isEmpty)
    }

    /// In language mode 4, the compiler uses the other branch.
    @Test func oldNamesAreRenamedInAllBranchesOfSwiftsVersions() {
        let text = """
            #if swift(>=4.2)
            let key = UIResponder.keyboardFrameEndUserInfoKey
            #else
            let key = UIKeyboardFrameEndUserInfoKey
            class A: NSObject { @objc func f() {} }
            #endif
            """
        let ported = port(text, swift: 4).sources[0].text
        #expect(
            ported.contains(
                "#else\nlet key = UIResponder.keyboardFrameEndUserInfoKey\nclass A: NSObject { func f() {} }\n#endif"))
        #expect(port(text).sources[0].text.contains("let key = UIKeyboardFrameEndUserInfoKey\n"))
        let modes = port("let m = [RunLoopMode.commonModes, .defaultRunLoopMode, .UITrackingRunLoopMode]\n", swift: 3)
        #expect(modes.sources[0].text.hasSuffix("let m = [RunLoop.Mode.common, .default, .tracking]\n"))
        #expect(port("CFRunLoopAddTimer(a, b, .commonModes)\n").messages.isEmpty)
    }

    /// Later, a parameter of type `Void` is one, and a priority is no number.
    @Test func emptyParametersAndPrioritiesOfSwiftThree() {
        let text = """
            let done: ((Void) -> Void)? = nil
            constraint.priority = 999
            view.setContentHuggingPriority(250.5, for: .vertical)
            item.priority = other

            """
        let ported = port(text, swift: 3).sources[0].text
        #expect(ported.contains("let done: (() -> Void)? = nil\nconstraint.priority = UILayoutPriority(999)\n"))
        #expect(ported.contains("view.setContentHuggingPriority(UILayoutPriority(250.5), for: .vertical)\n"))
        #expect(ported.hasSuffix("item.priority = other\n"))
        #expect(port(text, swift: 4).sources[0].text.hasSuffix(text))
    }

    /// A module beside UIKit is imported as a whole.
    @Test(arguments: [("WebKit", "WebKit"), ("os.log", "os"), ("class WebKit.WKWebView", "class WebKit.WKWebView")])
    func modulesBesideUIKitAreImported(written: String, ported: String) {
        let result = port("import \(written)\nimport UIKit\n")
        #expect(result.messages.isEmpty)
        #expect(result.sources[0].text.hasSuffix("\nimport \(ported); import UIKit\n"))
    }

    /// The classes of objects are asked for, too.
    @Test func classesForCodersAreClasses() {
        let text =
            "import UIKit\nclass Card: UIView {}\nlet a = [Card.classForCoder(), type(of: view).classForCoder()]\n"
        let ported = port(text + "let b = view.classForCoder\n").sources[0].text
        #expect(ported.hasSuffix("let a = [Card.self, type(of: view)]\nlet b = view.classForCoder\n"))
    }

    @Test func valuesOfTransactionsAreSetOnTheirClass() {
        let text = "import UIKit\nfunc f() { CATransaction.setValue(true, forKey: kCATransactionDisableActions) }\n"
        #expect(port(text).messages.isEmpty)
    }

    /// A property of this name may be the module's own.
    @Test func textsAreTheirCharactersBeforeSwift5() {
        let text = "import UIKit\nlet count = name.characters.count + names.map { $0.characters.count }[0]\n"
        #expect(port(text, swift: 3).sources[0].text.hasSuffix("name.count + names.map { $0.count }[0]\n"))
        #expect(port(text).sources[0].text.hasSuffix(text))
        let own = "import UIKit\nstruct Play { let characters: [String] }\nlet all = play.characters\n"
        #expect(port(own, swift: 4).sources[0].text.hasSuffix("let all = play.characters\n"))
    }

    /// Types are written into the lists of selectors.
    @Test func insertedTypesHaveTheNamesOfToday() {
        let text = """
            import UIKit
            class A: UIResponder, UIApplicationDelegate {
                @objc func go(_ keys: [UIApplicationLaunchOptionsKey: Any]?) {}
                @objc func go(_ style: UIBlurEffectStyle, now: Bool) {}
            }

            """
        let ported = port(text, swift: 3).sources[0].text
        #expect(!ported.contains("UIApplicationLaunchOptionsKey") && !ported.contains("UIBlurEffectStyle"))
    }

    /// Foundation exports Combine on iOS, also in a module without UIKit.
    @Test func sourcesThatNameCombineImportIt() {
        let text = "import Foundation\nfinal class Model: ObservableObject { @Published var a = 1 }\n"
        #expect(port(text).sources[0].text.contains("\nimport QuartzCore; import Combine\n"))
        for other in [
            "import Combine\n" + text, "class ObservableObject {}\n@propertyWrapper class Published {}\n" + text,
        ] {
            #expect(!port(other).sources[0].text.contains("; import Combine"))
        }
        #expect(!port("import Kit\nlet model: ObservableObject\n").sources[0].text.contains("import Combine"))
    }

    /// UIKit exports Core Image on iOS.
    @Test func sourcesThatNameCoreImageImportIt() {
        let named = port("import UIKit\nlet filter = CIFilter(name: \"CISepiaTone\")\n").sources[0].text
        #expect(named.contains("\nimport UIKit; import CoreImage\n"))
        for other in [
            "import UIKit\nlet city = CITY\n", "import UIKit\nclass CIImage {}\nlet image = CIImage()\n",
            "import Foundation\nlet image: CIImage\n",
        ] {
            #expect(!port(other).sources[0].text.contains("CoreImage"))
        }
        #expect(port("import CoreImage\nimport UIKit\nlet image: CIImage\n").messages.isEmpty)
    }

    /// UIKit exports UserNotifications, too.
    @Test func sourcesThatNameNotificationsOfUsersImportThem() {
        let center = "let center = UNUserNotificationCenter.current()\n"
        #expect(port("import UIKit\n" + center).sources[0].text.contains("\nimport UIKit; import UserNotifications\n"))
        let both = "import UIKit\n" + center + "let filter = CIFilter(name: \"CISepiaTone\")\n"
        #expect(port(both).sources[0].text.contains("\nimport UIKit; import CoreImage; import UserNotifications\n"))
        for other in [
            "import UIKit\nlet city = UNITY\n", "import Foundation\n" + center,
            "import UIKit\nclass UNNotification {}\nlet notification = UNNotification()\n",
        ] {
            #expect(!port(other).sources[0].text.contains("UserNotifications"))
        }
        let imported = port("import UIKit; import UserNotifications\n" + center).sources[0].text
        #expect(imported.components(separatedBy: "import UserNotifications").count == 2)
    }

    /// All Apple modules are left out in the same way.
    @Test(arguments: [
        "GLKit", "OpenGLES", "Accelerate", "CoreVideo", "CoreBluetooth", "PDFKit", "ARKit", "Vision",
        "PassKit",
        "LinkPresentation", "HealthKit", "Social", "NotificationCenter", "ReplayKit", "CommonCrypto", "simd",
    ])
    func appleModulesAreLeftOut(name: String) throws {
        let ported = port("import \(name)\nimport UIKit\n")
        #expect(ported.messages.map(\.severity) == [.warning])
        #expect(ported.sources[0].text.hasSuffix("\nimport UIKit; import UIKit\n"))
    }

    @Test func aSourceThatNamesItsOriginalStaysUnchanged() {
        let text =
            "#sourceLocation(file: \"a.swift\", line: 1)\n@objc class A: NSObject { override class func load() {} }\n"
        let again = port(text)
        #expect(again.sources[0].text == text && again.sources[0].changes.isEmpty && again.messages.isEmpty)
    }

    /// Two pairs, only one of which can be replaced.
    @Test func eachExchangeIsReplacedOrNamed() throws {
        let text = """
            extension UIView {
                static func exchange(_ a: Selector, _ b: Selector) {
                    method_exchangeImplementations(class_getInstanceMethod(UIView.self, a)!, class_getInstanceMethod(UIView.self, b)!)
                }
                static func start() {
                    exchange(#selector(layoutSubviews), #selector(my_layoutSubviews))
                    exchange(#selector(setNeedsLayout), #selector(my_setNeedsLayout))
                }
                @objc func my_layoutSubviews() { my_layoutSubviews() }
                @objc func my_setNeedsLayout() { my_setNeedsLayout() }
            }
            """
        let ported = port(text)
        #expect(ported.sources[0].text.contains("@_dynamicReplacement(for: layoutSubviews()) func my_layoutSubviews()"))
        let message = try #require(ported.messages.first)
        #expect(message.line == 7 && message.text.contains("only dynamic methods of UIKit"))
    }

    /// Values of Foundation have the initializers of their declarations, unlike classes of Objective-C.
    @Test func initializersThatValuesHaveAreNotRefused() {
        let requirement = "protocol Readable { init?(string: String) }\n"
        #expect(port(requirement + "extension URL: Readable {}\n").messages.isEmpty)
        #expect(port(requirement + "extension NSURL: Readable {}\n").messages.map(\.line) == [2])
    }

    @Test func namesOfClassesMayBeginWithAnUnderscore() {
        let text = "class _Cell<T>: UIView {\n  @objc func go() {}\n  lazy var s = #selector(_Cell.go)\n}\n"
        let ported = port(text)
        #expect(ported.messages.isEmpty && ported.sources[0].text.contains("Selector(\"go\", _Cell.go)"))
    }

    // MARK: Hostile sources

    /// The source is rejected or reported as invalid, without the hours that the parser or its diagnostics would take.
    @Test(arguments: [
        "#a ", "`", "`a ", "#", "####if ", "#if A\n", "a<", "a<\n", "async ", "isolated\n", "sending borrowing ",
        "func ", "@", "\\", "_ ",
        "some ", "import ", "var a ", "/ ", "#\"",
    ])
    func excessiveRepetitionsAreRejected(text: String) throws {
        let ported = port(String(repeating: text, count: 50_000 / text.utf8.count) + "\n")
        let message = try #require(ported.messages.first)
        #expect(
            message.text.hasPrefix("more than ") || message.text.hasPrefix("not ported, since it is not valid Swift"))
        #expect(ported.sources[0].changes.isEmpty)
    }

    @Test(arguments: ["`", "=", "-"]) func aRunOfOneCharacterIsReported(character: String) {
        let messages = port("let a = 1\n" + String(repeating: character, count: 300) + "\n").messages
        #expect(messages.map(\.text) == ["more than 255 times the same character in a row"])
    }

    @Test func nestedProtocolsInsideConditionsAreRefused() {
        func messages(_ condition: String) -> [String] {
            port(
                """
                import UIKit
                \(condition)
                class Card {
                    @objc protocol Source { @objc optional func fill() }
                }
                #endif

                """
            ).messages.map(\.text)
        }
        #expect(
            messages("#if DEBUG") == [
                "a nested protocol with optional requirements cannot be inside #if; declare it outside of types"
            ])
        #expect(messages("#if os(iOS)").isEmpty)
    }

    /// What such a module does for Apple's systems is for Apple's C library.
    @Test func conditionsOfModulesWithoutApplesModulesStay() {
        let condition = "#if os(macOS) || os(iOS)\nlet a = 1\n#endif\n"
        func text(_ module: String, library: String = "import Shims\n", _ options: PortOptions = PortOptions())
            -> String
        {
            let libraries = [PortSource(path: "Kit.swift", text: library)]
            return Porting(
                [PortSource(path: "A.swift", text: "import \(module)\n" + condition)], libraries: libraries, options
            )
            .sources[0].text
        }
        let ported = "#if false || true"
        #expect(text("Shims").contains("#if os(macOS) || os(iOS)"))
        #expect(text("Foundation").contains(ported))
        #expect(text("SceneKit").contains(ported))
        #expect(text("Kit", library: "import Foundation\n").contains(ported))
        var options = PortOptions()
        options.headerImports = ["UIKit"]
        #expect(text("Shims", options).contains(ported))
        #expect(port(condition).sources[0].text.contains(ported))
    }

    /// Projects keep Apple's old names with aliases of their own.
    @Test func oldNamesThatAnAliasDeclaresAreKept() {
        let text = "import UIKit\nlet mode = UIViewContentMode.center\n"
        let alias = "typealias UIViewContentMode = UIView.ContentMode\n"
        func messages(_ own: String, library: String) -> Int {
            Porting(
                [PortSource(path: "A.swift", text: text + own)],
                libraries: [PortSource(path: "Kit.swift", text: "import UIKit\n" + library)]
            ).messages.count
        }
        #expect(messages(alias, library: "") == 0 && messages("", library: "public " + alias) == 0)
        #expect(messages("", library: alias) == 1 && messages("enum Own { \(alias) }", library: "") == 1)
    }

    @Test func aChainOfManyClassesIsRefused() throws {
        let classes = (1...5_000).map { "class A\($0): A\($0 - 1) {}" }
        let ported = port("@objc class A0: NSObject {}\n" + classes.joined(separator: "\n"))
        #expect(ported.messages.map(\.text) == ["A100 has 100 superclasses or more; nothing is ported"])
        #expect(ported.sources[0].text.contains("@objc class A0"))
        #expect(port(classes.prefix(98).joined(separator: "\n")).messages.isEmpty)
    }

    @Test func aLineOfAMegabyteIsAnError() throws {
        let text = "let a = \"" + String(repeating: "x", count: 1 << 20) + "\"\n"
        let ported = port(text)
        try #expect(#require(ported.messages.first).text.contains("can be ported"))
        #expect(ported.sources[0].text.hasSuffix(text))
    }

    @Test(arguments: ["(", "[", "{", "-", "!", "{ a in ("])
    func excessiveNestingDoesNotCrash(bracket: String) {
        let ported = port("let a = " + String(repeating: bracket, count: 5_000) + "\n")
        #expect(ported.sources.count == 1)
    }

    @Test func aChainOfManyMembersIsAnError() throws {
        let ported = port("let a = b" + String(repeating: "\n  .c()", count: 20_000) + "\n")
        try #expect(#require(ported.messages.first).text.contains("levels of nesting"))
    }
}
