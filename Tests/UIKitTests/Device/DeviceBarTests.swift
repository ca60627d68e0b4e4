import Testing
import UIKit

@testable import UIKitCore

/// Bars compared with the measurements from pictures of UIKit at three pixels per point, which are in the article
/// `DeviceFacts`.
@MainActor @Suite struct DeviceBarTests {
    private let app: TestApp

    init() throws {
        app = try TestApp(width: 375, height: 667, scale: 3)
    }

    private func descendants(of view: UIView) -> [UIView] {
        view.subviews + view.subviews.flatMap(descendants)
    }

    private func frame(_ view: UIView, in bar: UIView) -> CGRect { view.convert(view.bounds, to: bar) }

    private func labels(in bar: UIView) -> [UILabel] { descendants(of: bar).compactMap { $0 as? UILabel } }

    /// The distances of a text's baselines from the bar's top, in thousandths of a point, one for each label with the
    /// text.
    private func baselines(_ text: String, in bar: UIView) -> [Int] {
        labels(in: bar).filter { $0.text == text }.map { label in
            Int(((frame(label, in: bar).minY + (label.font.ascender * 3).rounded() / 3) * 1000).rounded())
        }
    }

    private func navigationBar(width: CGFloat, _ item: UINavigationItem) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        app.window.addSubview(bar)
        bar.setItems([item], animated: false)
        bar.layoutIfNeeded()
        return bar
    }

    private func tabBar(_ items: [UITabBarItem], _ appearance: UITabBarAppearance? = nil) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 618, width: 375, height: 49))
        app.window.addSubview(bar)
        if let appearance { bar.standardAppearance = appearance }
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    /// Matches facts/bar-hairline.
    @Test func theHairlineIsBlackAt30Percent() {
        app.perform {
            for bar in [UINavigationBar(), UIToolbar(), UITabBar()] {
                app.window.addSubview(bar)
                let line = descendants(of: bar).first { $0.accessibilityIdentifier == "bar line" }
                #expect(line?.backgroundColor?.cgColor == UIColor(white: 0, alpha: 0.3).cgColor)
            }
            let light = UITraitCollection(userInterfaceStyle: .light)
            for configure in [
                UIBarAppearance.configureWithDefaultBackground, UIBarAppearance.configureWithOpaqueBackground,
            ] {
                let appearance = UIBarAppearance()
                appearance.shadowColor = nil
                configure(appearance)()
                #expect(
                    appearance.shadowColor?.resolvedColor(with: light).cgColor == UIColor(white: 0, alpha: 0.3).cgColor)
            }
        }
    }

    /// Matches facts/bar-margins.
    @Test(arguments: [(320.0, 16.0), (375, 16), (413, 16), (414, 20), (820, 20)])
    func buttonsRespectTheMargin(width: CGFloat, margin: CGFloat) {
        app.perform {
            let item = UINavigationItem(title: "Title")
            let button = CGRect(x: 0, y: 0, width: 30, height: 30)
            let (left, right) = (UIView(frame: button), UIView(frame: button))
            item.leftBarButtonItem = UIBarButtonItem(customView: left)
            item.rightBarButtonItem = UIBarButtonItem(customView: right)
            let bar = navigationBar(width: width, item)
            #expect(frame(left, in: bar).minX == margin)
            #expect(frame(right, in: bar).maxX == width - margin)
        }
    }

    /// Baselines as in facts/bar-baselines. Larger titles are centered: 22 + 20 · 6 / 17.
    @Test(arguments: [
        (nil, 28_000), (UIFont.systemFont(ofSize: 16, weight: .bold), 28_000), (.systemFont(ofSize: 20), 29_000),
    ])
    func titlesShareABaseline(font: UIFont?, baseline: Int) {
        app.perform {
            let item = UINavigationItem(title: "Test")
            item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
            item.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .done, target: nil, action: nil)
            let bar = navigationBar(width: 375, UINavigationItem(title: "Back"))
            if let font { bar.titleTextAttributes = [.font: font] }
            item.leftItemsSupplementBackButton = true
            bar.pushItem(item, animated: false)
            bar.layoutIfNeeded()
            #expect(baselines("Test", in: bar) == [baseline])
            for text in ["Left", "Right", "Back"] {
                #expect(baselines(text, in: bar) == [28_000], "\(text)")
            }
        }
    }

    /// Matches facts/bar-plus.
    @Test(arguments: [(375.0, 18.0), (414, 22)])
    func theAddIconIsAPlus(width: CGFloat, start: CGFloat) {
        app.perform {
            let item = UINavigationItem(title: "Title")
            item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            let bar = navigationBar(width: width, item)
            let strokes = descendants(of: bar).filter { $0.backgroundColor == .systemBlue }
            let ink = strokes.map { frame($0, in: bar) }.reduce(CGRect.null) { $0.union($1) }
            #expect(strokes.count == 2)
            let edges: [CGFloat] = [ink.minX, ink.maxX, ink.minY, ink.maxY]
            let expected: [CGFloat] = [start, start + 17.67, 22 - 8.83, 22 + 8.83]
            #expect(zip(edges, expected).allSatisfy { abs($0 - $1) < 0.01 }, "\(edges)")
            #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
        }
    }

    /// Matches facts/tab-bar-height.
    @Test func aTabBarIs49PointsHigh() {
        app.perform {
            let (root, bar) = (UIView(frame: app.window.bounds), UITabBar())
            app.window.addSubview(root)
            root.addSubview(bar)
            bar.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
            root.layoutIfNeeded()
            #expect(bar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
            #expect(bar.sizeThatFits(CGSize(width: 375, height: 0)) == CGSize(width: 375, height: 49))
        }
    }

    private func image(_ mode: UIImage.RenderingMode = .automatic) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in
            UIColor.black.setFill()
            UIRectFill(CGRect(x: 2, y: 2, width: 24, height: 24))
        }.withRenderingMode(mode)
    }

    private func icons(of bar: UIView) -> [UIImageView] {
        descendants(of: bar).compactMap { $0 as? UIImageView }
    }

    /// Matches facts/tab-bar-items.
    @Test func imagesAndTitlesOfTabsHaveTheirPositions() {
        app.perform {
            let titles = ["Left", "Middle", "Right"]
            let bar = tabBar(titles.map { UITabBarItem(title: $0, image: image(), tag: 0) })
            #expect(
                icons(of: bar).map { frame($0, in: bar) }
                    == [62.5, 187.5, 312.5].map { CGRect(x: $0 - 14, y: 5, width: 28, height: 28) })
            for title in titles { #expect(baselines(title, in: bar) == [45_000]) }
            let moved = UITabBarItem(title: "Moved", image: nil, tag: 0)
            moved.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -10)
            bar.items = [moved]
            bar.layoutIfNeeded()
            #expect(baselines("Moved", in: bar) == [35_000])
        }
    }

    /// Matches facts/tab-bar-items.
    @Test func anItemWithoutAnImageShowsNone() {
        app.perform {
            let empty = UITabBarItem(title: nil, image: nil, tag: 0)
            let bar = tabBar([empty, UITabBarItem(title: "Title", image: nil, tag: 0)])
            for item in [nil, empty] {
                bar.selectedItem = item
                #expect(icons(of: bar).count == 2)
                #expect(icons(of: bar).allSatisfy { $0.image == nil && $0.backgroundColor == nil })
            }
        }
    }

    private func colors(of bar: UIView) -> [UIColor?] {
        icons(of: bar).map(\.tintColor) + labels(in: bar).map(\.textColor)
    }

    /// Matches facts/tab-bar-items.
    @Test func theStackedAppearanceColorsEveryState() {
        app.perform {
            let items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: image(), tag: 0) }
            items[2].isEnabled = false
            let appearance = UITabBarAppearance()
            let states = appearance.stackedLayoutAppearance
            for (state, icon, title) in [
                (states.normal, UIColor.red, UIColor.orange), (states.selected, .green, .cyan),
                (states.disabled, .blue, .purple),
            ] {
                state.iconColor = icon
                state.titleTextAttributes = [.foregroundColor: title]
            }
            states.normal.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
            let bar = tabBar(items, appearance)
            bar.selectedItem = items[1]
            bar.layoutIfNeeded()
            #expect(colors(of: bar) == [.red, .green, .blue, .orange, .cyan, .purple])
            let centers = labels(in: bar).map { Int((frame($0, in: bar).midX * 1000).rounded()) }
            #expect(centers == [62_500 + 5_000, 187_500, 312_500])
            items[0].setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
            #expect(colors(of: bar).dropFirst(3).first == .brown)
            let copy = appearance.copy() as? UITabBarAppearance
            #expect(copy?.stackedLayoutAppearance.normal.iconColor == .red)
            states.normal.iconColor = .black
            #expect(copy?.stackedLayoutAppearance.normal.iconColor == .red)
            copy?.stackedLayoutAppearance.configureWithDefault(for: .stacked)
            #expect(copy?.stackedLayoutAppearance.normal.iconColor == nil)
        }
    }

    /// Matches facts/tab-bar-items.
    @Test func tintsColorTemplateImages() {
        app.perform {
            let items = ["A", "B"].map { UITabBarItem(title: $0, image: image(), tag: 0) }
            let bar = tabBar(items)
            bar.selectedItem = items[1]
            let plain = UIColor.unselectedTabOnMaterial
            #expect(colors(of: bar) == [plain, .systemBlue, plain, .systemBlue])
            bar.unselectedItemTintColor = .red
            bar.tintColor = .green
            #expect(colors(of: bar) == [.red, .green, .red, .green])
            #expect(icons(of: bar).allSatisfy { $0.image?.renderingMode == .alwaysTemplate })
            bar.items = [UITabBarItem(title: nil, image: image(.alwaysOriginal), tag: 0)]
            #expect(icons(of: bar).map { $0.image?.renderingMode } == [.alwaysOriginal])
        }
    }

    /// According to the reference of `UIBarButtonItem`, the images of buttons are made from alpha.
    @Test func theTintOfABarColorsItsButtons() {
        app.perform {
            let item = UINavigationItem(title: "Title")
            item.leftBarButtonItem = UIBarButtonItem(image: image(), style: .plain, target: nil, action: nil)
            item.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
            let bar = navigationBar(width: 375, item)
            bar.tintColor = .red
            #expect(icons(of: bar).map { $0.image?.renderingMode } == [.alwaysTemplate])
            #expect(icons(of: bar).map(\.tintColor) == [.red])
            let right = labels(in: bar).first { $0.text == "Right" }
            #expect(right?.textColor == .red)
            let toolbar = UIToolbar()
            toolbar.items = [UIBarButtonItem(title: "Below", style: .plain, target: nil, action: nil)]
            toolbar.tintColor = .green
            #expect(labels(in: toolbar).map(\.textColor) == [.green])
        }
    }
}
