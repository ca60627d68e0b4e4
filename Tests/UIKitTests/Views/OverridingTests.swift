import QuartzCore
import Testing
import UIKit

/// Members of controllers and presentation controllers that libraries override. Most of the test is
/// that it compiles.
@MainActor @Suite struct OverridingTests {
    final class Controller: UIViewController {
        var calls: [String] = []
        private let vendor = Vendor()

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
            get { vendor }
            set {}
        }

        override var modalPresentationStyle: UIModalPresentationStyle {
            get { .custom }
            set {}
        }

        override var modalTransitionStyle: UIModalTransitionStyle {
            get { .crossDissolve }
            set {}
        }

        override var title: String? {
            get { "Own" }
            set {}
        }

        override var preferredContentSize: CGSize {
            get { CGSize(width: 100, height: 100) }
            set {}
        }

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
        override func loadView() { view = UIView(frame: UIScreen.main.bounds) }
        override func viewDidLoad() { super.viewDidLoad() }
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
        override func viewWillLayoutSubviews() {}
        override func viewDidLayoutSubviews() {}
        override func willMove(toParent parent: UIViewController?) {}
        override func didMove(toParent parent: UIViewController?) {}
        override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    }

    final class Field: UITextField {
        override var isFirstResponder: Bool { true }
        override var minimumContentSizeCategory: UIContentSizeCategory? {
            get { .extraLarge }
            set {}
        }
        override var returnKeyType: UIReturnKeyType {
            get { .go }
            set {}
        }
        let anchor = UILayoutGuide().leftAnchor
        override var leadingAnchor: NSLayoutXAxisAnchor { anchor }
        override func paste(_ sender: Any?) { text = "pasted" }
        override func firstRect(for range: UITextRange) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
    }

    @Test func aFieldAnswersForItself() {
        let own = Field()
        let field: UITextField = own
        field.paste(nil)
        #expect(field.text == "pasted" && (field as UIResponder).isFirstResponder)
        #expect((field as UIView).minimumContentSizeCategory == .extraLarge)
        #expect((field as any UITextInput).returnKeyType == .go)
        #expect((field as any UITextInput).firstRect(for: UITextRange()).width == 3)
        #expect((field as UIView).leadingAnchor === own.anchor)
    }

    final class Presentation: UIPresentationController {
        var calls: [String] = []

        override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
        {
            super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        }

        override var shouldPresentInFullscreen: Bool { true }
        override var shouldRemovePresentersView: Bool { true }
        override var presentedView: UIView? { super.presentedView }
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
        override func presentationTransitionWillBegin() { calls.append("will present") }
        override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did present \(completed)") }
        override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("did dismiss \(completed)") }
        override func containerViewWillLayoutSubviews() {}
        override func containerViewDidLayoutSubviews() {}
    }

    @Test func overriddenPropertiesTakeEffect() throws {
        let (list, own) = (List(), Controller())
        let app = try TestApp(root: list)
        var presentation: Presentation?
        (own.transitioningDelegate as? Vendor)?.presentation = {
            let made = Presentation(presentedViewController: $0, presenting: $1)
            presentation = made
            return made
        }
        app.at(1) { list.present(own, animated: true) }
        app.at(1.75) {
            #expect(own.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(list.view.superview == nil)
        }
        app.at(2) { own.dismiss(animated: true) }
        try app.play()
        #expect(own.calls == ["will appear", "is appearing", "did appear", "will disappear", "did disappear"])
        #expect(presentation?.calls == ["will present", "did present true", "will dismiss", "did dismiss true"])
        #expect(app.traceLines().contains("1 CrossDissolveAnimator animateTransition(using:)"))
        #expect(app.traceLines().contains("1 List present(Controller “Own”, animated: true)"))
        #expect(list.view.superview === app.window)
    }
}

/// Members that were once declared in extensions.
@MainActor @Suite struct OverriddenMemberTests {
    private final class Marked: UIView {
        var calls: [String] = []

        override class var layerClass: AnyClass { CAShapeLayer.self }
        override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
        override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            calls.append("recognizer")
            super.addGestureRecognizer(gestureRecognizer)
        }
        override func bringSubviewToFront(_ view: UIView) { calls.append("front") }
        override func setNeedsDisplay() {
            calls.append("display")
            super.setNeedsDisplay()
        }
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
        override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
        override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
        override var accessibilityLabel: String? {
            get { "own" }
            set {}
        }
    }

    private final class Rounded: CALayer {
        override var cornerRadius: CGFloat {
            get { bounds.height / 2 }
            set {}
        }
        override func removeAllAnimations() {}
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }
    }

    private final class Shown: UIViewController {
        override var presentedViewController: UIViewController? { nil }
        override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
        override var prefersStatusBarHidden: Bool { true }
        override var navigationController: UINavigationController? { nil }
    }

    @Test func overridesAreCalled() throws {
        let app = try TestApp()
        app.perform {
            let view = Marked()
            view.layer.lineWidth = 3
            view.calls = []
            view.addGestureRecognizer(UITapGestureRecognizer())
            view.bringSubviewToFront(view)
            view.setNeedsDisplay()
            #expect(view.calls == ["recognizer", "front", "display"])
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.frame = child.frame
            view.addSubview(child)
            #expect(child.safeAreaInsets.top == 7 && child.traitCollection.userInterfaceStyle == .dark)
            #expect(view.snapshotView(afterScreenUpdates: true) == nil && view.accessibilityLabel == "own")
            let layer: CALayer = Rounded()
            layer.bounds.size.height = 10
            #expect(layer.cornerRadius == 5)
            let (outer, shown) = (UINavigationController(), Shown())
            outer.viewControllers = [shown]
            #expect((shown as UIViewController).navigationController == nil && shown.prefersStatusBarHidden)
        }
    }
}
