import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The status bar in scenes that show it (facts/status-bar-style).
@MainActor @Suite struct StatusBarTests {
    private final class Page: UIViewController {
        var style = UIStatusBarStyle.default
        var hides = false
        var animation = UIStatusBarAnimation.fade

        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
    }

    private func launch(_ root: UIViewController, isShown: Bool = true) throws -> TestApp {
        let app = try TestApp()
        app.perform {
            app.stage.applicationState.screenInsets = ScreenInsets(top: 47, bottom: 34)
            app.window.screen.settings.showsStatusBar = isShown
            app.window.rootViewController = root
        }
        return app
    }

    private func statusBar(of app: TestApp) -> StatusBarView? {
        app.stage.committer.screen.sublayers?.compactMap { $0.delegate as? StatusBarView }.last
    }

    @Test func theStatusBarIsInFrontOfWindowsIfEnabled() throws {
        #expect(statusBar(of: try launch(Page(), isShown: false)) == nil)
        let app = try launch(Page())
        let bar = try #require(statusBar(of: app))
        #expect(bar.layer.bounds.size == CGSize(width: 390, height: 47))
        let second = app.stage.perform { UIWindow() }
        app.perform { second.makeKeyAndVisible() }
        #expect(app.stage.committer.screen.sublayers?.last === bar.layer)
        #expect(app.stage.applicationState.application.windows.count == 2)
    }

    @Test func theControllerOnScreenDeterminesTheStyle() throws {
        let page = Page()
        let app = try launch(page)
        let bar = try #require(statusBar(of: app))
        func alphas() -> [CGFloat] { bar.subviews.map(\.alpha) }
        app.perform {
            #expect(alphas() == [1, 0] && bar.alpha == 1)
            page.style = .lightContent
            #expect(alphas() == [1, 0])
            page.setNeedsStatusBarAppearanceUpdate()
            #expect(alphas() == [0, 1])
            page.hides = true
            page.setNeedsStatusBarAppearanceUpdate()
            #expect(bar.alpha == 0 && app.stage.applicationState.statusBar.statusBarFrame == .zero)
            page.animation = .slide
            page.setNeedsStatusBarAppearanceUpdate()
            #expect(bar.alpha == 1 && bar.transform.ty == -47)
        }
    }

    @Test func aPushAnimatesTheChange() throws {
        let (first, second) = (Page(), Page())
        second.hides = true
        let navigation = UINavigationController(rootViewController: first)
        let app = try launch(navigation)
        let bar = try #require(statusBar(of: app))
        app.at(0.1) { navigation.pushViewController(second, animated: true) }
        try app.play()
        let alphas = try app.numbers("opacity", of: bar, at: [0.05, 0.28, 1])
        #expect(alphas[0] == 1 && alphas[1] > 0 && alphas[1] < 1 && alphas[2] == 0)
    }

    /// The presenting view moves back onto black behind a sheet of full height, but not behind a lower one.
    @Test(arguments: [true, false]) func theBarIsLightOverALargeSheet(isLarge: Bool) throws {
        let (page, card) = (Page(), UIViewController())
        let app = try launch(page)
        let manager = app.stage.applicationState.statusBar
        app.perform {
            card.modalPresentationStyle = .pageSheet
            card.sheetPresentationController?.detents = [isLarge ? .large() : .medium()]
        }
        app.at(0.1) {
            page.present(card, animated: true)
        }
        app.at(1) {
            #expect(manager.statusBarStyle == (isLarge ? .lightContent : .default))
            card.dismiss(animated: true)
        }
        app.at(2) { #expect(manager.statusBarStyle == .default) }
        let bar = try #require(statusBar(of: app))
        try app.play()
        let light = try #require(bar.subviews.last)
        let alphas = try app.numbers("opacity", of: light, at: [0.05, 0.9, 1.9])
        #expect(alphas == [0, isLarge ? 1 : 0, 0])
    }

    @Test func theBarTurnsLightWithASheetThatIsRaised() throws {
        let (page, card) = (Page(), UIViewController())
        let app = try launch(page)
        app.perform {
            card.modalPresentationStyle = .pageSheet
            card.sheetPresentationController?.detents = [.medium(), .large()]
        }
        app.at(0.1) { page.present(card, animated: true) }
        app.at(1) {
            guard let sheet = card.sheetPresentationController else { return }
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        }
        app.at(3) { card.sheetPresentationController?.selectedDetentIdentifier = .medium }
        let bar = try #require(statusBar(of: app))
        try app.play()
        let light = try #require(bar.subviews.last)
        let alphas = try app.numbers("opacity", of: light, at: [0.9, 1.1, 2.9, 3.9])
        #expect(alphas[0] == 0 && alphas[1] > 0 && alphas[1] < 1 && alphas[2] == 1 && alphas[3] == 0)
    }

    @Test func theStyleOfANavigationBarTakesPrecedence() throws {
        let page = Page()
        page.style = .lightContent
        let navigation = UINavigationController(rootViewController: page)
        let app = try launch(navigation)
        app.perform {
            let manager = app.stage.applicationState.statusBar
            #expect(manager.statusBarStyle == .default)
            navigation.navigationBar.barStyle = .black
            #expect(manager.statusBarStyle == .lightContent)
            navigation.navigationBar.barStyle = .default
            navigation.isNavigationBarHidden = true
            #expect(manager.statusBarStyle == .lightContent)
        }
    }
}
