import QuartzCore
import Testing
import UIKit

/// Safe areas, margins, and guides.
@MainActor @Suite struct SafeAreaTests {
    private func app(root: UIViewController? = nil, top: CGFloat = 47, bottom: CGFloat = 34) throws -> TestApp {
        let app = try TestApp()
        app.perform {
            app.stage.applicationState.screenInsets = ScreenInsets(top: top, bottom: bottom)
            app.window.rootViewController = root
        }
        return app
    }

    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    /// facts/iphone-screens and facts/ipad-screens.
    @Test func screenInsetsRotateWithTheScreen() {
        let faceID = ScreenInsets(top: 47, bottom: 34)
        #expect(faceID.insets(for: CGSize(width: 390, height: 844)) == insets(47, 0, 34, 0))
        #expect(faceID.insets(for: CGSize(width: 844, height: 390)) == insets(0, 47, 21, 47))
        let homeButton = ScreenInsets(top: 20, bottom: 0)
        #expect(homeButton.insets(for: CGSize(width: 375, height: 667)) == insets(20, 0, 0, 0))
        #expect(homeButton.insets(for: CGSize(width: 667, height: 375)) == .zero)
        let pad = ScreenInsets(top: 24, bottom: 20)
        #expect(pad.insets(for: CGSize(width: 1180, height: 820)) == insets(24, 0, 20, 0))
    }

    /// Before layout, every view with constraints is at the top-left corner, under the status bar.
    @Test func contentIsLaidOutInTheMarginsOfTheFinalPosition() throws {
        let root = UIViewController()
        let app = try app(root: root)
        let (outer, inner, content) = (UIView(), UIView(), UIView())
        app.perform {
            for view in [outer, inner, content] { view.translatesAutoresizingMaskIntoConstraints = false }
            root.view.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(content)
            let margins = inner.layoutMarginsGuide
            NSLayoutConstraint.activate([
                outer.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
                outer.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.heightAnchor.constraint(equalToConstant: 40),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.widthAnchor.constraint(equalToConstant: 60),
                outer.widthAnchor.constraint(equalTo: inner.widthAnchor),
                outer.heightAnchor.constraint(equalTo: inner.heightAnchor),
                content.topAnchor.constraint(equalTo: margins.topAnchor),
                content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }
        try app.play()
        #expect(content.frame == CGRect(x: 8, y: 8, width: 44, height: 24))
    }

    @Test func eachViewInheritsTheRemainingInsets() throws {
        let root = List()
        let app = try app(root: root)
        app.perform {
            #expect(root.view.safeAreaInsets == insets(47, 0, 34, 0))
            #expect(root.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
            let inner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 800))
            #expect(inner.safeAreaInsets == .zero)
            root.view.addSubview(inner)
            #expect(inner.safeAreaInsets == insets(27, 0, 10, 0))
            root.additionalSafeAreaInsets = insets(3, 4, 5, 6)
            #expect(root.view.safeAreaInsets == insets(50, 4, 39, 6))
            #expect(inner.safeAreaInsets == insets(30, 0, 15, 0))
            // While it moves in, a view has the insets it has at rest.
            inner.frame = CGRect(x: 390, y: 0, width: 390, height: 844)
            #expect(inner.safeAreaInsets == insets(50, 0, 39, 6))
        }
        try app.play()
    }

    @Test func changesAreReportedBeforeLayout() throws {
        final class Told: Base {
            final class View: UIView {
                var onChange: () -> Void = {}
                override func safeAreaInsetsDidChange() { onChange() }
            }
            var calls: [String] = []
            override func loadView() {
                let view = View()
                view.onChange = { self.calls.append("safeAreaInsetsDidChange") }
                self.view = view
            }
            override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
            override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
            override func viewSafeAreaInsetsDidChange() { calls.append("viewSafeAreaInsetsDidChange") }
            override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
        }
        let told = Told()
        let app = try app(root: told)
        app.at(1) { told.calls = [] }
        app.at(2) {
            told.additionalSafeAreaInsets.top = 9
            told.additionalSafeAreaInsets.top = 10
        }
        app.at(3) { told.view.frame.origin.y = 0 }
        app.perform {}
        let first = {
            [
                "viewWillAppear", "safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange", "viewIsAppearing",
                "viewWillLayoutSubviews",
            ]
        }()
        app.at(0.5) { #expect(told.calls == first) }
        try app.play()
        #expect(
            told.calls == ["safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews"])
    }

    // MARK: Bars

    @Test func barsAddToTheScreensInsets() throws {
        let list = List()
        let nav = UINavigationController(rootViewController: list)
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, Card()]
        let app = try app(root: tabs)
        app.at(1) {
            #expect(nav.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
            #expect(list.view.frame == app.window.bounds && list.view.safeAreaInsets == insets(91, 0, 83, 0))
            nav.navigationBar.isTranslucent = false
            nav.view.setNeedsLayout()
        }
        app.at(2) {
            #expect(list.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
            #expect(list.view.safeAreaInsets == insets(0, 0, 83, 0))
            app.window.change(size: CGSize(width: 844, height: 390), angle: 0)
            nav.navigationBar.isTranslucent = true
        }
        app.at(3) {
            // In landscape: bars of 32 points, and the camera at the sides.
            #expect(nav.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
            #expect(list.view.safeAreaInsets == insets(32, 47, 53, 47))
        }
        try app.play()
    }

    // MARK: Margins

    @Test func marginsAreRelativeToTheSafeArea() throws {
        let root = List()
        let app = try app(root: root)
        app.perform {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(view.layoutMargins == insets(8, 8, 8, 8))
            root.view.addSubview(view)
            #expect(view.layoutMargins == insets(55, 8, 42, 8))
            view.insetsLayoutMarginsFromSafeArea = false
            #expect(view.layoutMargins == insets(8, 8, 8, 8))
            view.layoutMargins = insets(1, 2, 3, 4)
            #expect(
                view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 384, height: 840))
            // A root view's own are the system's.
            #expect(root.view.layoutMargins == insets(47, 16, 34, 16))
            view.preservesSuperviewLayoutMargins = true
            #expect(view.layoutMargins == insets(47, 16, 34, 16))
            root.viewRespectsSystemMinimumLayoutMargins = false
            #expect(root.view.layoutMargins == insets(47, 0, 34, 0))
            view.preservesSuperviewLayoutMargins = false
            view.bounds.size = CGSize(width: 1000, height: 10)
            #expect(view.readableContentGuide.layoutFrame.width == 672)
        }
        try app.play()
    }

    /// Matches facts/readable-width: the width depends on the size of body text, up to the margins, and constraints
    /// follow a change.
    @Test func theReadableWidthFollowsTheText() throws {
        let app = try TestApp(root: UIViewController(), width: 1024, height: 768)
        app.perform {
            let (view, line) = (UIView(), UIView())
            line.translatesAutoresizingMaskIntoConstraints = false
            view.frame = app.window.bounds
            app.window.addSubview(view)
            view.addSubview(line)
            NSLayoutConstraint.activate([
                line.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
                line.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            ])
            var widths: [CGFloat] = []
            for category in UIContentSizeCategory.ordered {
                app.window.screen.change { $0.traits.preferredContentSizeCategory = category }
                app.window.layoutIfNeeded()
                widths.append(line.frame.width)
                #expect(line.frame.width == view.readableContentGuide.layoutFrame.width && line.frame.midX == 512)
            }
            #expect(widths[3] == 672 && widths[0] == 553 && widths[6] == 909)
            #expect(widths.suffix(5).allSatisfy { $0 == 1008 }, "no wider than the margins")
        }
    }
}
