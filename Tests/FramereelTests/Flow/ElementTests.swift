import Catalogue
import Framereel
import QuartzCore
import Testing
import UIKit

@testable import FrameScenes

/// Finding elements on the screen by their names.
@MainActor @Suite struct ElementTests {
    /// Inspects a screen of an iPhone 14 at rest.
    private func look(
        at root: @escaping @MainActor @Sendable () -> UIViewController,
        _ body: @escaping @MainActor @Sendable (ScreenReader, UIWindow) -> Void
    ) throws {
        try FlowPlay.play(root) { world in
            world.at(1) { body(ScreenReader(world.window.layer.stage.applicationState), world.window) }
        }
    }

    // MARK: Laws over the catalog

    /// Returns the visible titles of a view, from the UIKit properties that an application sets.
    private static func titles(of view: UIView) -> [String] {
        switch view {
        case let button as UIButton:
            return [button.configuration?.title ?? button.currentTitle].compactMap(\.self)
        case let control as UISegmentedControl:
            return (0..<control.numberOfSegments).compactMap { control.titleForSegment(at: $0) }
        case let field as UITextField:
            guard let text = field.text, !text.isEmpty else { return [field.placeholder].compactMap(\.self) }
            return field.isSecureTextEntry ? [] : [text]
        case let label as UILabel: return [label.text].compactMap(\.self)
        case let bar as UITabBar: return (bar.items ?? []).compactMap(\.title)
        case let bar as UINavigationBar:
            // An active search hides the title.
            let labels = views(in: bar).compactMap { $0 as? UILabel }.filter { isVisible($0) }.map(\.text)
            return [bar.topItem?.title].compactMap(\.self).filter { labels.contains($0) }
                + ((bar.topItem?.leftBarButtonItems ?? []) + (bar.topItem?.rightBarButtonItems ?? [])).compactMap(
                    \.title)
        default: return []
        }
    }

    private static func isVisible(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
    }

    private static func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

    /// An element that a touch in its middle reaches is found by each of its titles, and a touch there reaches an
    /// element with that title.
    @Test(arguments: Catalogue.all)
    func elementsAreFoundByTheirTitles(_ screen: CatalogueScreen) throws {
        try look(at: screen.make) { reader, window in
            var count = 0
            for view in Self.views(in: window) {
                let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
                guard Self.isVisible(view), window.bounds.contains(middle), let hit = window.hitTest(middle, with: nil),
                    hit.isDescendant(of: view) || view.isDescendant(of: hit) && hit.next is UIView == true,
                    view.bounds.width > 0, view.bounds.height > 0
                else { continue }
                for title in Self.titles(of: view) where !title.isEmpty {
                    count += 1
                    do throws(StepError.Reason) {
                        let found = try reader.find(.named(title), reacting: true)
                        let reached = window.hitTest(found.point, with: nil)
                        let around = reached.map { Array(sequence(first: $0, next: \.superview)) } ?? []
                        let inside = reached.map(Self.views) ?? []
                        #expect(
                            (around + inside).contains { $0 === found.view }, "a touch reaches “\(title)”")
                    } catch {
                        Issue.record("\(type(of: view)) “\(title)” is not found: \(error)")
                    }
                }
            }
            if screen.name.hasPrefix("button") { #expect(count > 5) }
        }
    }

    // MARK: Kinds that are tapped

    /// An element of one kind. A tap on `element` logs `it`.
    private struct Kind: CustomStringConvertible, Sendable {
        let description: String
        let element: ScreenElement
        let content: @MainActor @Sendable (Bench) -> Void
    }

    nonisolated private static let kinds: [Kind] = [
        Kind(description: "button", element: "it") { bench in bench.add(UIButton(primaryAction: bench.note("it")), "")
        },
        Kind(description: "configured button", element: "it") { bench in
            bench.add(UIButton(configuration: .filled(), primaryAction: bench.note("it")), "")
        },
        Kind(description: "button by label", element: "Close") { bench in
            let button = UIButton()
            button.setImage(UIImage(systemName: "xmark"), for: .normal)
            button.accessibilityLabel = "Close"
            bench.add(button, "it")
        },
        Kind(description: "button by identifier", element: .identifier("close")) { bench in
            let button = UIButton()
            button.accessibilityIdentifier = "close"
            bench.add(button, "it")
        },
        Kind(description: "label in a control", element: "Inside") { bench in
            let control = UIControl()
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
            label.text = "Inside"
            control.addSubview(label)
            bench.add(control, "it")
        },
        Kind(description: "segment", element: "Week") { bench in
            let control = UISegmentedControl(items: ["Day", "Week"])
            control.selectedSegmentIndex = 0
            bench.add(control, for: .valueChanged, "it")
        },
        Kind(description: "switch", element: "Wi-Fi") { bench in
            let control = UISwitch()
            control.accessibilityLabel = "Wi-Fi"
            control.frame.origin = CGPoint(x: 40, y: 200)
            bench.add(control, for: .valueChanged, "it")
        },
        Kind(description: "stepper", element: "Increment") { bench in
            let control = UIStepper()
            control.frame.origin = CGPoint(x: 40, y: 200)
            bench.add(control, for: .valueChanged, "it")
        },
        Kind(description: "text field", element: "Name") { bench in
            let field = UITextField()
            field.placeholder = "Name"
            bench.add(field, for: .editingDidBegin, "it")
        },
        Kind(description: "search bar", element: "Search") { bench in
            let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 390, height: 56))
            bar.placeholder = "Search"
            bar.searchTextField.addAction(
                UIAction { [weak bench] _ in bench?.log.append("it") }, for: .editingDidBegin)
            bench.view.addSubview(bar)
        },
        Kind(description: "row by its text", element: "Row 2") { bench in
            let table = UITableView(frame: bench.view.bounds)
            table.dataSource = bench
            table.delegate = bench
            bench.view.addSubview(table)
        },
        Kind(description: "row by its index path", element: .cell(4)) { bench in
            let table = UITableView(frame: bench.view.bounds)
            table.dataSource = bench
            table.delegate = bench
            bench.view.addSubview(table)
        },
        Kind(description: "bar button", element: "it") { bench in
            bench.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: bench.note("it"))
        },
        Kind(description: "system item", element: "Add") { bench in
            bench.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: bench.note("it"))
        },
        Kind(description: "system item as it is read out", element: "Share") { bench in
            bench.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .action, primaryAction: bench.note("it"))
        },
        Kind(description: "bar button by label", element: "Cart") { bench in
            let item = UIBarButtonItem(image: UIImage(systemName: "cart"), primaryAction: bench.note("it"))
            item.accessibilityLabel = "Cart"
            bench.navigationItem.rightBarButtonItem = item
        },
        Kind(description: "bar button by identifier", element: .identifier("cart")) { bench in
            let item = UIBarButtonItem(image: UIImage(systemName: "cart"), primaryAction: bench.note("it"))
            item.accessibilityIdentifier = "cart"
            bench.navigationItem.rightBarButtonItem = item
        },
        Kind(description: "toolbar button", element: "it") { bench in
            bench.navigationController?.isToolbarHidden = false
            bench.toolbarItems = [UIBarButtonItem(primaryAction: bench.note("it"))]
        },
        Kind(description: "view with a recognizer", element: .identifier("card")) { bench in
            let card = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
            card.accessibilityIdentifier = "card"
            card.addGestureRecognizer(UITapGestureRecognizer(target: bench, action: Selector("hit", Bench.hit)))
            bench.view.addSubview(card)
        },
        Kind(description: "drawn element", element: "Drawn") { bench in
            let canvas = UIControl()
            bench.add(canvas, "it")
            let element = UIAccessibilityElement(accessibilityContainer: canvas)
            element.accessibilityLabel = "Drawn"
            element.accessibilityFrame = CGRect(x: 60, y: 205, width: 40, height: 20)
            canvas.accessibilityElements = [element]
        },
    ]

    @Test(arguments: kinds) private func aTapReaches(_ kind: Kind) throws {
        let bench = Bench(kind.content)
        try FlowPlay.play({ UINavigationController(rootViewController: bench) }) { world in world.tap(kind.element) }
        #expect(bench.log.contains("it"))
    }

    @Test func tabsAndMenusAreReached() throws {
        var chosen: [String] = []
        let first = UIViewController()
        first.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
        let second = Bench { bench in
            let button = UIButton(configuration: .plain())
            button.configuration?.title = "Menu"
            button.showsMenuAsPrimaryAction = true
            button.menu = UIMenu(children: [
                UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in chosen.append("Deep") }])
            ])
            bench.add(button, "")
        }
        second.tabBarItem = UITabBarItem(title: "Second", image: UIImage(systemName: "heart"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        try FlowPlay.play({ tabs }) { world in
            world.tap("Second")
            world.tap("Menu")
            world.choose("More")
            world.choose("Deep")
        }
        #expect(chosen == ["Deep"])
    }
}
