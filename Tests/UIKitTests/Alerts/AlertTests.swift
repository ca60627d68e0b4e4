import QuartzCore
import Testing
import UIKit

@testable import UIKitAlerts
@testable import UIKitCore

/// The layout of alerts and action sheets, and the ways to answer them.
@MainActor @Suite struct AlertTests {
    // MARK: - Choosing

    @Test(arguments: ScreenSettings.Look.allCases, UIAlertController.Style.allCases)
    func aTapPerformsTheAction(look: ScreenSettings.Look, style: UIAlertController.Style) throws {
        let pad = try AlertPad(style, look: look)
        for (title, style) in [("Open", UIAlertAction.Style.default), ("Delete", .destructive), ("Cancel", .cancel)] {
            pad.add(title, style)
        }
        pad.tap("Delete", at: 2)
        pad.app.at(2.06) { #expect(pad.alert.isBeingDismissed && pad.chosen.isEmpty) }
        try pad.app.play()
        #expect(pad.chosen == ["Delete"])
        #expect(pad.list.presentedViewController == nil && pad.app.window.subviews.count == 1)
        #expect(pad.app.traceLines([.callback]).contains { $0.hasSuffix(" action handler Delete") })
    }

    /// Rows under a finger are highlighted, and the one on which it is lifted is chosen.
    @Test func aFingerSlidesFromActionToAction() throws {
        let pad = try AlertPad()
        pad.add("One")
        pad.add("Two")
        pad.add("Three")
        func touch(_ phase: UITouch.Phase, _ title: String, _ seconds: Double) {
            pad.app.at(seconds) {
                let row = pad.row(title)
                let point = title.isEmpty ? CGPoint(x: 195, y: 20) : CGPoint(x: row.midX, y: row.midY)
                pad.app.stage.applicationState.touchScreen.touch(1, phase, at: point)
            }
        }
        func pressed() -> [String] {
            (pad.alert.view as? AlertView)?.rows.filter(\.isPressed).compactMap(\.action.title) ?? []
        }
        touch(.began, "One", 2)
        pad.app.at(2.01) { #expect(pressed() == ["One"]) }
        touch(.moved, "Three", 2.1)
        pad.app.at(2.11) { #expect(pressed() == ["Three"]) }
        touch(.moved, "", 2.2)
        pad.app.at(2.21) { #expect(pressed() == []) }
        touch(.ended, "", 2.3)
        pad.app.at(2.9) { #expect(pad.list.presentedViewController === pad.alert) }
        touch(.began, "One", 3)
        touch(.moved, "Two", 3.1)
        touch(.ended, "Two", 3.2)
        try pad.app.play()
        #expect(pad.chosen == ["Two"])
    }

    @Test func aDisabledActionIsNotPerformed() throws {
        let pad = try AlertPad()
        let action = pad.add("Later")
        pad.app.perform { action.isEnabled = false }
        pad.tap("Later", at: 2)
        pad.app.at(3) {
            #expect(pad.chosen.isEmpty && pad.list.presentedViewController === pad.alert)
            action.isEnabled = true
        }
        pad.tap("Later", at: 4)
        try pad.app.play()
        #expect(pad.chosen == ["Later"])
    }

    /// A tap during the presentation is ignored, as on a device.
    @Test func tapsAreIgnoredWhileTheAlertAppears() throws {
        let pad = try AlertPad()
        pad.add("OK")
        pad.tap("OK", at: 1.05)
        try pad.app.play()
        #expect(pad.chosen.isEmpty && pad.list.presentedViewController === pad.alert)
    }

    @Test func thePresenterStaysOnScreen() throws {
        let pad = try AlertPad()
        pad.add("OK")
        pad.tap("OK", at: 2)
        try pad.app.play()
        #expect(!pad.app.traceLines([.callback], from: 0.5).contains { $0.contains(" List view") })
    }

    // MARK: - Position

    /// Alerts are centered and 270 or 320 points wide (facts/alert-metrics).
    @Test(arguments: [(ScreenSettings.Look.classic, 270.0), (.iOS26, 320)])
    func anAlertIsCentered(look: ScreenSettings.Look, width: Double) throws {
        let pad = try AlertPad(look: look)
        pad.add("OK")
        pad.app.at(2) {
            let frame = pad.alert.view.frame
            #expect(frame.width == width && frame.midX == 195 && abs(frame.midY - 422) <= 0.5)
        }
        try pad.app.play()
    }

    /// Title, message, and two single-line actions: 22 + 20.333 + 7.667 + 18 + 4.333, and 16 + 48 + 16
    /// (facts/alert-metrics).
    @Test func theHeightIsTheSumOfTheParts() throws {
        let pad = try AlertPad(look: .iOS26)
        pad.add("OK")
        pad.add("Cancel", .cancel)
        pad.app.at(2) {
            #expect(abs(pad.alert.view.frame.height - 152.333) <= 1)
            let (yes, no) = (pad.row("OK"), pad.row("Cancel"))
            #expect(yes.minY == no.minY && no.minX < yes.minX && yes.height == 48)
            #expect(yes.minX - no.maxX == 8)
        }
        try pad.app.play()
    }

    @Test func aPreferredActionStandsOut() throws {
        let pad = try AlertPad()
        let first = pad.add("First")
        pad.add("Cancel", .cancel)
        func weight(_ title: String) -> UIFont? {
            let row = (pad.alert.view as? AlertView)?.rows.first { $0.action.title == title }
            return row?.subviews.lazy.compactMap { $0 as? UILabel }.first?.font
        }
        pad.app.at(2) {
            #expect(weight("Cancel") == .systemFont(ofSize: 17, weight: .semibold))
            #expect(weight("First") == .systemFont(ofSize: 17))
            pad.alert.preferredAction = first
            #expect(weight("First") == .systemFont(ofSize: 17, weight: .semibold))
            #expect(weight("Cancel") == .systemFont(ofSize: 17))
        }
        try pad.app.play()
    }

    /// Many actions scroll between the top and the bottom of the safe area.
    @Test func manyActionsScroll() throws {
        let pad = try AlertPad(height: 400)
        for index in 1...20 { pad.add("Action \(index)") }
        pad.app.at(2) {
            let frame = pad.alert.view.frame
            #expect(frame.minY >= 16 && frame.maxY <= 384)
            #expect(pad.row("Action 20").minY > 400)
            let area = pad.alert.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIScrollView }.last
            #expect(area?.isScrollEnabled == true)
            area?.contentOffset.y = (area?.contentSize.height ?? 0) - (area?.bounds.height ?? 0)
        }
        pad.tap("Action 20", at: 3)
        try pad.app.play()
        #expect(pad.chosen == ["Action 20"])
    }

    @Test func rightToLeftMirrorsAPairOfActions() throws {
        let pad = try AlertPad()
        pad.add("OK")
        pad.add("Cancel", .cancel)
        pad.app.perform { pad.alert.view.semanticContentAttribute = .forceRightToLeft }
        pad.app.at(2) { #expect(pad.row("OK").minX < pad.row("Cancel").minX) }
        try pad.app.play()
    }

    // MARK: - Text fields

    /// The first field becomes first responder, and the card is above the keyboard.
    @Test func theCardIsAboveTheKeyboard() throws {
        let pad = try AlertPad()
        pad.add("OK")
        pad.app.perform {
            pad.alert.addTextField { $0.placeholder = "Name" }
            pad.alert.addTextField()
        }
        #expect(pad.alert.textFields?.map(\.placeholder) == ["Name", nil])
        pad.app.at(3) {
            #expect(pad.alert.textFields?.first?.isFirstResponder == true)
            let keyboard = pad.app.stage.applicationState.keyboard.frame
            #expect(keyboard.map { pad.alert.view.frame.maxY <= $0.minY } == true)
        }
        pad.tap("OK", at: 4)
        try pad.app.play()
        #expect(pad.chosen == ["OK"])
        #expect(pad.app.stage.applicationState.keyboard.frame == nil)
    }

    // MARK: - Action sheets

    /// 8 points from the sides and the bottom, with the cancel action 8 points below the others
    /// (facts/action-sheet-metrics).
    @Test func aSheetIsAtTheBottom() throws {
        let pad = try AlertPad(.actionSheet)
        pad.add("Open")
        pad.add("Cancel", .cancel)
        pad.app.at(2) {
            let frame = pad.alert.view.frame
            #expect(frame.minX == 8 && frame.maxX == 382 && frame.maxY == 836)
            #expect(abs(pad.row("Cancel").maxY - 836) <= 0.5)
            #expect(abs(pad.row("Cancel").minY - pad.row("Open").maxY - 8) <= 1)
        }
        try pad.app.play()
    }

    @Test func aSheetEndsAtTheSafeArea() throws {
        let pad = try AlertPad(.actionSheet)
        pad.app.perform {
            pad.app.stage.applicationState.screenInsets = ScreenInsets(top: 47, bottom: 34)
        }
        pad.add("Open")
        pad.app.at(2) { #expect(pad.alert.view.frame.maxY == 810) }
        try pad.app.play()
    }

    @Test func aTapOutsidePerformsTheCancelAction() throws {
        let pad = try AlertPad(.actionSheet)
        pad.add("Open")
        pad.app.tap(at: CGPoint(x: 195, y: 100), 2)
        pad.app.at(3) {
            #expect(pad.list.presentedViewController === pad.alert, "there is no cancel action yet")
            pad.add("Cancel", .cancel)
        }
        pad.app.tap(at: CGPoint(x: 195, y: 100), 4)
        try pad.app.play()
        #expect(pad.chosen == ["Cancel"])
    }

    @Test func aTapOutsideDoesNotDismissAnAlert() throws {
        let pad = try AlertPad()
        pad.add("Cancel", .cancel)
        pad.app.tap(at: CGPoint(x: 195, y: 100), 2)
        try pad.app.play()
        #expect(pad.chosen.isEmpty && pad.list.presentedViewController === pad.alert)
    }

    // MARK: - Popovers

    @Test(arguments: [(ScreenSettings.Look.classic, 304.0), (.iOS26, 288)])
    func anActionSheetOnIPadIsAPopover(look: ScreenSettings.Look, width: Double) throws {
        let pad = try AlertPad(.actionSheet, look: look, width: 820, height: 1180)
        pad.add("Open")
        pad.add("Cancel", .cancel)
        pad.app.perform {
            #expect(pad.alert.modalPresentationStyle == .popover)
            pad.alert.popoverPresentationController?.sourceView = pad.list.view
            pad.alert.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 400, width: 20, height: 20)
        }
        pad.app.at(2) {
            #expect(abs(pad.alert.view.bounds.width - width) < 1e-6)
            #expect((pad.alert.view as? AlertView)?.rows.map(\.isHidden) == [false, true])
        }
        pad.app.tap(at: CGPoint(x: 50, y: 50), 3)
        try pad.app.play()
        #expect(pad.chosen == ["Cancel"])
    }

    @Test func aPopoverNeedsASource() throws {
        let pad = try AlertPad(.actionSheet, width: 820, height: 1180)
        pad.add("Open")
        #expect {
            try pad.app.play()
        } throws: {
            guard case .misused(let sentences) = $0 as? StageError else { return false }
            return sentences.count == 1 && sentences[0].contains("sourceView")
        }
    }

    @Test func anAlertOnIPadIsCentered() throws {
        let pad = try AlertPad(width: 820, height: 1180)
        pad.add("OK")
        pad.app.perform { #expect(pad.alert.modalPresentationStyle == .custom) }
        pad.app.at(2) { #expect(pad.alert.view.frame.midX == 410) }
        try pad.app.play()
    }

    // MARK: - Mistakes

    @Test(arguments: ["one action with a style of .cancel", "Text fields can only", "not one of its actions"])
    func invalidAlertsFailTheRun(part: String) throws {
        let pad = try AlertPad(.actionSheet)
        pad.app.perform {
            switch part {
            case "Text fields can only": pad.alert.addTextField()
            case "not one of its actions": pad.alert.preferredAction = UIAlertAction(title: "Other", style: .default)
            default: for _ in 1...2 { pad.alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
            }
        }
        #expect {
            try pad.app.play()
        } throws: {
            guard case .misused(let sentences) = $0 as? StageError else { return false }
            return sentences.count == 1 && sentences[0].contains(part)
        }
        #expect(pad.alert.actions.count <= 1 && pad.alert.textFields == nil && pad.alert.preferredAction == nil)
    }

    @Test func anEmptyAlertFailsTheRun() throws {
        let pad = try AlertPad(title: nil, message: "")
        #expect {
            try pad.app.play()
        } throws: {
            guard case .misused(let sentences) = $0 as? StageError else { return false }
            return sentences == ["UIAlertController must have a title, a message or an action to display."]
        }
    }
}
