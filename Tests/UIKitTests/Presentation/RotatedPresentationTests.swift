import QuartzCore
import Testing
import UIKit

/// Presentations and dismissals requested while the window changes its size.
@MainActor @Suite struct RotatedPresentationTests {
    private let list = List()
    private let card = Card()

    private func turn(_ app: TestApp) {
        app.window.change(size: CGSize(width: 844, height: 390), angle: .pi / 2)
    }

    private func appearances(_ app: TestApp) -> [String] {
        app.traceLines([.callback]).filter { $0.contains("Card viewWill") && $0.contains("ppear(") }
    }

    /// The request is made in the same event, or later.
    @Test(arguments: [1, 1.1], [true, false]) func aPresentationBeginsAfterTheWindowHasRotated(
        start: Double, isAnimated: Bool
    ) throws {
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .fullScreen
        app.at(1) { turn(app) }
        app.at(start) {
            list.present(card, animated: isAnimated) { app.note("presented") }
            #expect(list.presentedViewController === card && card.isBeingPresented)
        }
        app.at(1.3) { #expect(list.view.superview === app.window && card.viewIfLoaded?.window == nil) }
        try app.play()
        #expect(appearances(app) == ["1.4 Card viewWillAppear(\(isAnimated))"])
        #expect(app.notes == [isAnimated ? "1.9057 presented" : "1.4 presented"])
        #expect(card.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        let note = app.traceLines([.note])
        #expect(note.count == 1 && note[0].contains("change of size"))
        // The presenter follows the window throughout.
        #expect(try app.numbers("bounds.size.width", of: list.view, at: [1, 1.2]) == [390, 617])
    }

    @Test func aDismissalBeginsAfterTheWindowHasRotated() throws {
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .fullScreen
        app.at(0.5) { list.present(card, animated: false) }
        app.at(1) {
            turn(app)
            list.dismiss(animated: true) { app.note("dismissed") }
        }
        try app.play()
        #expect(app.notes == ["1.9057 dismissed"])
        #expect(try app.numbers("bounds.size.width", of: card.view, at: [1, 1.2, 1.4]) == [390, 617, 844])
        #expect(list.view.superview === app.window && list.view.frame.size == CGSize(width: 844, height: 390))
    }

    /// The window rotates again when the waiting transition has ended.
    @Test func rotationsAndTransitionsWaitForEachOther() throws {
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .fullScreen
        app.at(1) {
            turn(app)
            list.present(card, animated: true) { app.note("presented in \(Int(app.window.bounds.width))") }
            app.window.change(size: CGSize(width: 390, height: 844), angle: 0)
        }
        try app.play()
        #expect(app.notes == ["1.9057 presented in 844"])
        #expect(app.window.bounds.width == 390 && card.view.frame == app.window.bounds)
    }
}
