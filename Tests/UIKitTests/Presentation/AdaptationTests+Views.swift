import QuartzCore
import Testing
import UIKit

/// The motion of the presented view.
extension AdaptationTests {
    /// This also applies if the traits change in the application's own animation, without a change of size.
    @Test func theViewMovesAlongsideTheSizeChange() throws {
        let (app, delegate) = (try TestApp(root: list, width: 820, height: 1180), narrow(.overFullScreen))
        let owner = owner(.overCurrentContext, delegate, in: app)
        app.at(1) { owner.present(card, animated: false) }
        app.at(2) {
            UIView.animate(withDuration: 1) {
                list.setOverrideTraitCollection(Self.compact, forChild: owner)
            }
        }
        try app.play()
        // From the middle of the owner to the middle of the window.
        let (x, widths) = (
            try app.numbers("position.x", of: card.view, at: [2.001, 3.1]),
            try app.numbers("bounds.size.width", of: card.view, at: [2.001, 3.1])
        )
        #expect(abs(x[0] - 200) < 2 && x[1] == 410, "\(x)")
        #expect(abs(widths[0] - 200) < 4 && widths[1] == 820, "\(widths)")
    }

    /// A popover of 240 × 180 points below its source, with its arrow.
    @Test func theViewStartsFromItsCurrentFrame() throws {
        let app = try run(.popover, [Self.pad, Self.third], delegate: narrow(.fullScreen)) { _ in }
        let (x, y) = (
            try app.numbers("position.x", of: card.view, at: [2.001])[0],
            try app.numbers("position.y", of: card.view, at: [2.001])[0]
        )
        #expect(abs(x - 350) < 2 && abs(y - 536.5) < 2, "\(x), \(y)")
    }

    /// The corners of a sheet become the screen's corners alongside the size change, and the sheet can no longer be
    /// dragged.
    @Test func aSheetStopsBeingOneWhenTheChangeBegins() throws {
        let app = try run(.pageSheet, screen: Self.upright, [Self.upright, Self.onItsSide]) { app in
            app.at(1.9) { #expect(card.view.gestureRecognizers?.count == 1) }
            app.at(2.1) { #expect(card.view.gestureRecognizers?.isEmpty != false) }
        }
        let radii = try app.numbers("cornerRadius", of: card.view, at: [1.9, 2.2, 2.5])
        #expect(radii[0] > 0 && radii[1] > 0.1 * radii[0] && radii[1] < 0.9 * radii[0] && radii[2] == 0, "\(radii)")
    }

    private final class Leaving: UIViewController {
        private(set) var superviews: [UIView?] = []

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { superviews.append(view.superview) }
        }
    }

    /// The child leaves the replacement just as it would leave any container.
    @Test func aReturningControllersViewLeavesTheReplacement() throws {
        let leaving = Leaving()
        let delegate = narrow(.fullScreen) { _ in UINavigationController(rootViewController: leaving) }
        let app = try TestApp(root: list, width: 820, height: 1180)
        app.perform {
            leaving.modalPresentationStyle = .popover
            leaving.popoverPresentationController?.sourceView = list.view
            leaving.popoverPresentationController?.delegate = delegate
            list.present(leaving, animated: false)
        }
        app.at(1) { app.window.change(size: Self.third, angle: 0) }
        app.at(2) { app.window.change(size: Self.pad, angle: 0) }
        try app.play()
        #expect(leaving.superviews == [nil] && leaving.view.window != nil)
    }
}
