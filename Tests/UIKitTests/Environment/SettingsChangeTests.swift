import FrameGeometry
import FramePainting
import FrameTiming
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Changes that the user makes while an application runs.
@MainActor @Suite struct SettingsChangeTests {
    // MARK: Laws of every trait

    /// Contains everything whose appearance depends on traits.
    private final class Sample: UIViewController {
        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            let label = UILabel()
            label.text = "Body text"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            let note = UILabel()
            note.text = "A note in two lines that wraps at the width of the screen"
            note.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 12))
            note.adjustsFontForContentSizeCategory = true
            note.numberOfLines = 0
            let field = UITextField()
            field.text = "Field"
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .callout)
            field.adjustsFontForContentSizeCategory = true
            let button = UIButton(configuration: .filled())
            button.configuration?.title = "Button"
            let picture = UIImageView(image: UIImage(systemName: "star"))
            picture.adjustsImageSizeForAccessibilityContentSizeCategory = true
            let segments = UISegmentedControl(items: ["One", "Two"])
            segments.selectedSegmentIndex = 0
            let row = UIStackView(arrangedSubviews: [picture, UISwitch(), UIStepper()])
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            let slider = UISlider()
            slider.value = 0.25
            let column = UIStackView(arrangedSubviews: [label, note, field, button, segments, row, slider, blur])
            column.axis = .vertical
            column.spacing = 8
            column.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(column)
            NSLayoutConstraint.activate([
                blur.heightAnchor.constraint(equalToConstant: 20),
                column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -30),
                column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            ])
        }
    }

    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            title = "Rows"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Row \(indexPath.row)"
            content.secondaryText = "Detail"
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    /// A large title, buttons in a navigation bar and in a toolbar, and a tab bar.
    private static func bars() -> UIViewController {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        second.navigationItem.largeTitleDisplayMode = .always
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        second.toolbarItems = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: first)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.isToolbarHidden = false
        navigation.pushViewController(second, animated: false)
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        return tabs
    }

    /// Presents an alert with a text field.
    private final class Alerting: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(alert, animated: false)
        }
    }

    enum Screen: CaseIterable, Sendable { case views, rows, bars, alert }

    /// A root controller that does not reveal when its views were created.
    private static func root(_ screen: Screen) -> UIViewController {
        switch screen {
        case .views: Sample()
        case .rows: UINavigationController(rootViewController: Rows())
        case .bars: bars()
        case .alert: Alerting()
        }
    }

    private static func shown(_ app: TestApp) -> [PaintItem] {
        app.window.layoutIfNeeded()
        return app.window.layer.displayItems(ofModel: true)
    }

    struct Setting: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let change: @MainActor @Sendable (inout ScreenSettings) -> Void
    }

    nonisolated static let settings: [Setting] =
        SystemTraits.all.flatMap { settings(of: $0) } + [
            Setting(testDescription: "reduced motion") { $0.accessibility.reducesMotion = true },
            Setting(testDescription: "reduced transparency") { $0.accessibility.reducesTransparency = true },
        ]

    /// A setting for each value that a user can choose.
    nonisolated private static func settings<Trait: SystemTrait>(of trait: Trait.Type) -> [Setting] {
        func cases(_ type: any CaseIterable.Type) -> [Any] { Array(type.allCases) }
        var values = (Trait.Value.self as? any CaseIterable.Type).map(cases) ?? []
        if Trait.Value.self == UIContentSizeCategory.self { values += UIContentSizeCategory.ordered }
        return values.compactMap { $0 as? Trait.Value }.filter { $0 != Trait.defaultValue }.map { value in
            Setting(testDescription: "\(Trait.name) = \(value)") { $0.traits[trait] = value }
        }
    }

    /// Law: changing a setting and changing it back leaves no trace.
    @Test(arguments: settings, Screen.allCases)
    func revertingAChangeLeavesNoTrace(_ setting: Setting, _ screen: Screen) throws {
        let app = try TestApp(root: Self.root(screen))
        var before: [PaintItem] = []
        app.at(0.5) {
            before = Self.shown(app)
            let old = app.window.screen.settings
            app.window.screen.change { setting.change(&$0) }
            _ = Self.shown(app)
            app.at(2) { app.window.screen.change { $0 = old } }
            app.at(4) { #expect(Self.shown(app) == before) }
        }
        try app.play()
        #expect(before.count > 2)
    }

    /// Law: a screen created with a setting equals one that is changed to it.
    @Test(arguments: settings, Screen.allCases)
    func aChangedScreenEqualsOneCreatedWithTheSetting(_ setting: Setting, _ screen: Screen) throws {
        func items(changed: Bool) throws -> [PaintItem] {
            let app = try TestApp()
            var items: [PaintItem] = []
            app.perform {
                if !changed { setting.change(&app.window.screen.settings) }
                app.window.rootViewController = Self.root(screen)
            }
            app.at(1) { if changed { app.window.screen.change { setting.change(&$0) } } }
            app.at(3) { items = Self.shown(app) }
            try app.play()
            return items
        }
        #expect(try items(changed: true) == items(changed: false))
    }

    // MARK: Notifications

    private final class Watcher: UIViewController {
        var log: [String] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            let changed = traitCollection.changedTraits(from: previous).map { $0.name }
            log.append("traits " + changed.joined(separator: " "))
        }
        func watch(_ names: [Notification.Name]) {
            for name in names {
                _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let short = note.name.rawValue.replacing("UIAccessibility", with: "")
                    MainActor.assumeIsolated { self?.log.append(short) }
                }
            }
        }
    }

    /// Matches facts/settings-changes: traits first, and one notification for each setting.
    @Test func notificationsFollowTheTraits() throws {
        let watcher = Watcher()
        let app = try TestApp(root: watcher)
        app.perform {
            watcher.watch([
                UIContentSizeCategory.didChangeNotification, UIAccessibility.boldTextStatusDidChangeNotification,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
                UIAccessibility.reduceMotionStatusDidChangeNotification,
                UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
                UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            ])
            let screen = app.window.screen
            screen.change { $0.traits.preferredContentSizeCategory = .small }
            screen.change { $0.traits.preferredContentSizeCategory = .small }
            screen.change { $0.traits.legibilityWeight = .bold }
            #expect(UIAccessibility.isBoldTextEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
            screen.change { $0.traits.accessibilityContrast = .high }
            #expect(UIAccessibility.isDarkerSystemColorsEnabled && !UIAccessibility.isReduceMotionEnabled)
            screen.change { $0.accessibility.prefersCrossFades = true }
            #expect(!UIAccessibility.prefersCrossFadeTransitions, "motion is not reduced")
            screen.change { $0.accessibility.reducesMotion = true }
            #expect(UIAccessibility.prefersCrossFadeTransitions && UIAccessibility.isReduceMotionEnabled)
            screen.change { $0.accessibility.reducesTransparency = true }
            #expect(UIAccessibility.isReduceTransparencyEnabled)
            screen.change { $0.traits.userInterfaceStyle = .dark }
        }
        #expect(
            watcher.log == [
                "traits PreferredContentSizeCategory", "UIContentSizeCategoryDidChangeNotification",
                "traits LegibilityWeight", "BoldTextStatusDidChangeNotification", "traits AccessibilityContrast",
                "DarkerSystemColorsStatusDidChangeNotification",
                "PrefersCrossFadeTransitionsStatusDidChangeNotification", "ReduceMotionStatusDidChangeNotification",
                "ReduceTransparencyStatusDidChangeNotification", "traits UserInterfaceStyle",
            ])
    }

    @Test func theStyleFadesAndTheSizeDoesNot() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            app.window.screen.change { $0.traits.preferredContentSizeCategory = .small }
            #expect(app.window.layer.animationKeys()?.isEmpty ?? true)
            app.window.screen.change { $0.traits.userInterfaceStyle = .dark }
            #expect(app.window.layer.animation(forKey: kCATransition)?.duration == 0.35)
        }
        try app.play()
        #expect(app.window.layer.animation(forKey: kCATransition) == nil)
    }

    // MARK: Colors

    /// The accessible system colors of Human Interface Guidelines, Color.
    @Test(arguments: [
        (UIColor.systemBlue, 0x0040DD, 0x409CFF), (.systemRed, 0xD70015, 0xFF6961), (.systemGray, 0x6C6C70, 0xAEAEB2),
        (.systemGray6, 0xEBEBF0, 0x242426), (.label, 0x000000, 0xFFFFFF),
    ]) func colorsGainContrast(_ color: UIColor, _ light: Int, _ dark: Int) {
        func hex(_ style: UIUserInterfaceStyle) -> Int {
            let color = color.resolvedColor(
                with: UITraitCollection {
                    $0.userInterfaceStyle = style
                    $0.accessibilityContrast = .high
                }
            ).color
            return [color.red, color.green, color.blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
        }
        #expect(hex(.light) == light && hex(.dark) == dark)
    }

    @Test func dimmedTintIsGray() throws {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() {
                super.tintColorDidChange()
                changes += 1
            }
        }
        let app = try TestApp(root: UIViewController())
        app.perform {
            let (outer, inner, own, normal) = (Tinted(), Tinted(), Tinted(), Tinted())
            outer.tintColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
            own.tintColor = .red
            normal.tintAdjustmentMode = .normal
            [inner, own, normal].forEach(outer.addSubview)
            app.window.addSubview(outer)
            let counts = { [outer, inner, own, normal].map(\.changes) }
            let before = counts()
            outer.tintAdjustmentMode = .dimmed
            #expect(zip(counts(), before).map(-) == [1, 1, 1, 1])
            let gray = 0.299 + 0.587 * 0.5
            #expect(abs(outer.tintColor.color.red - gray) < 1e-12 && outer.tintColor.color.alpha == 0.5)
            #expect(inner.tintColor == outer.tintColor && inner.tintAdjustmentMode == .dimmed)
            #expect(abs(own.tintColor.color.blue - 0.299) < 1e-12)
            #expect(normal.tintColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
            outer.tintAdjustmentMode = .automatic
            #expect(own.tintColor == .red && inner.tintAdjustmentMode == .normal)
        }
    }

    @Test func blursBecomeOpaque() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
            app.window.addSubview(view)
            @MainActor func tint() -> Double { view.subviews[0].backgroundColor?.color.alpha ?? 0 }
            #expect(view.layer.backdropSigma > 0 && tint() < 1)
            app.window.screen.change { $0.accessibility.reducesTransparency = true }
            #expect(view.layer.backdropSigma == 0 && tint() == 1)
            app.window.screen.change { $0.accessibility.reducesTransparency = false }
            #expect(view.layer.backdropSigma > 0 && tint() < 1)
        }
    }

    // MARK: Transitions

    /// Pushes, pops, and presentations keep their views in place if the user prefers cross-fades.
    @Test(arguments: [false, true]) func viewsFadeInsteadOfMoving(prefersCrossFades: Bool) throws {
        let (first, second, modal) = (UIViewController(), UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        let app = try TestApp(root: navigation)
        modal.modalPresentationStyle = .fullScreen
        app.perform {
            app.window.screen.settings.accessibility.reducesMotion = true
            app.window.screen.settings.accessibility.prefersCrossFades = prefersCrossFades
        }
        app.at(1) { navigation.pushViewController(second, animated: true) }
        app.at(2) { navigation.popViewController(animated: true) }
        app.at(3) { navigation.present(modal, animated: true) }
        app.at(4) { navigation.dismiss(animated: true) }
        var titles: [(label: UILabel, time: Double)] = []
        for time in [1.1, 2.1] {
            app.at(time) {
                let bar = navigation.navigationBar
                titles += ["First", "Second"].flatMap { text in
                    bar.descendants.compactMap { $0 as? UILabel }.filter { $0.text == text && !$0.isHidden }
                }.map { ($0, time) }
            }
        }
        try app.play()
        func moves(_ view: UIView, _ axis: String, _ time: Double, rest: Double) throws -> Bool {
            abs(try app.numbers(axis, of: view, at: [time])[0] - rest) > 1
        }
        func fades(_ view: UIView, _ time: Double) throws -> Bool {
            try app.numbers("opacity", of: view, at: [time])[0] < 0.99
        }
        // Titles and the back button of the bar, in both transitions.
        #expect(titles.count >= 6)
        let moving = try titles.filter { label, time in
            let ancestors = sequence(first: label as UIView, next: \.superview).prefix { !($0 is UINavigationBar) }
            return try ancestors.contains { view in
                let shown = try app.numbers("position.x", of: view, at: [time, time + 0.05])
                return abs(shown[0] - shown[1]) > 0.01
            }
        }
        #expect(prefersCrossFades ? moving.isEmpty : moving.count >= 4)
        for time in [1.1, 2.1] {
            #expect(try moves(second.view, "position.x", time, rest: 195) == !prefersCrossFades)
            #expect(try fades(second.view, time) == prefersCrossFades)
        }
        for time in [3.1, 4.1] {
            #expect(try moves(modal.view, "position.y", time, rest: 422) == !prefersCrossFades)
            #expect(try fades(modal.view, time) == prefersCrossFades)
        }
        #expect(second.view.alpha == 1 && modal.view.alpha == 1)
    }

    // MARK: Right to left

    /// Law: in right-to-left layouts, a layout of boxes, a push, and a back swipe are the mirror images of those from
    /// left to right.
    @Test func rightToLeftIsTheMirrorImage() throws {
        func boxes(_ direction: UITraitEnvironmentLayoutDirection) throws -> [[String]] {
            final class Boxes: UIViewController {
                override func viewDidLoad() {
                    view.backgroundColor = .white
                    let (wide, narrow) = (UIView(), UIView())
                    wide.backgroundColor = .red
                    narrow.backgroundColor = .blue
                    let row = UIStackView(arrangedSubviews: [wide, narrow])
                    row.spacing = 12
                    row.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(row)
                    NSLayoutConstraint.activate([
                        row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30),
                        row.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
                        row.heightAnchor.constraint(equalToConstant: 40),
                        wide.widthAnchor.constraint(equalToConstant: 120),
                        narrow.widthAnchor.constraint(equalToConstant: 50),
                    ])
                }
            }
            let app = try TestApp()
            let navigation = UINavigationController(rootViewController: Boxes())
            let isMirrored = direction == .rightToLeft
            app.perform {
                app.window.screen.settings.traits.layoutDirection = direction
                navigation.isNavigationBarHidden = true
                app.window.rootViewController = navigation
            }
            navigation.interactivePopGestureRecognizer?.delegate = nil
            app.at(1) { navigation.pushViewController(Boxes(), animated: true) }
            app.perform {
                let points = [CGPoint(x: 2, y: 400), CGPoint(x: 300, y: 400)]
                let touches = ScriptedTouches(
                    [points.map { CGPoint(x: isMirrored ? 390 - $0.x : $0.x, y: $0.y) }], duration: 0.3, rest: 0.1,
                    curve: { $0 }, releaseSpeed: nil, rate: 120, on: app.stage.applicationState.touchScreen)
                for moment in touches.moments { app.at(2 + moment.time) { touches.perform(moment) } }
            }
            try app.play()
            let timeline = try #require(app.stage.committer.timeline)
            return [0.5, 1.1, 1.2, 1.9, 2.15, 2.3, 4].map { time in
                timeline.displayList(at: MediaTime(seconds: time)).items.compactMap { item -> String? in
                    guard case .fill(let fill) = item, case .rect(let rect) = fill.shape, fill.blur == 0 else {
                        return nil
                    }
                    let corner = fill.transform.apply(rect.origin)
                    let other = fill.transform.apply(Point(x: rect.maxX, y: rect.maxY))
                    let (left, right) = isMirrored ? (390 - other.x, 390 - corner.x) : (corner.x, other.x)
                    func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
                    return "\(rounded(left))…\(rounded(right)) \(fill.color) \(rounded(fill.opacity))"
                }
            }
        }
        let (left, right) = (try boxes(.leftToRight), try boxes(.rightToLeft))
        #expect(left == right)
        #expect(left[1] != left[3] && left[4] != left[3] && left.last == left.first, "the screens move")
    }
}
