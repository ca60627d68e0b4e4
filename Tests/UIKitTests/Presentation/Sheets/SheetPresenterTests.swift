import FrameGeometry
import FrameTiming
import QuartzCore
import Testing
import UIKit

/// The views behind sheets on an iPhone 16 (393 × 852, safe area 59 and 34): facts/sheet-presenter.
@MainActor @Suite struct SheetPresenterTests {
    private final class Seen {
        var around: UIView?
    }

    private let seen = Seen()
    private let list = List()
    private let card = Card()
    private let detail = Detail()
    private let app: TestApp
    private let sheet: UISheetPresentationController

    /// The frame 16 points narrower at each side, 10 points above the sheet at 59.
    private static let back = CGRect(x: 16, y: 49, width: 361, height: 852 * 361.0 / 393)
    private static let full = CGRect(x: 0, y: 0, width: 393, height: 852)

    /// A sheet presented at 1 s, which is at rest at 2 s.
    init() throws {
        app = try TestApp(root: list, width: 393, height: 852)
        let (app, card, list) = (app, card, list)
        var sheet: UISheetPresentationController?
        app.perform {
            app.window.screen.settings.look = .iOS26
            app.stage.applicationState.screenInsets = ScreenInsets(top: 59, bottom: 34)
            list.view.backgroundColor = .systemTeal
            card.modalPresentationStyle = .pageSheet
            sheet = card.sheetPresentationController
        }
        self.sheet = try #require(sheet)
        app.at(1) { list.present(card, animated: true) }
    }

    private func shown(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: app.window)
    }

    private func expect(_ controller: UIViewController, at wanted: CGRect, _ comment: Comment? = nil) {
        let frame = shown(controller)
        let isNear =
            abs(frame.minX - wanted.minX) < 1e-3 && abs(frame.minY - wanted.minY) < 1e-3
            && abs(frame.width - wanted.width) < 1e-3 && abs(frame.height - wanted.height) < 1e-3
        #expect(isNear, "\(frame), not \(wanted). \(comment ?? "")")
    }

    /// The system's view that moves the list back, or the window if none does.
    private var around: UIView? { list.view.layer.superlayer?.delegate as? UIView }

    private func noteAround(at seconds: Double) {
        app.at(seconds) { seen.around = around }
    }

    /// The amount by which the list has been moved back at `seconds`, computed from the scale of the recorded
    /// surrounding view.
    private func push(at seconds: Double) throws -> Double {
        guard let around = seen.around, let scale = try app.shown("transform.scale", of: around, at: seconds)?.number
        else { return 0 }
        return (1 - scale) / (32.0 / 393)
    }

    /// A finger that moves through `places`, after the 10 points that a pan does not follow, and rests at the end.
    private func drag(_ places: [CGFloat], at start: Double) {
        app.perform {
            let touches = ScriptedTouches(
                [places.map { CGPoint(x: 200, y: $0) }], duration: 0.2 * Double(places.count - 1), rest: 0.2,
                curve: { $0 }, releaseSpeed: nil, rate: 4000, on: app.stage.applicationState.touchScreen)
            for moment in touches.moments { app.at(start + moment.time) { touches.perform(moment) } }
        }
    }

    private func expectSamePicture(at seconds: Double, as earlier: Double) throws {
        let timeline = try #require(app.stage.committer.timeline)
        let isSame =
            timeline.displayList(at: MediaTime(seconds: seconds))
            == timeline.displayList(at: MediaTime(seconds: earlier))
        #expect(isSame, "\(seconds) s, not as at \(earlier) s")
    }

    // MARK: Where

    @Test func thePresenterMovesBackWithoutChangingItsView() throws {
        app.at(2) {
            expect(list, at: Self.back)
            #expect(around?.layer.cornerRadius == 10 && around?.clipsToBounds == true)
            let ground = around?.layer.superlayer
            #expect(ground?.backgroundColor == UIColor.black.cgColor && ground?.superlayer === app.window.layer)
            #expect(list.view.frame == Self.full && list.view.transform == .identity)
            #expect(list.view.superview === app.window && list.view.layer.cornerRadius == 0)
            #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            card.dismiss(animated: true)
        }
        try app.play()
        expect(list, at: Self.full)
        #expect(around === app.window)
        #expect(app.window.layer.sublayers?.count == 1)
        try expectSamePicture(at: 3, as: 0.9)
    }

    /// The values of the system spring (facts/system-spring).
    @Test func thePresenterMovesWithTheSheet() throws {
        noteAround(at: 2)
        app.at(3) { card.dismiss(animated: true) }
        try app.play()
        for (seconds, fraction) in [(0, 0), (0.1, 0.54478), (0.2, 0.87928), (0.4, 0.99441), (0.51, 1)] {
            #expect(abs(try push(at: 1 + seconds) - fraction) < 1e-4, "after \(seconds) s")
            if seconds < 0.5 { #expect(abs(try push(at: 3 + seconds) - (1 - fraction)) < 1e-4) }
        }
    }

    @Test func withoutAnimationThePresenterMovesImmediately() throws {
        app.at(0.5) { list.present(detail, animated: false) }
        app.at(0.6) {
            expect(list, at: Self.back)
            list.dismiss(animated: false)
        }
        app.at(0.7) { expect(list, at: Self.full) }
        try app.play()
    }

    @Test func thePresenterStaysBehindAMediumSheet() throws {
        sheet.detents = [.medium(), .large()]
        app.at(2) {
            #expect(around === app.window)
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        }
        noteAround(at: 2.9)
        app.at(3) {
            expect(list, at: Self.back)
            sheet.selectedDetentIdentifier = .medium
        }
        app.at(4) { expect(list, at: Self.full) }
        try app.play()
        #expect(abs(try push(at: 2.1) - 0.54478) < 1e-4)
    }

    /// 80 % of the height is 54.5 % of the way up from the medium detent.
    @Test func anIntermediateDetentMovesThePresenterPartially() throws {
        sheet.detents = [.custom { $0.maximumDetentValue * 0.8 }]
        app.at(2) {
            let top = card.view.frame.minY
            let wanted = (403.687 - top) / (403.687 - 59)
            #expect(wanted > 0.3 && wanted < 0.7)
            #expect(abs(shown(list).minX - 16 * wanted) < 1e-3 && abs(shown(list).minY - 49 * wanted) < 1e-3)
        }
        try app.play()
    }

    // MARK: A finger

    @Test(arguments: [60.0, 240, 380]) func draggingBringsThePresenterForwardProportionally(distance: Double) throws {
        noteAround(at: 2)
        drag([200, 210 + distance], at: 2)
        app.at(3.5) { expect(list, at: Self.back, "the sheet springs back") }
        try app.play()
        #expect(abs(try push(at: 2.3) - (1 - distance / 793)) < 1e-3)
    }

    @Test func dismissingByDragLeavesNothingBehind() throws {
        drag([200, 800], at: 2)
        try app.play()
        #expect(list.presentedViewController == nil)
        try expectSamePicture(at: 3.5, as: 0.9)
    }

    @Test func thePresenterFollowsTheSheetBetweenDetents() throws {
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = .large
        noteAround(at: 2)
        drag([100, 282.343], at: 2)
        try app.play()
        #expect(abs(try push(at: 2.3) - 0.5) < 2e-3)
        expect(list, at: Self.back)
    }

    @Test func thePresenterFollowsASheetThatCannotBeDismissed() throws {
        card.isModalInPresentation = true
        noteAround(at: 2)
        drag([200, 610], at: 2)
        try app.play()
        let given = try #require(try app.shown("position.y", of: card.view, at: 2.3)?.number) - 59 - 793.0 / 2
        #expect(given > 50)
        #expect(abs(try push(at: 2.3) - (1 - given / 793)) < 1e-3)
        expect(list, at: Self.back)
    }

    /// The finger grabs a sheet that is still appearing, and the views behind it stop along with it.
    @Test func aTouchStopsThePresentersAnimation() throws {
        noteAround(at: 2)
        drag([700, 711], at: 1.02)
        try app.play()
        let (start, end) = (try push(at: 1.23), try push(at: 1.4))
        #expect(start > 0.1 && start < 0.9 && abs(end - start) < 0.01)
        let top = try #require(try app.shown("position.y", of: card.view, at: 1.4)?.number) - 793.0 / 2
        #expect(abs(end - (1 - (top - 59) / 793)) < 0.01)
    }

    /// Animations in the presenting view continue while a finger dismisses the sheet.
    @Test func otherAnimationsContinueDuringTheDrag() throws {
        app.at(2) { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { list.view.alpha = 0 } }
        drag([200, 450], at: 2)
        try app.play()
        let shown = try app.numbers("opacity", of: list.view, at: [2.05, 2.3, 2.39, 2.6])
        for (value, wanted) in zip(shown, [0.95, 0.7, 0.61, 0.4]) { #expect(abs(value - wanted) < 1e-6) }
    }

    @Test func returningFromBelowTheLowestDetentRestoresThePresenter() throws {
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = .large
        drag([100, 600], at: 2)
        app.at(4) {
            #expect(sheet.selectedDetentIdentifier == .medium)
            card.view.superview?.setNeedsLayout()
        }
        app.at(5) {
            expect(list, at: Self.full)
            #expect(abs(card.view.frame.minY - 403.687) < 1e-3)
        }
        try app.play()
    }

    // MARK: Several

    @Test func aSecondSheetPushesTheFirstBackAndHidesTheRest() throws {
        app.at(2) { card.present(detail, animated: true) }
        app.at(3) {
            expect(card, at: CGRect(x: 16, y: 49, width: 361, height: 793 * 361.0 / 393))
            // Narrower than the first sheet and below its top.
            let (behind, first) = (shown(list), shown(card))
            #expect(first.insetBy(dx: 6, dy: 6).contains(CGPoint(x: behind.minX, y: behind.minY)))
            #expect(first.maxX - 6 > behind.maxX)
            detail.dismiss(animated: true)
        }
        app.at(4) {
            expect(card, at: CGRect(x: 0, y: 59, width: 393, height: 793))
            expect(list, at: Self.back)
        }
        try app.play()
        try expectSamePicture(at: 4, as: 1.9)
    }

    @Test func dismissingAllSheetsLeavesNothingBehind() throws {
        app.at(2) { card.present(detail, animated: true) }
        app.at(3) { list.dismiss(animated: true) }
        try app.play()
        try expectSamePicture(at: 4, as: 0.9)
        #expect(app.window.layer.sublayers?.count == 1)
    }

    @Test func aFullScreenPresenterMovesBackWithItsContainer() throws {
        let sheet = Base()
        detail.modalPresentationStyle = .fullScreen
        app.at(0.2) { list.present(detail, animated: false) }
        app.at(0.3) { detail.present(sheet, animated: false) }
        app.at(0.4) {
            expect(detail, at: Self.back)
            sheet.dismiss(animated: false)
        }
        app.at(0.5) {
            expect(detail, at: Self.full)
            list.dismiss(animated: false)
        }
        try app.play()
    }

    /// An application's own card keeps its place.
    @Test func aCustomPresentationStaysInPlace() throws {
        let (vendor, sheet) = (Vendor(), Base())
        vendor.presentation = { HalfPresentation(presentedViewController: $0, presenting: $1) }
        detail.modalPresentationStyle = .custom
        detail.transitioningDelegate = vendor
        app.at(0.2) { list.present(detail, animated: false) }
        app.at(0.3) { detail.present(sheet, animated: false) }
        app.at(0.4) {
            expect(detail, at: CGRect(x: 0, y: 426, width: 393, height: 426))
            list.dismiss(animated: false)
        }
        try app.play()
    }

    // MARK: Changes

    @Test func noCardIsShownInLandscapeOnIPhone() throws {
        app.at(2) { app.window.change(size: CGSize(width: 852, height: 393), angle: 0) }
        app.at(3) {
            #expect(list.view.window == nil && list.view.layer.superlayer == nil)
            app.window.change(size: CGSize(width: 393, height: 852), angle: 0)
        }
        app.at(4) {
            expect(list, at: Self.back)
            app.window.change(size: CGSize(width: 820, height: 1180), angle: 0)
        }
        app.at(5) { expect(list, at: CGRect(x: 0, y: 0, width: 820, height: 1180), "regular width") }
        try app.play()
    }

    @Test func thePresenterStaysInPlaceOnIPad() throws {
        let pad = try TestApp(root: List(), width: 820, height: 1180)
        let list = try #require(pad.window.rootViewController)
        for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
            let card = Card()
            card.modalPresentationStyle = style
            pad.at(style == .pageSheet ? 1 : 3) { list.present(card, animated: true) }
            pad.at(style == .pageSheet ? 2 : 4) {
                #expect(list.view.layer.superlayer === pad.window.layer)
                card.dismiss(animated: true)
            }
        }
        try pad.play()
    }

    @Test func anotherRootIsNotCovered() throws {
        app.at(2) {
            app.window.rootViewController = detail
            #expect(app.window.layer.sublayers?.first === detail.view.layer)
            #expect(detail.view.layer.superlayer === app.window.layer)
        }
        try app.play()
        #expect(app.window.layer.sublayers?.contains { $0.backgroundColor == UIColor.black.cgColor } == false)
    }
}
