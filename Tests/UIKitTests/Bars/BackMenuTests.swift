import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The menu of the back button (facts/back-menu).
@MainActor @Suite struct BackMenuTests {
    private let app: TestApp
    private let controllers = ["Root", "List", "", "Detail", "Top"].map { title in
        let controller = UIViewController()
        controller.title = title.isEmpty ? nil : title
        return controller
    }
    private let navigation: UINavigationController

    init() throws {
        app = try TestApp()
        navigation = app.stage.perform { [controllers] in
            let navigation = UINavigationController()
            navigation.viewControllers = controllers
            return navigation
        }
        app.perform {
            app.window.rootViewController = navigation
            app.window.layoutIfNeeded()
        }
    }

    private var button: BackButtonView? {
        navigation.navigationBar.descendants.lazy.compactMap { $0 as? BackButtonView }.first
    }

    private func hold(_ view: UIView?, from start: Double, to end: Double) throws {
        let view = try #require(view)
        let screen = app.stage.applicationState.touchScreen
        let finger = screen.newTouch()
        @MainActor func point() -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }
        app.at(start) { screen.touch(finger, .began, at: point()) }
        app.at(end) { screen.touch(finger, .ended, at: point()) }
        try app.play()
    }

    private var rows: [MenuRow] {
        app.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.last?.levels.last?.rows ?? []
    }

    @Test func aLongPressOpensTheHistory() throws {
        controllers[3].navigationItem.backButtonDisplayMode = .minimal
        controllers[1].navigationItem.backButtonTitle = "Short"
        try hold(button, from: 1, to: 2)
        #expect(rows.map { $0.element?.title } == ["Detail", "Back", "Short", "Root"])
        #expect(navigation.topViewController === controllers[4], "nothing is popped by the press")
        try hold(rows[2], from: 3, to: 3.1)
        #expect(navigation.viewControllers.map(\.title) == ["Root", "List"])
        #expect(rows.isEmpty)
    }

    @Test func aTapGoesBackByOne() throws {
        try hold(button, from: 1, to: 1.1)
        #expect(navigation.viewControllers.count == 4 && rows.isEmpty)
    }

    @Test func anItemMayHaveItsOwnMenu() throws {
        let item = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        item.menu = UIMenu(children: [UIAction(title: "Elsewhere") { _ in }])
        controllers[3].navigationItem.backBarButtonItem = item
        app.perform { app.window.layoutIfNeeded() }
        try hold(button, from: 1, to: 2)
        #expect(rows.map { $0.element?.title } == ["Elsewhere"])
    }

    /// The arrow points toward the previous screen.
    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func theArrowFollowsTheDirection(direction: UISemanticContentAttribute) throws {
        let button = try #require(button)
        app.perform {
            for view in [button] + button.descendants { view.semanticContentAttribute = direction }
            button.setNeedsLayout()
            button.layoutIfNeeded()
        }
        let arrow = try #require(button.subviews.min { $0.bounds.width < $1.bounds.width })
        let isMirrored = direction == .forceRightToLeft
        #expect(arrow.transform.a == (isMirrored ? -1 : 1))
        #expect((arrow.center.x > button.title.center.x) == isMirrored)
    }

    /// A bar without a controller pops its own items.
    @Test func aBarWithoutAControllerPopsItsItems() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        app.perform {
            app.window.addSubview(bar)
            bar.items = ["A", "B", "C"].map(UINavigationItem.init(title:))
            bar.layoutIfNeeded()
        }
        let own = bar.descendants.lazy.compactMap { $0 as? BackButtonView }.first
        try hold(own, from: 1, to: 2)
        #expect(rows.map { $0.element?.title } == ["B", "A"])
        try hold(rows[1], from: 3, to: 3.1)
        #expect(bar.items?.map(\.title) == ["A"])
    }
}
