import FrameGeometry
import FrameScenes
import FrameTiming
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Sheets on an iPhone 16 (393 × 852, safe area 59 and 34), whose measurements are in facts/sheet-geometry.
@MainActor @Suite struct SheetTests {
    /// Returns configured answers and records its calls.
    private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var mayDismiss = true
        private(set) var heard: [String] = []

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            heard.append("should")
            return mayDismiss
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            heard.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            heard.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            heard.append("attempt")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) {
            heard.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")
        }
    }

    private let list = List()
    private let card = Card()
    private let delegate = Delegate()
    private let app: TestApp
    private let sheet: UISheetPresentationController

    private static let medium = CGRect(x: 8, y: 403.687, width: 377, height: 440.313)
    private static let large = CGRect(x: 0, y: 59, width: 393, height: 793)

    /// A sheet presented at 1 s, which is at rest at 2 s.
    init() throws {
        app = try TestApp(root: list, width: 393, height: 852)
        let (app, card, list) = (app, card, list)
        var sheet: UISheetPresentationController?
        app.perform {
            app.window.screen.settings.look = .iOS26
            app.stage.applicationState.screenInsets = ScreenInsets(top: 59, bottom: 34)
            card.modalPresentationStyle = .pageSheet
            sheet = card.sheetPresentationController
        }
        self.sheet = try #require(sheet)
        self.sheet.delegate = delegate
        app.at(1) { list.present(card, animated: true) }
    }

    private func expect(_ frame: CGRect, _ wanted: CGRect, _ comment: Comment? = nil) {
        let isNear =
            abs(frame.minX - wanted.minX) < 1e-3 && abs(frame.minY - wanted.minY) < 1e-3
            && abs(frame.width - wanted.width) < 1e-3 && abs(frame.height - wanted.height) < 1e-3
        #expect(isNear, "\(frame), not \(wanted). \(comment ?? "")")
    }

    /// A finger that moves down by `distance` after the 10 points that a pan does not follow. It takes `seconds` and
    /// rests at the end, or moves at the constant `velocity`, in points per second.
    private func drag(
        from y: CGFloat, by distance: CGFloat, at start: Double, seconds: Double = 0.4, velocity: CGFloat? = nil
    ) {
        let slop: CGFloat = distance < 0 ? -10 : 10
        let (top, end) = (CGPoint(x: 200, y: y), CGPoint(x: 200, y: y + distance + slop))
        app.perform {
            let touches = ScriptedTouches(
                [[top, end]], duration: velocity.map { Double((distance + slop) / $0) } ?? seconds,
                rest: velocity == nil ? 0.2 : 0, curve: { $0 }, releaseSpeed: nil, rate: 4000,
                on: app.stage.applicationState.touchScreen)
            for moment in touches.moments { app.at(start + moment.time) { touches.perform(moment) } }
        }
    }

    private func top(at seconds: Double) throws -> Double {
        let bounds = try #require(try app.shown("bounds.size.height", of: card.view, at: seconds)?.number)
        let middle = try #require(try app.shown("position.y", of: card.view, at: seconds)?.number)
        return middle - bounds / 2
    }

    private func dim(at seconds: Double) throws -> Double {
        try #require(try app.shown("opacity", of: sheet.dimmingView, at: seconds)?.number)
    }

    // MARK: Where

    @Test func framesMatchMeasuredOnes() throws {
        app.at(2) {
            expect(card.view.frame, Self.large)
            sheet.detents = [.medium(), .large()]
        }
        app.at(3) {
            expect(card.view.frame, Self.medium)
            sheet.selectedDetentIdentifier = .large
        }
        app.at(4) {
            expect(card.view.frame, Self.large)
            sheet.detents = [.custom(identifier: .init("a quarter")) { $0.maximumDetentValue / 4 }, .large()]
            sheet.selectedDetentIdentifier = .init("a quarter")
        }
        try app.play()
        // (759 / 4 + 34) · 377 / 393.
        let height = 223.75 * 377 / 393
        expect(card.view.frame, CGRect(x: 8, y: 844 - height, width: 377, height: height))
        #expect(list.view.window != nil)
    }

    @Test func detentsAreResolvedInTheirContext() throws {
        let phone = SheetDetentContext(
            UITraitCollection(ofWindow: CGSize(width: 393, height: 852), scale: 3), maximum: 759)
        let side = SheetDetentContext(
            UITraitCollection(ofWindow: CGSize(width: 852, height: 393), scale: 3), maximum: 300)
        let medium = UISheetPresentationController.Detent.medium()
        #expect(medium.resolvedValue(in: phone) == 425 && medium.resolvedValue(in: side) == nil)
        #expect(UISheetPresentationController.Detent.large().resolvedValue(in: side) == 300)
        // A detent that does not exist now is skipped; one that is too high counts as the highest.
        sheet.detents = [.custom { _ in nil }, .custom(identifier: .init("high")) { _ in 5000 }]
        try app.play()
        expect(card.view.frame, Self.large)
    }

    @Test func anEmptyListOfDetentsIsAMistake() throws {
        app.at(2) { sheet.detents = [] }
        #expect(
            throws: StageError.misused(["The detents of a UISheetPresentationController must not be empty."])
        ) { try app.play() }
        #expect(sheet.detents.count == 1)
    }

    @Test func theGrabberIsShownOnRequest() throws {
        func grabber() -> CALayer? { card.view.layer.sublayers?.first { $0.name == "grabber" } }
        app.at(2) {
            #expect(grabber() == nil)
            sheet.prefersGrabberVisible = true
        }
        app.at(3) {
            #expect(grabber()?.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
            #expect(grabber()?.cornerRadius == 2.5)
            #expect(card.view.subviews.isEmpty)
            sheet.prefersGrabberVisible = false
        }
        try app.play()
        #expect(grabber() == nil)
    }

    @Test func theCornersAreRound() throws {
        app.at(2) {
            #expect(card.view.layer.cornerRadius == 37.7)
            #expect(card.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            sheet.preferredCornerRadius = 12
            sheet.detents = [.medium()]
        }
        try app.play()
        #expect(card.view.layer.cornerRadius == 12)
        #expect(card.view.layer.maskedCorners.contains(.layerMinXMaxYCorner))
    }

    /// The halfway values of the system spring (facts/system-spring).
    @Test func animatedChangesFollowTheSystemSpring() throws {
        sheet.detents = [.medium(), .large()]
        app.at(2) { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
        try app.play()
        for (seconds, fraction) in [(0, 0), (0.1, 0.54478), (0.2, 0.87928), (0.4, 0.99441), (0.51, 1)] {
            let wanted = 403.687 + (59 - 403.687) * fraction
            #expect(abs(try top(at: 2 + seconds) - wanted) < 0.1, "after \(seconds) s")
        }
        #expect(delegate.heard.isEmpty, "the program is not announced")
    }

    @Test func touchesPassThroughUpToTheLargestUndimmedDetent() throws {
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
        app.at(2) {
            #expect(app.window.hitTest(CGPoint(x: 200, y: 200), with: nil) === list.view)
            #expect(app.window.hitTest(CGPoint(x: 200, y: 600), with: nil) === card.view)
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        }
        app.at(3) { #expect(app.window.hitTest(CGPoint(x: 200, y: 30), with: nil) === sheet.dimmingView) }
        try app.play()
        #expect(try dim(at: 1.9) == 0 && dim(at: 2.9) == 1)
        #expect(abs(try dim(at: 2.1) - 0.54478) < 1e-4)
    }

    // MARK: The finger

    @Test(arguments: [20.0, 60, 120, 240, 380])
    func theSheetFollowsOneToOneAndTheDimmingWithIt(distance: Double) throws {
        drag(from: 200, by: distance, at: 2)
        try app.play()
        #expect(abs(try top(at: 2.5) - (59 + distance)) < 0.6)
        #expect(abs(try dim(at: 2.5) - (1 - distance / 793)) < 1e-3)
    }

    @Test func theSheetDoesNotMoveAboveTheHighestDetent() throws {
        drag(from: 400, by: -200, at: 2)
        try app.play()
        for frame in 120...200 { #expect(try top(at: Double(frame) / 60) == 59) }
        #expect(delegate.heard.isEmpty)
    }

    /// Half of its height is 396.5 points.
    @Test(arguments: [(380, false), (415, true)] as [(CGFloat, Bool)])
    func aSlowReleaseGoesByThePosition(distance: CGFloat, goes: Bool) throws {
        drag(from: 200, by: distance, at: 2)
        try app.play()
        #expect((card.presentingViewController == nil) == goes)
        #expect((card.view.window == nil) == goes)
        #expect(delegate.heard == (goes ? ["should", "will", "did"] : ["should", "will"]))
        if !goes {
            expect(card.view.frame, Self.large)
            #expect(sheet.dimmingView.alpha == 1 && card.isBeingDismissed == false)
            let before = try #require(app.stage.committer.timeline?.displayList(at: MediaTime(seconds: 1.9)))
            #expect(app.stage.committer.timeline?.displayList(at: MediaTime(seconds: 3.5)) == before)
        } else {
            #expect(card.presentationController == nil || card.presentationController !== sheet)
            #expect(list.presentedViewController == nil)
        }
        // Appearance calls: disappearing, and appearing again if it stays.
        let told = app.traceLines([.callback], from: 2).filter { $0.contains(" Card view") && !$0.contains("Layout") }
            .map { $0.split(separator: " ")[2].prefix { $0 != "(" } }
        #expect(
            told.map(String.init)
                == (goes
                    ? ["viewWillDisappear", "viewDidDisappear"]
                    : ["viewWillDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]))
    }

    @Test(arguments: [(900, false), (1200, true)] as [(CGFloat, Bool)])
    func aFlickGoesByItsVelocity(velocity: CGFloat, goes: Bool) throws {
        drag(from: 200, by: 64, at: 2, velocity: velocity)
        try app.play()
        #expect((card.presentingViewController == nil) == goes)
    }

    /// Closed form: x = d · (1 − (1 + w t) e^(−w t)), w = √(1000/3), for a release without velocity.
    @Test func theRemainderIsTheSpringInClosedForm() throws {
        drag(from: 200, by: 300, at: 2)
        try app.play()
        let released = 2.6
        for (seconds, fraction) in [(0.1, 0.54478), (0.2, 0.87928), (0.3, 0.97292)] {
            #expect(abs(try top(at: released + seconds) - (59 + 300 * (1 - fraction))) < 0.6, "after \(seconds) s")
        }
    }

    /// The remainder continues with the finger's velocity, in closed form.
    @Test func theSpringTakesTheVelocityOfTheTouch() throws {
        drag(from: 200, by: 110, at: 2, velocity: 1500)
        try app.play()
        let start = try top(at: 2.08)
        let (left, w) = (852 - start, (1000.0 / 3).squareRoot())
        for seconds in [0.004, 0.02, 0.1] {
            // x = d · (1 − (1 + (w − v) t) e^(−w t)) with v = 1500 / d.
            let decay = RealMath.exp(-w * seconds)
            let wanted = start + left - (left + (w * left - 1500) * seconds) * decay
            #expect(abs(try top(at: 2.08 + seconds) - wanted) < 4, "after \(seconds) s")
        }
    }

    @Test func draggingMovesBetweenDetents() throws {
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = .large
        drag(from: 100, by: 250, at: 2)
        app.at(3.4) {
            expect(card.view.frame, Self.medium)
            #expect(delegate.heard == ["com.apple.UIKit.medium"])
        }
        drag(from: 500, by: -100, at: 3.5, velocity: -1500)
        try app.play()
        expect(card.view.frame, Self.large)
        #expect(delegate.heard == ["com.apple.UIKit.medium", "com.apple.UIKit.large"])
        // Between detents the sheet is resized; its bottom and the dimming do not change.
        #expect(abs(try top(at: 2.5) - 309) < 0.6)
        let bottom =
            try top(at: 2.5) + (try #require(try app.shown("bounds.size.height", of: card.view, at: 2.5)?.number))
        #expect(bottom > 843.9 && bottom < 852.1)
        #expect(try dim(at: 2.5) == 1)
    }

    @Test func draggingDownAndUpAgainDoesNotDismiss() throws {
        sheet.detents = [.medium(), .large()]
        app.perform {
            let points = [500, 620, 300].map { CGPoint(x: 200, y: CGFloat($0)) }
            let touches = ScriptedTouches(
                [points], duration: 0.6, rest: 0.2, curve: { $0 }, releaseSpeed: nil, rate: 120,
                on: app.stage.applicationState.touchScreen)
            for moment in touches.moments { app.at(2 + moment.time) { touches.perform(moment) } }
        }
        try app.play()
        expect(card.view.frame, Self.large)
        #expect(delegate.heard == ["should", "will", "com.apple.UIKit.large"])
    }

    @Test(arguments: [true, false]) func aSheetThatCannotBeDismissedSpringsBack(byDelegate: Bool) throws {
        delegate.mayDismiss = !byDelegate
        card.isModalInPresentation = !byDelegate
        drag(from: 200, by: 600, at: 2, velocity: 3000)
        try app.play()
        expect(card.view.frame, Self.large)
        #expect(list.presentedViewController === card)
        #expect(delegate.heard == (byDelegate ? ["should", "attempt"] : ["attempt"]))
        let given = try top(at: 2.2)
        #expect(given > 100 && given < 59 + 600)
        #expect(app.traceLines([.request], from: 2).isEmpty)
    }

    /// The finger grabs the sheet at its current position while it is appearing.
    @Test func aTouchCanGrabAnAppearingSheet() throws {
        drag(from: 700, by: 1, at: 1.06, seconds: 0.04)
        try app.play()
        let taken = try top(at: 1.1)
        #expect(taken > 200)
        #expect(abs(try top(at: 1.2) - taken) < 12, "it does not run on under the finger")
        #expect(list.presentedViewController === card)
        expect(card.view.frame, Self.large)
    }

    @Test func aHorizontalDragIsIgnored() throws {
        app.perform {
            let points = [CGPoint(x: 100, y: 300), CGPoint(x: 300, y: 340)]
            let touches = ScriptedTouches(
                [points], duration: 0.3, rest: 0, curve: { $0 }, releaseSpeed: nil, rate: 120,
                on: app.stage.applicationState.touchScreen)
            for moment in touches.moments { app.at(2 + moment.time) { touches.perform(moment) } }
        }
        try app.play()
        #expect(delegate.heard.isEmpty)
    }

    // MARK: iPad

    @Test func aSheetOnIPadIsACardThatCanBeSwipedAway() throws {
        let pad = try TestApp(root: List(), width: 820, height: 1180)
        let (list, card) = (try #require(pad.window.rootViewController), Card())
        pad.perform { pad.window.screen.settings.look = .iOS26 }
        card.modalPresentationStyle = .pageSheet
        pad.at(1) { list.present(card, animated: true) }
        pad.perform {
            let points = [CGPoint(x: 400, y: 200), CGPoint(x: 400, y: 800)]
            let touches = ScriptedTouches(
                [points], duration: 0.3, rest: 0, curve: { $0 }, releaseSpeed: nil, rate: 120,
                on: pad.stage.applicationState.touchScreen)
            for moment in touches.moments { pad.at(2 + moment.time) { touches.perform(moment) } }
        }
        pad.at(1.9) { #expect(card.view.frame == CGRect(x: 0, y: 42, width: 820, height: 1138)) }
        try pad.play()
        #expect(list.presentedViewController == nil)
    }
}
