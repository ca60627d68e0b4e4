import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Where bars and their parts are on devices.
@MainActor @Suite struct BarPlaceTests {
    /// A device's screen, in points, and where a navigation bar of 44 points begins on it.
    struct Place: Sendable {
        let width: Double
        let height: Double
        let top: CGFloat
        let barTop: CGFloat
    }

    private nonisolated static let places = [
        Place(width: 375, height: 667, top: 20, barTop: 20), Place(width: 375, height: 812, top: 44, barTop: 44),
        Place(width: 390, height: 844, top: 47, barTop: 47), Place(width: 393, height: 852, top: 59, barTop: 53.667),
        Place(width: 402, height: 874, top: 62, barTop: 56.333),
        Place(width: 440, height: 956, top: 62, barTop: 56.333),
    ]

    private func show(_ pages: [UIViewController], at place: Place) throws -> (TestApp, UINavigationController) {
        let app = try TestApp(width: place.width, height: place.height)
        let navigation = app.stage.perform { UINavigationController() }
        app.perform {
            app.stage.applicationState.screenInsets = ScreenInsets(top: place.top, bottom: 34)
            navigation.viewControllers = pages
            app.window.rootViewController = navigation
            app.window.layoutIfNeeded()
        }
        return (app, navigation)
    }

    /// Matches facts/bars-below-the-island.
    @Test(arguments: places) func barsBeginBelowTheIsland(place: Place) throws {
        let page = UIViewController()
        let (app, navigation) = try show([page], at: place)
        app.perform {
            #expect(abs(navigation.navigationBar.frame.minY - place.barTop) < 0.01)
            #expect(abs(page.view.safeAreaInsets.top - place.barTop - 44) < 0.01)
            navigation.isNavigationBarHidden = true
            app.window.layoutIfNeeded()
            #expect(page.view.safeAreaInsets.top == place.top)
        }
    }

    /// In iOS 26, and in a window that is not at the top, bars begin at the safe area.
    @Test func barsBeginAtTheSafeAreaElsewhere() throws {
        let (app, navigation) = try show([UIViewController()], at: Self.places[3])
        app.perform {
            navigation.additionalSafeAreaInsets.top = 20
            app.window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame.minY == 79)
            navigation.additionalSafeAreaInsets.top = 0
            app.window.screen.settings.look = .iOS26
            navigation.view.setNeedsLayout()
            app.window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame.minY == 59)
        }
    }

    /// Matches facts/back-button-places.
    @Test(arguments: places) func theBackButtonHasItsPlace(place: Place) throws {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        let (app, navigation) = try show([first, second], at: place)
        try app.stage.perform {
            let bar = navigation.navigationBar
            let button = try #require(bar.descendants.compactMap { $0 as? BackButtonView }.first)
            let more: CGFloat = place.width >= 414 ? 4 : 0
            let arrow = try #require(bar.frame(of: button.subviews.first))
            let title = try #require(bar.frame(of: button.title))
            #expect(bar.frame(of: button)?.minX == 0)
            #expect(abs(arrow.minX - 9.333 - more) < 0.01 && arrow.size == CGSize(width: 11, height: 19))
            #expect(abs(title.minX - 30.333 - more) < 0.01)
        }
        for edge in [button(in: navigation)?.subviews.first?.frame.minY ?? 0] {
            #expect(abs(edge - 12.5) < 0.6, "near the middle, on a pixel")
        }
    }

    private func button(in navigation: UINavigationController) -> BackButtonView? {
        navigation.navigationBar.descendants.lazy.compactMap { $0 as? BackButtonView }.first
    }

    /// An empty title below leaves the arrow alone; none shows “Back”.
    @Test(arguments: [(nil, "Back"), ("", ""), ("First", "First")])
    func theTitleBelowNamesTheButton(title: String?, shown: String) throws {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = title
        let (app, navigation) = try show([first, second], at: Self.places[1])
        app.perform {
            let label = button(in: navigation)?.title
            #expect((label?.isHidden == true ? "" : label?.text ?? "") == shown)
        }
    }

    /// A title that is too long begins after the arrow and ends before the items (facts/back-button-places).
    @Test func aLongTitleGivesWay() throws {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        second.title = String(repeating: "A very long title ", count: 4)
        let item = UIBarButtonItem(title: "Options", style: .plain, target: nil, action: nil)
        second.navigationItem.rightBarButtonItem = item
        let (app, navigation) = try show([first, second], at: Self.places[1])
        try app.stage.perform {
            let bar = navigation.navigationBar
            let title = try #require(bar.frame(of: bar.label(second.title ?? "")))
            let options = try #require(bar.frame(of: bar.label("Options")))
            #expect(button(in: navigation)?.title.isHidden == true)
            #expect(abs(title.minX - 50) < 0.5 && abs(options.minX - title.maxX - 16) < 0.5)
        }
    }

    /// Matches facts/bar-margins.
    @Test func textsAreFartherApartThanImages() throws {
        let page = UIViewController()
        let image = UIImage(systemName: "heart")
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
            UIBarButtonItem(image: image, style: .plain, target: nil, action: nil),
        ]
        let (app, navigation) = try show([page], at: Self.places[1])
        try app.stage.perform {
            let buttons = navigation.navigationBar.descendants.compactMap { $0 as? BarButtonView }
                .map(\.frame).sorted { $0.minX < $1.minX }
            try #require(buttons.count == 3)
            #expect(abs(buttons[1].minX - buttons[0].maxX - 8) < 0.01)
            #expect(abs(buttons[2].minX - buttons[1].maxX - 11) < 0.01 && buttons[2].maxX == 359)
        }
    }

    /// Matches facts/bars-in-sheets.
    @Test(arguments: [ScreenSettings.Look.classic, .iOS26]) func barsInSheetsAreTaller(look: ScreenSettings.Look) throws
    {
        let page = UIViewController()
        let app = try TestApp(root: UIViewController(), width: 375, height: 812)
        let sheet = app.stage.perform { UINavigationController(rootViewController: page) }
        app.perform {
            app.window.screen.settings.look = look
            app.stage.applicationState.screenInsets = ScreenInsets(top: 44, bottom: 34)
            sheet.modalPresentationStyle = .pageSheet
            app.window.rootViewController?.present(sheet, animated: false)
        }
        app.at(1) {
            let (top, height): (CGFloat, CGFloat) = look == .classic ? (0, 56) : (10, 54)
            #expect(sheet.navigationBar.frame == CGRect(x: 0, y: top, width: 375, height: height))
            #expect(page.view.safeAreaInsets.top == top + height)
        }
        try app.play()
    }
}
