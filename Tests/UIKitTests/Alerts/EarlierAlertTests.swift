import Testing
import UIKit

@testable import UIKitAlerts

/// Alerts, action sheets and popovers in the form of the first versions of iOS.
@MainActor @Suite struct EarlierAlertTests {
    private final class Delegate: NSObject, UIAlertViewDelegate, UIActionSheetDelegate, UIPopoverControllerDelegate {
        let note: (String) -> Void
        var mayChoose = true

        init(_ note: @escaping (String) -> Void) { self.note = note }

        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { note("click \(buttonIndex)") }
        func willPresent(_ alertView: UIAlertView) { note("will present") }
        func didPresent(_ alertView: UIAlertView) { note("did present") }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            note("dismissed \(buttonIndex) \(alertView.isVisible)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { mayChoose }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            note("click \(buttonIndex)")
        }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            note("dismissed \(buttonIndex)")
        }
        func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { note("popover dismissed") }
    }

    /// The notes without their times.
    private func steps(_ app: TestApp) -> [String] { app.notes.map { String($0.drop { $0 != " " }.dropFirst()) } }

    private func view(_ identifier: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == identifier { return view }
        return view.subviews.lazy.compactMap { self.view(identifier, in: $0) }.first
    }

    private func tap(_ title: String, at seconds: Double, in app: TestApp) {
        for (phase, delay) in [(UITouch.Phase.began, 0), (.ended, 0.05)] {
            app.at(seconds + delay) {
                let windows = UIApplication.shared.windows
                guard let row = windows.lazy.compactMap({ view(title, in: $0) }).first else {
                    Issue.record("no \(title)")
                    return
                }
                let frame = row.convert(row.bounds, to: nil)
                app.stage.applicationState.touchScreen.touch(1, phase, at: CGPoint(x: frame.midX, y: frame.midY))
            }
        }
    }

    @Test func anAlertSaysWhichButtonWasTapped() throws {
        let app = try TestApp()
        let delegate = Delegate { app.note($0) }
        app.at(1) {
            let alert = UIAlertView(
                title: "Title", message: "Message", delegate: delegate, cancelButtonTitle: "Cancel",
                otherButtonTitles: "One", "Two")
            #expect(alert.numberOfButtons == 3 && alert.firstOtherButtonIndex == 1 && alert.cancelButtonIndex == 0)
            alert.show()
        }
        app.at(1.9) { #expect(UIApplication.shared.windows.count == 2) }
        tap("Two", at: 2, in: app)
        app.at(3) { #expect(UIApplication.shared.windows.count == 1) }
        try app.play()
        #expect(
            steps(app) == [
                "will present", "did present", "click 2", "dismissed 2 false",
            ])
    }

    @Test func anAlertHasFieldsAndCanBeDismissed() throws {
        let app = try TestApp()
        let delegate = Delegate { app.note($0) }
        delegate.mayChoose = false
        app.at(1) {
            let alert = UIAlertView(
                title: "Title", message: nil, delegate: delegate, cancelButtonTitle: nil, otherButtonTitles: "OK")
            alert.alertViewStyle = .loginAndPasswordInput
            #expect(alert.textField(at: 0)?.placeholder == "Login" && alert.textField(at: 2) == nil)
            #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
            alert.show()
            app.at(2) { alert.dismiss(withClickedButtonIndex: 0, animated: false) }
        }
        tap("OK", at: 1.6, in: app)
        try app.play()
        #expect(
            steps(app) == [
                "will present", "did present", "dismissed 0 false",
            ])
    }

    @Test func aSheetHasItsCancelButtonLast() throws {
        let app = try TestApp(root: UIViewController())
        let delegate = Delegate { app.note($0) }
        app.at(1) {
            let sheet = UIActionSheet(
                title: nil, delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
                otherButtonTitles: "One", "Two")
            #expect((0..<4).map(sheet.buttonTitle) == ["Delete", "One", "Two", "Cancel"])
            #expect(sheet.firstOtherButtonIndex == 1 && sheet.cancelButtonIndex == 3)
            sheet.show(in: app.window)
        }
        tap("One", at: 2, in: app)
        try app.play()
        #expect(steps(app) == ["click 1", "dismissed 1"])
    }

    @Test func aPopoverIsDismissedByATouchOutside() throws {
        let app = try TestApp(root: UIViewController(), width: 1024, height: 768)
        let delegate = Delegate { app.note($0) }
        var made: UIPopoverController?
        app.perform { made = UIPopoverController(contentViewController: UIViewController()) }
        let popover = try #require(made)
        app.at(1) {
            popover.delegate = delegate
            popover.contentSize = CGSize(width: 200, height: 100)
            popover.present(
                from: CGRect(x: 100, y: 100, width: 50, height: 50), in: app.window, permittedArrowDirections: .any,
                animated: true)
        }
        app.at(2) {
            #expect(popover.isPopoverVisible && popover.contentViewController.view.bounds.width == 200)
        }
        for (phase, time) in [(UITouch.Phase.began, 2.1), (.ended, 2.15)] {
            app.at(time) { app.stage.applicationState.touchScreen.touch(1, phase, at: CGPoint(x: 900, y: 700)) }
        }
        try app.play()
        #expect(!popover.isPopoverVisible)
        #expect(steps(app) == ["popover dismissed"])
    }
}
