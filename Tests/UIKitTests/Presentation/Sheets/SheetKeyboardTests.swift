import QuartzCore
import Testing
import UIKit

/// Sheets make room for the keyboard of their fields: facts/sheet-keyboard.
@MainActor @Suite struct SheetKeyboardTests {
    private let list = UIViewController()
    private let card = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))

    private func app(_ width: Double, _ height: Double, _ style: UIModalPresentationStyle) throws -> TestApp {
        let app = try TestApp(root: list, width: width, height: height)
        app.perform {
            card.view.addSubview(field)
            card.modalPresentationStyle = style
        }
        return app
    }

    private var top: CGFloat { card.view.convert(CGPoint.zero, to: nil).y }
    private var bottom: CGFloat { card.view.convert(CGPoint(x: 0, y: card.view.bounds.maxY), to: nil).y }

    @Test func theLargestDetentIsSelected() throws {
        let app = try app(390, 844, .pageSheet)
        app.at(1) {
            card.sheetPresentationController?.detents = [.medium(), .large()]
            list.present(card, animated: false)
        }
        var before: CGFloat = 0
        app.at(2) {
            before = top
            field.becomeFirstResponder()
        }
        try app.play()
        #expect(card.sheetPresentationController?.selectedDetentIdentifier == .large && top < before - 200)
    }

    @Test func aLowSheetRestsOnTheKeyboardAndReturns() throws {
        let app = try app(390, 844, .pageSheet)
        app.at(1) {
            card.sheetPresentationController?.detents = [.custom { _ in 200 }]
            list.present(card, animated: false)
        }
        var (before, above, keyboard) = (0.0, 0.0, 0.0)
        app.at(2) {
            before = top
            field.becomeFirstResponder()
        }
        app.at(4) {
            above = top
            keyboard = card.view.window.map { $0.convert($0.keyboardLayoutGuide.layoutFrame, to: nil).minY } ?? 0
            field.resignFirstResponder()
        }
        try app.play()
        #expect(keyboard > 400 && keyboard < 700 && abs(above - (keyboard - 200)) < 1)
        #expect(abs(top - before) < 1e-6)
    }

    @Test func aFormSheetIsCenteredAboveTheKeyboard() throws {
        let app = try app(820, 1180, .formSheet)
        app.at(1) { list.present(card, animated: false) }
        var before: CGFloat = 0
        app.at(2) {
            before = top
            field.becomeFirstResponder()
        }
        try app.play()
        #expect(top < before - 50 && top >= 0)
    }

    @Test func theKeyboardOfAnotherViewMovesNothing() throws {
        let app = try app(390, 844, .pageSheet)
        let other = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        app.at(1) {
            list.view.addSubview(other)
            card.sheetPresentationController?.detents = [.medium(), .large()]
            card.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            list.present(card, animated: false)
        }
        app.at(2) { other.becomeFirstResponder() }
        try app.play()
        #expect(card.sheetPresentationController?.selectedDetentIdentifier == nil)
    }
}
