import Testing
import UIKit

/// Initializers as Apple declares them: the subclasses override each designated one, and the calls show which ones do not
/// fail. The file does not compile if one is declared in another way.
@MainActor @Suite struct InitializerTests {
    private final class Stack: UIStackView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Spinner: UIActivityIndicatorView {
        override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Refresh: UIRefreshControl {
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Item: UINavigationItem {
        override init(title: String) { super.init(title: title) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Grid: UICollectionViewCompositionalLayout {
        override init(section: NSCollectionLayoutSection) { super.init(section: section) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Storage: NSTextStorage {
        override init() { super.init() }
    }

    private final class Segue: UIStoryboardSegue {
        required init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
        }
    }

    private final class Pages: UIPageViewController {
        override init(
            transitionStyle: UIPageViewController.TransitionStyle,
            navigationOrientation: UIPageViewController.NavigationOrientation,
            options: [UIPageViewController.OptionsKey: Any]? = nil
        ) {
            super.init(
                transitionStyle: transitionStyle, navigationOrientation: navigationOrientation, options: options)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func designatedInitializersAreOverridden() throws {
        let app = try TestApp()
        app.perform {
            #expect(Stack(arrangedSubviews: [UIView()]).arrangedSubviews.count == 1)
            #expect(Spinner(style: .large).style == .large)
            #expect(Refresh().frame.height == 60)
            #expect(Item(title: "Inbox").title == "Inbox" && UINavigationItem().title == nil)
            #expect(Storage().length == 0 && NSTextStorage(string: "a").length == 1)
            let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            #expect(Grid(section: NSCollectionLayoutSection(group: group)).configuration.scrollDirection == .vertical)
            let (first, second) = (UIViewController(), UIViewController())
            #expect(Segue(identifier: nil, source: first, destination: second).destination === second)
            #expect(Pages(transitionStyle: .scroll, navigationOrientation: .horizontal).viewControllers == nil)
        }
    }
}
