import Testing
import UIKit

/// The frames that an animator is told for views that go back to where they were.
@MainActor @Suite struct FinalFrameTests {
    let list = List()
    let card = Card()
    let vendor = Vendor()
    let presenting = Fader()
    let dismissing = Fader()
    let app: TestApp

    private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    private let inset = CGRect(x: 16, y: 47, width: 358, height: 797)

    init() throws {
        app = try TestApp(root: list)
        card.transitioningDelegate = vendor
        vendor.presenting = presenting
        vendor.dismissing = dismissing
        vendor.presentation = { HalfPresentation(presentedViewController: $0, presenting: $1) }
        app.at(1) { [list, card] in list.present(card, animated: true) }
        app.at(2) { [list] in list.dismiss(animated: true) }
    }

    /// Slide-in animators compute where the view comes from and goes to by one formula.
    @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen])
    func aDismissedControllersFinalFrameIsThatOfItsPresentation(style: UIModalPresentationStyle) throws {
        card.modalPresentationStyle = style
        let presented = style == .custom ? CGRect(x: 0, y: 422, width: 390, height: 422) : screen
        dismissing.onAnimate = { context in
            card.view.frame.origin.y = 844
            #expect(context.finalFrame(for: card) == presented)
            app.note("dismissed")
        }
        try app.play()
        #expect(app.notes == ["2 dismissed"])
    }

    @Test func aPresenterThatWasInsetGoesBackToItsWholeFrame() throws {
        card.modalPresentationStyle = .custom
        presenting.onAnimate = { context in
            list.view.frame = inset
            #expect(context.finalFrame(for: list) == screen)
        }
        dismissing.onAnimate = { context in
            #expect(context.initialFrame(for: list) == inset)
            #expect(context.finalFrame(for: list) == screen)
            list.view.frame = context.finalFrame(for: list)
            app.note("dismissed")
        }
        try app.play()
        #expect(app.notes == ["2 dismissed"])
        #expect(list.view.frame == screen)
    }

    /// The frame is that of the presentation that ends, not of an earlier one.
    @Test func aPresenterThatMovedBetweenPresentationsStaysThere() throws {
        card.modalPresentationStyle = .custom
        app.at(3) { list.view.frame = inset }
        app.at(4) { list.present(card, animated: true) }
        app.at(5) {
            dismissing.onAnimate = { #expect($0.finalFrame(for: list) == inset) }
            list.dismiss(animated: true) { app.note("dismissed") }
        }
        try app.play()
        #expect(app.notes == ["5.5 dismissed"])
    }
}
