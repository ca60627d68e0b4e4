import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Context menus of views.
@MainActor @Suite struct ContextMenuTests {
    @MainActor private final class Delegate: UIContextMenuInteractionDelegate {
        var notes: [String] = []
        var isEmpty = false

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            notes.append("asked at \(location.x)")
            if isEmpty { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Like") { [weak self] _ in self?.notes.append("like") }])
            })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            notes.append("will display")
            animator?.addCompletion { [weak self] in self?.notes.append("displayed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            notes.append("will end")
            animator?.addCompletion { [weak self] in self?.notes.append("ended") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { notes.append("preview") }
    }

    private let delegate = Delegate()

    private func pad(_ look: ScreenSettings.Look = .iOS26) throws -> ControlPad<UIView> {
        try ControlPad(look, size: CGSize(width: 100, height: 80)) { _ in
            let view = UIView()
            view.backgroundColor = .systemTeal
            view.addInteraction(UIContextMenuInteraction(delegate: delegate))
            return view
        }
    }

    private func shown(_ pad: ControlPad<UIView>) -> ContextMenu? {
        pad.app.window.subviews.lazy.compactMap { $0 as? ContextMenu }.last
    }

    private static let press = Array(repeating: CGPoint(x: 30, y: 30), count: 8)

    @Test(arguments: ScreenSettings.Look.allCases) func aLongPressOpensTheMenu(look: ScreenSettings.Look) throws {
        let pad = try pad(look)
        try pad.touch([CGPoint(x: 30, y: 30)])
        #expect(shown(pad) == nil && delegate.notes == [])
        try pad.touch(Self.press)
        #expect(shown(pad) != nil && delegate.notes == ["asked at 30.0", "will display", "displayed"])
        #expect(pad.control.alpha == 0, "the preview replaces the view")
        // Outside the preview and the menu.
        try pad.touch([CGPoint(x: 300, y: 600)])
        #expect(shown(pad) == nil && delegate.notes.suffix(2) == ["will end", "ended"])
        #expect(pad.control.alpha == 1)
    }

    @Test func aTapChoosesAnEntry() throws {
        let pad = try pad()
        try pad.touch(Self.press)
        let row = try #require(shown(pad)?.allRows.first)
        try pad.touch([row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: pad.control)])
        #expect(delegate.notes.suffix(3) == ["will end", "like", "ended"])
    }

    @Test func aTapOnThePreviewIsNotified() throws {
        let pad = try pad()
        try pad.touch(Self.press)
        try pad.touch([CGPoint(x: 50, y: 40)])
        #expect(delegate.notes.suffix(3) == ["preview", "will end", "ended"])
    }

    @Test func withoutAConfigurationNothingOpens() throws {
        delegate.isEmpty = true
        let pad = try pad()
        try pad.touch(Self.press)
        #expect(shown(pad) == nil && delegate.notes == ["asked at 30.0"])
    }

    @Test func aRemovedInteractionOpensNothing() throws {
        let pad = try pad()
        pad.app.perform {
            let interaction = pad.control.interactions.first
            interaction.map(pad.control.removeInteraction)
            #expect(interaction?.view == nil && pad.control.interactions.isEmpty)
        }
        try pad.touch(Self.press)
        #expect(shown(pad) == nil && delegate.notes == [])
    }

    @Test func previewAndMenuAreOnTheScreen() throws {
        for origin in [CGPoint(x: 20, y: 60), CGPoint(x: 280, y: 740), CGPoint(x: 150, y: 400)] {
            let pad = try pad()
            pad.app.perform { pad.control.frame.origin = origin }
            try pad.touch(Self.press)
            let menu = try #require(shown(pad))
            for view in menu.subviews.dropFirst() {
                let safe = menu.bounds.inset(by: menu.safeAreaInsets)
                #expect(safe.contains(view.frame), "\(view.frame)")
            }
        }
    }

    @Test func editMenusShowTheEntriesOfTheirItems() throws {
        let app = try TestApp()
        app.perform {
            let controller = UIMenuController.shared
            controller.menuItems = [UIMenuItem(title: "Highlight", action: Selector("highlight"))]
            controller.showMenu(from: app.window, rect: CGRect(x: 100, y: 100, width: 20, height: 20))
            app.window.layoutIfNeeded()
            // 17 above the rectangle, which the bar's middle is above.
            #expect(controller.isMenuVisible && controller.menuFrame.height == 43)
            #expect(controller.menuFrame.maxY == 83 && abs(controller.menuFrame.midX - 110) < 1)
            controller.arrowDirection = .up
            controller.showMenu(from: app.window, rect: CGRect(x: 100, y: 100, width: 20, height: 20))
            app.window.layoutIfNeeded()
            #expect(controller.menuFrame.minY == 137)
            controller.hideMenu()
            #expect(!controller.isMenuVisible)
        }
    }

    /// A label that copies its text, as applications make it.
    private final class Copyable: UILabel {
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) {}
        override class var selectors: [Selector] { super.selectors + [Selector("copy:", Copyable.copy(_:))] }
    }

    private final class Witness {
        var notes: [String] = []
    }

    /// The first responder's commands come first, and observers hear of the menu.
    @Test func editMenusShowTheCommandsOfTheFirstResponder() throws {
        let (app, witness) = (try TestApp(), Witness())
        app.perform {
            let names = [
                UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
                UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { witness.notes.append(name.rawValue) }
                }
            }
            defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
            let label = Copyable(frame: CGRect(x: 100, y: 100, width: 80, height: 20))
            app.window.addSubview(label)
            let controller = UIMenuController.shared
            controller.showMenu(from: label, rect: label.bounds)
            #expect(!controller.isMenuVisible && witness.notes.isEmpty, "there is nothing to show")
            label.becomeFirstResponder()
            controller.showMenu(from: label, rect: label.bounds)
            #expect(controller.isMenuVisible && witness.notes == names.prefix(2).map(\.rawValue))
            controller.hideMenu()
            #expect(!controller.isMenuVisible && witness.notes == names.map(\.rawValue))
        }
    }
}

extension UIView {
    fileprivate var allRows: [MenuRow] { ((self as? MenuRow).map { [$0] } ?? []) + subviews.flatMap(\.allRows) }
}
