import FramePort
import Testing

/// Sources whose rewritten code could have another meaning than Swift's.
@Suite struct PortedMeaningTests {
    private func port(_ texts: String...) -> Porting {
        Porting(texts.enumerated().map { PortSource(path: "\($0.offset).swift", text: $0.element) }, PortOptions())
    }

    /// A closure that is given to a method takes no action beside it, and no method of the rest of the file.
    @Test func actionsBesideClosuresAreNoReplacements() {
        let ported = port(
            """
            import UIKit
            func hook() {
                let m = class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewDidLoad))!
                let block: @convention(block) (UIViewController) -> Void = { vc in
                    vc.navigationItem.leftBarButtonItem = UIBarButtonItem(
                        barButtonSystemItem: .close, target: vc, action: #selector(UIViewController.close))
                }
                method_setImplementation(m, imp_implementationWithBlock(block))
            }
            extension UIViewController { @objc func close() { dismiss(animated: true) } }
            """)
        #expect(ported.messages.isEmpty)
        #expect(ported.sources[0].text.contains("func close() { dismiss(animated: true) }"))
        #expect(!ported.sources[0].text.contains("func close() { guard"))
    }

    @Test func selectorsWithoutLabelsFindTheMethodOfUIKit() {
        let ported = port(
            """
            import UIKit
            let selector = #selector(UIViewController.viewWillAppear)
            """)
        #expect(ported.sources[0].text.contains(#"Selector("viewWillAppear:", UIViewController.viewWillAppear(_:))"#))
    }

    @Test func aliasesOfRectanglesHaveMethodsOfTheirOwn() {
        let ported = port(
            "import UIKit\nfunc touches(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }\n",
            "import UIKit\ntypealias Rect = CGRect\nextension Rect { func intersects(_ a: CGRect) -> Bool { true } }\n")
        #expect(!ported.sources[0].text.contains("fileprivate func intersects"))
    }

    /// An observer that does not name the old value does not read it.
    @Test(arguments: [("n += 1", "didSet_view() }"), ("n = oldValue == nil ? 0 : 1", "didSet_view(oldValue) }")])
    func observersReadTheOldValueWhereTheyNameIt(code: String, call: String) {
        let ported = port(
            """
            import UIKit
            class Screen: UIViewController { var n = 0 }
            extension Screen { override var view: UIView! { didSet { \(code) } } }
            """)
        #expect(ported.messages.isEmpty && ported.sources[0].text.contains(call))
    }

    @Test func observersOfAnExtensionsPropertyAreRefused() {
        let ported = port(
            """
            import UIKit
            extension NSObject { @objc var kind: String { get { "a" } set {} } }
            class Card: UIView { var told = 0; override var kind: String { didSet { told += 1 } } }
            """)
        #expect(ported.messages.map(\.line) == [3])
    }
}
