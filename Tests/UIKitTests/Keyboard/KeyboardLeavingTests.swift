import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The keyboard moves away along with the view of its field: facts/keyboard-leaves.
@MainActor @Suite struct KeyboardLeavingTests {
    private let list = UIViewController()
    private let card = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))

    /// Fades out, driven only by the test.
    private final class Held: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        let driver = UIPercentDrivenInteractiveTransition()

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let view = context.view(forKey: .from)
            UIView.animate(withDuration: 0.5) {
                view?.alpha = 0
            } completion: { _ in
                view?.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    /// Asks for the keyboard before its view is in a window.
    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
        var changesItsMind = false

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            field.becomeFirstResponder()
            if changesItsMind { field.resignFirstResponder() }
        }
    }

    @Test(arguments: ["push", "present", "not"]) func aFieldCanAskForItBeforeItAppears(_ way: String) throws {
        let navigation = UINavigationController(rootViewController: list)
        let form = Form()
        let app = try TestApp(root: navigation, width: 390, height: 844)
        form.changesItsMind = way == "not"
        app.at(1) {
            if way == "present" {
                navigation.present(form, animated: true)
            } else {
                navigation.pushViewController(form, animated: true)
            }
        }
        app.at(1.1) { #expect(form.field.isFirstResponder == (way != "not")) }
        app.at(3) {
            #expect(form.field.isFirstResponder == (way != "not"))
            #expect((form.field.window?.keyboardLayoutGuide.layoutFrame.height ?? 0 > 200) == (way != "not"))
        }
        try app.play()
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func aDismissalTakesItAlong(style: UIModalPresentationStyle) throws {
        let app = try TestApp(root: list, width: 390, height: 844)
        app.perform {
            card.view.addSubview(field)
            card.modalPresentationStyle = style
        }
        app.at(1) { list.present(card, animated: true) }
        app.at(3) { field.becomeFirstResponder() }
        app.at(5) { list.dismiss(animated: true) }
        app.at(5.1) { #expect(card.isBeingDismissed && !field.isFirstResponder) }
        try app.play()
    }

    /// A finger may return the view, with its keyboard.
    @Test func aFingerDecidesFirst() throws {
        let held = Held()
        let app = try TestApp(root: list, width: 390, height: 844)
        app.perform {
            card.view.addSubview(field)
            card.modalPresentationStyle = .fullScreen
            card.transitioningDelegate = held
        }
        func pull() {
            list.dismiss(animated: true)
            held.driver.update(0.3)
        }
        app.at(1) { list.present(card, animated: false) }
        app.at(3) { field.becomeFirstResponder() }
        app.at(5) { pull() }
        app.at(5.3) {
            #expect(field.isFirstResponder)
            held.driver.cancel()
        }
        app.at(7) {
            #expect(field.isFirstResponder && list.presentedViewController === card)
            pull()
        }
        app.at(7.3) {
            held.driver.finish()
            #expect(card.isBeingDismissed && !field.isFirstResponder)
        }
        try app.play()
    }

    /// The application can ask for the keyboard of the covered field again, whether it resigns before or not.
    @Test(arguments: [false, true]) func aCoveredFieldCanAskAgain(resigns: Bool) throws {
        let app = try TestApp(root: list, width: 390, height: 844)
        app.perform { list.view.addSubview(field) }
        func top() -> CGFloat { app.window.keyboardLayoutGuide.layoutFrame.minY }
        var keyboard: Keyboard { app.stage.applicationState.keyboard }
        app.at(1) { field.becomeFirstResponder() }
        app.at(3) {
            #expect(keyboard.takesKeys)
            list.present(card, animated: false)
        }
        app.at(5) {
            #expect(!keyboard.takesKeys && top() > 700)
            if resigns { field.resignFirstResponder() }
            #expect(field.becomeFirstResponder())
        }
        app.at(7) { #expect(keyboard.takesKeys && top() < 600) }
        try app.play()
    }

    /// The keyboard of the field behind does not lie over what is presented.
    @Test(arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen], [false, true])
    func aPresentationTakesItAwayForItsTime(style: UIModalPresentationStyle, isAnimated: Bool) throws {
        let app = try TestApp(root: list, width: 390, height: 844)
        app.perform {
            list.view.addSubview(field)
            card.modalPresentationStyle = style
        }
        func top() -> CGFloat? { app.window.keyboardLayoutGuide.layoutFrame.minY }
        app.at(1) { field.becomeFirstResponder() }
        app.at(3) {
            #expect(top() ?? 844 < 600)
            list.present(card, animated: isAnimated)
        }
        app.at(5) {
            #expect(field.isFirstResponder && top() ?? 0 > 700)
            list.dismiss(animated: isAnimated)
        }
        app.at(7) { #expect(field.isFirstResponder && top() ?? 844 < 600) }
        try app.play()
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet], [false, true])
    func anAlertTakesItAwayForItsTime(style: UIAlertController.Style, isAnimated: Bool) throws {
        let app = try TestApp(root: list, width: 390, height: 844)
        var alert: UIAlertController?
        app.perform {
            list.view.addSubview(field)
            alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
            alert?.addAction(UIAlertAction(title: "OK", style: .default))
        }
        let shown = try #require(alert)
        func top() -> CGFloat { app.window.keyboardLayoutGuide.layoutFrame.minY }
        var middle: CGFloat = 0
        app.at(1) { field.becomeFirstResponder() }
        app.at(3) {
            #expect(top() < 600)
            list.present(shown, animated: isAnimated)
        }
        app.at(5) {
            #expect(field.isFirstResponder && top() > 700)
            middle = shown.view.frame.midY
            if style == .alert { #expect(abs(middle - 422) < 40) }
            list.dismiss(animated: isAnimated)
        }
        // An alert stays in the middle while the keyboard returns.
        if isAnimated { app.at(5.1) { #expect(top() < 600 && (style != .alert || shown.view.frame.midY == middle)) } }
        app.at(7) { #expect(field.isFirstResponder && top() < 600) }
        try app.play()
    }

    /// The fields of an alert take the keyboard over.
    @Test func anAlertWithFieldsKeepsIt() throws {
        let app = try TestApp(root: list, width: 390, height: 844)
        var alert: UIAlertController?
        app.perform {
            list.view.addSubview(field)
            alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert?.addTextField()
        }
        let shown = try #require(alert)
        func top() -> CGFloat { app.window.keyboardLayoutGuide.layoutFrame.minY }
        app.at(1) { field.becomeFirstResponder() }
        app.at(3) { list.present(shown, animated: true) }
        for time in [3.05, 3.3, 5] { app.at(time) { #expect(top() < 600 && shown.view.frame.maxY < top()) } }
        app.at(6) { #expect(!field.isFirstResponder && shown.textFields?.first?.isFirstResponder == true) }
        try app.play()
    }

    @Test(arguments: [false, true]) func aPushAndAPopTakeItAlong(pops: Bool) throws {
        let app = try TestApp(width: 390, height: 844)
        let navigation = app.stage.perform { UINavigationController(rootViewController: list) }
        app.perform {
            app.window.rootViewController = navigation
            (pops ? card : list).view.addSubview(field)
        }
        if pops { app.at(1) { navigation.pushViewController(card, animated: false) } }
        app.at(3) { field.becomeFirstResponder() }
        app.at(5) {
            if pops {
                navigation.popViewController(animated: true)
            } else {
                navigation.pushViewController(card, animated: true)
            }
        }
        app.at(5.1) { #expect(field.window != nil && !field.isFirstResponder) }
        try app.play()
    }
}
