import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Menus of buttons, opened and chosen by touch.
@MainActor @Suite struct MenuTests {
    nonisolated private static let looks = ScreenSettings.Look.allCases

    @MainActor private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [log] in log.lines.append($0.title) }
    }

    private func pad(
        _ children: [UIMenuElement], look: ScreenSettings.Look = .iOS26, _ change: (UIButton) -> Void = { _ in }
    ) throws -> ControlPad<UIButton> {
        try ControlPad(look, size: CGSize(width: 80, height: 34)) { _ in
            let button = UIButton(type: .system)
            button.setTitle("Menu", for: .normal)
            button.menu = UIMenu(children: children)
            button.showsMenuAsPrimaryAction = true
            change(button)
            return button
        }
    }

    private func overlay(_ pad: ControlPad<UIButton>) -> MenuOverlay? {
        pad.app.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.last
    }

    private func rows(_ pad: ControlPad<UIButton>) -> [MenuRow] { overlay(pad)?.levels.last?.rows ?? [] }

    /// Taps the row of the topmost menu with a title.
    private func tap(_ title: String, _ pad: ControlPad<UIButton>) throws {
        let row = try #require(rows(pad).first { $0.element?.title == title })
        try pad.touch([row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: pad.control)])
    }

    private static let middle = CGPoint(x: 40, y: 17)

    @Test(arguments: looks) func aTapOpensTheMenuAndASecondOneChooses(look: ScreenSettings.Look) throws {
        let pad = try pad([action("One"), action("Two")], look: look)
        try pad.touch([Self.middle])
        #expect(rows(pad).map { $0.element?.title } == ["One", "Two"])
        #expect(pad.events == ["down", "cancel"], "the touch is the menu's")
        try tap("Two", pad)
        #expect(log.lines == ["Two"])
        #expect(overlay(pad) == nil)
    }

    @Test(arguments: looks) func aFingerSlidesToARow(look: ScreenSettings.Look) throws {
        let pad = try pad([action("One"), action("Two")], look: look)
        let screen = pad.app.stage.applicationState.touchScreen
        let finger = screen.newTouch()
        let start = pad.control.convert(Self.middle, to: pad.app.window)
        pad.app.perform { screen.touch(finger, .began, at: start) }
        let row = try #require(rows(pad).last)
        pad.app.perform {
            let end = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
            screen.touch(finger, .moved, at: end)
            #expect(row.isHighlighted)
            screen.touch(finger, .ended, at: end)
        }
        #expect(log.lines == ["Two"])
        try pad.app.play()
        #expect(overlay(pad) == nil)
    }

    /// The touch that opened a menu chooses once it has moved as far as a pan, even if it returns.
    @Test func aTouchChoosesAfterItHasMoved() {
        var touch = MenuTouch(at: CGPoint(x: 100, y: 100))
        let (near, far) = (CGPoint(x: 107, y: 107), CGPoint(x: 100, y: 111))
        let choices = [near, far, near].map { point in
            touch.move(to: point)
            return touch.hasMoved
        }
        #expect(choices == [false, true, true])
    }

    @Test func aTapOutsideClosesTheMenu() throws {
        let pad = try pad([action("One")])
        try pad.touch([Self.middle])
        #expect(overlay(pad) != nil)
        try pad.touch([CGPoint(x: 20, y: 500)])
        #expect(overlay(pad) == nil && log.lines == [])
        // The button opens it again.
        try pad.touch([Self.middle])
        #expect(overlay(pad) != nil)
    }

    @Test func hiddenAndDisabledEntriesAreNotChosen() throws {
        let pad = try pad([action("Shown"), action("Hidden", .hidden), action("Gray", .disabled)])
        try pad.touch([Self.middle])
        #expect(rows(pad).map { $0.element?.title } == ["Shown", "Gray"])
        try tap("Gray", pad)
        #expect(log.lines == [] && overlay(pad) != nil)
    }

    @Test func aDisabledButtonOpensNothing() throws {
        let pad = try pad([action("One")]) { $0.isEnabled = false }
        try pad.touch([Self.middle])
        #expect(overlay(pad) == nil && pad.events == [])
    }

    @Test func anEntryCanKeepTheMenuOpen() throws {
        let pad = try pad([action("More", .keepsMenuPresented)])
        try pad.touch([Self.middle])
        try tap("More", pad)
        try tap("More", pad)
        #expect(log.lines == ["More", "More"] && overlay(pad) != nil)
    }

    @Test(arguments: looks) func aSubmenuOpensAndItsTitleClosesIt(look: ScreenSettings.Look) throws {
        let pad = try pad([action("One"), UIMenu(title: "Share", children: [action("Mail")])], look: look)
        try pad.touch([Self.middle])
        try tap("Share", pad)
        #expect(rows(pad).map { $0.element?.title } == ["Share", "Mail"] && overlay(pad)?.levels.count == 2)
        try tap("Share", pad)
        #expect(rows(pad).map { $0.element?.title } == ["One", "Share"])
        try tap("Share", pad)
        try tap("Mail", pad)
        #expect(log.lines == ["Mail"] && overlay(pad) == nil)
    }

    @Test func inlineMenusAreSections() throws {
        let inline = UIMenu(title: "Two", options: .displayInline, children: [action("b"), action("c")])
        let menu = UIMenu(children: [action("a"), inline, action("d")])
        let sections = MenuSection.all(of: menu, supplied: [:])
        #expect(sections.map { $0.elements.map(\.title) } == [["a"], ["b", "c"], ["d"]])
        #expect(sections.map(\.title) == ["", "Two", ""])
        let hidden = UIMenu(options: .displayInline, children: [action("e", .hidden)])
        #expect(MenuSection.all(of: UIMenu(children: [hidden]), supplied: [:]).isEmpty)
    }

    @Test func singleSelectionKeepsOneEntryOn() {
        let entries = [action("a", state: .on), action("b"), action("c")]
        let menu = UIMenu(children: [UIMenu(options: [.displayInline, .singleSelection], children: entries)])
        #expect(menu.select(entries[2]))
        #expect(entries.map(\.state) == [.off, .off, .on])
        #expect(menu.selectedElements == [entries[2]])
        #expect(!UIMenu(children: entries).select(entries[0]) && entries[2].state == .on)
    }

    @Test func deferredEntriesArriveImmediatelyOrLater() throws {
        var complete: (([UIMenuElement]) -> Void)?
        var loads = 0
        let late = UIDeferredMenuElement { completion in
            loads += 1
            complete = completion
        }
        let now = UIDeferredMenuElement.uncached { [log] in
            log.lines.append("asked")
            $0([UIAction(title: "Now") { _ in }])
        }
        let pad = try pad([now, late])
        try pad.touch([Self.middle])
        #expect(rows(pad).map { $0.element?.title } == ["Now", nil] && rows(pad).last?.style == .loading)
        pad.app.perform { complete?([action("Late")]) }
        #expect(rows(pad).map { $0.element?.title } == ["Now", "Late"])
        try tap("Late", pad)
        try pad.touch([Self.middle])
        #expect(log.lines == ["asked", "Late", "asked"] && loads == 1)
    }

    @Test func aPopUpButtonShowsTheChosenEntry() throws {
        let pad = try pad([action("Small"), action("Large")]) { $0.changesSelectionAsPrimaryAction = true }
        #expect(pad.control.titleLabel?.text == "Small", "the first one is chosen")
        try pad.touch([Self.middle])
        try tap("Large", pad)
        #expect(pad.control.titleLabel?.text == "Large" && log.lines == ["Large"] && pad.changes == 1)
        #expect(pad.control.menu?.selectedElements.map(\.title) == ["Large"])
    }

    @Test func withoutAPrimaryActionAPressOpensTheMenu() throws {
        let pad = try pad([action("One")]) { $0.showsMenuAsPrimaryAction = false }
        try pad.touch([Self.middle])
        #expect(overlay(pad) == nil && pad.events.contains("primary"))
        // A touch of 0.7 seconds.
        try pad.touch(Array(repeating: Self.middle, count: 7))
        #expect(overlay(pad) != nil && pad.events.last == "cancel")
    }

    /// The measurements in facts/menu-metrics.
    @Test func rowHeightsMatchMeasuredOnes() throws {
        let withSubtitle = UIAction(title: "Two", subtitle: "More") { _ in }
        for (look, height, second) in [(ScreenSettings.Look.iOS26, 42.0, 58.0), (.classic, 44, 60)] {
            let pad = try pad([action("One"), withSubtitle], look: look)
            try pad.touch([Self.middle])
            let level = try #require(overlay(pad)?.levels.first)
            #expect(level.bounds.width == 250)
            #expect(abs(rows(pad)[0].frame.height - height) < 0.01)
            #expect(abs(rows(pad)[1].frame.height - second) < 1.01)
            #expect(level.contentHeight <= level.bounds.height)
        }
    }

    @Test func aMenuCoversItsButtonOrIsBesideIt() throws {
        for (look, y) in [(ScreenSettings.Look.iOS26, 100.0), (.classic, 142)] {
            let pad = try pad([action("One")], look: look)
            try pad.touch([Self.middle])
            #expect(overlay(pad)?.levels.first?.frame.origin == CGPoint(x: 20, y: y))
        }
    }

    /// A commit for a time equals the state of a run until then.
    @Test func theMotionIsASpringOfItsDuration() throws {
        let pad = try pad([action("One")])
        try pad.touch([Self.middle])
        let level = try #require(overlay(pad)?.levels.first)
        let scales = try pad.app.numbers("opacity", of: level, at: [0, 0.1, 0.2, 0.35, 1])
        #expect(scales == scales.sorted() && scales[0] < 0.01 && scales[3] > 0.95 && scales[4] == 1)
    }

    @Test func commandsTravelUpTheResponderChain() throws {
        @MainActor final class Controller: UIViewController {
            var count = 0
            override class var selectors: [Selector] { [Selector("archive", archive)] }
            func archive() { count += 1 }
        }
        let controller = Controller()
        let app = try TestApp(root: controller)
        app.perform {
            UICommand(title: "Archive", action: Selector("archive", Controller.archive))
                .performWithSender(nil, target: controller)
        }
        #expect(controller.count == 1)
    }

    @Test func replacingChildrenCopiesAMenu() {
        let menu = UIMenu(title: "A", options: .singleSelection, children: [action("one")])
        let other = menu.replacingChildren([action("two")])
        #expect(other.title == "A" && other.options == .singleSelection && other.identifier == menu.identifier)
        #expect(other.children.map(\.title) == ["two"] && menu.children.map(\.title) == ["one"])
        #expect(UIMenu().identifier != UIMenu().identifier)
    }
}
