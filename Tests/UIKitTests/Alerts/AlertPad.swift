import QuartzCore
import Testing
import UIKit

/// A run in which an alert is presented at 1 s.
@MainActor final class AlertPad {
    let app: TestApp
    let list = List()
    let alert: UIAlertController
    /// The titles of the actions whose handlers were called.
    private(set) var chosen: [String] = []

    init(
        _ style: UIAlertController.Style = .alert, look: ScreenSettings.Look = .classic, width: Double = 390,
        height: Double = 844, title: String? = "Title", message: String? = "Message", animated: Bool = true
    ) throws {
        let app = try TestApp(root: list, width: width, height: height)
        self.app = app
        var made: UIAlertController?
        app.perform {
            app.window.screen.settings.look = look
            made = UIAlertController(title: title, message: message, preferredStyle: style)
        }
        alert = try #require(made)
        app.at(1) { [list, alert] in list.present(alert, animated: animated) }
    }

    @discardableResult func add(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        let action = UIAlertAction(title: title, style: style) { [weak self] action in
            #expect(self?.list.presentedViewController == nil, "the alert has been dismissed")
            self?.chosen.append(action.title ?? "")
        }
        app.perform { alert.addAction(action) }
        return action
    }

    /// The row with a title, in window coordinates.
    func row(_ title: String) -> CGRect {
        guard let row = view(title, in: alert.view) else { return .null }
        return app.window.convert(row.bounds, from: row)
    }

    private func view(_ identifier: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == identifier { return view }
        return view.subviews.lazy.compactMap { self.view(identifier, in: $0) }.first
    }

    /// Taps the row with a title, which exists at that time.
    func tap(_ title: String, at seconds: Double) {
        app.at(seconds) { [self] in
            let row = row(title)
            app.stage.applicationState.touchScreen.touch(1, .began, at: CGPoint(x: row.midX, y: row.midY))
        }
        app.at(seconds + 0.05) { [self] in
            let row = row(title)
            app.stage.applicationState.touchScreen.touch(1, .ended, at: CGPoint(x: row.midX, y: row.midY))
        }
    }
}
