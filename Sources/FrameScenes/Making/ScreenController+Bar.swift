internal import UIKit

// The contents of a container's bars for a screen.
extension ScreenController {
    func show(_ bar: BarDescription, player: ScenePlayer) {
        if let title = bar.title { navigationItem.title = title }
        navigationItem.prompt = bar.prompt
        navigationItem.leftBarButtonItems = bar.left.isEmpty ? nil : bar.left.map(player.item)
        navigationItem.rightBarButtonItems = bar.right.isEmpty ? nil : bar.right.reversed().map(player.item)
        toolbarItems = bar.toolbar.isEmpty ? nil : bar.toolbar.map(player.item)
        if let symbol = bar.tabSymbol { tabBarItem.image = UIImage(systemName: symbol) }
        tabBarItem.badgeValue = bar.badge
        if let search = bar.search {
            navigationItem.searchController = SceneSearch(search, player: player)
            navigationItem.hidesSearchBarWhenScrolling = search.hidesWhenScrolling
        }
    }
}

extension ScenePlayer {
    fileprivate func item(_ button: BarDescription.Button) -> UIBarButtonItem {
        let item =
            switch button.kind {
            case .title(let title): SceneItem(title: title, style: .plain, target: nil, action: nil)
            case .symbol(let name):
                SceneItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
            case .item(let name):
                SceneItem(
                    barButtonSystemItem: UIBarButtonItem.SystemItem.byName[name] ?? .action, target: nil, action: nil)
            }
        item.accessibilityIdentifier = button.id
        if let source = button.reactions { item.react { self.react(to: .tap, source) } }
        if let menu = button.menu { item.menu = self.menu(menu) }
        return item
    }
}

/// A bar item with reactions.
private final class SceneItem: UIBarButtonItem {
    private var onTap: () -> Void = {}

    func react(_ body: @escaping () -> Void) {
        onTap = body
        target = self
        action = Selector("tapped", SceneItem.tapped)
    }

    private func tapped() { onTap() }
}

/// The search of a navigation bar.
private final class SceneSearch: UISearchController, UISearchResultsUpdating {
    private let search: BarDescription.Search
    private let player: ScenePlayer
    private var text = ""

    init(_ search: BarDescription.Search, player: ScenePlayer) {
        (self.search, self.player) = (search, player)
        super.init(searchResultsController: nil)
        searchBar.placeholder = search.placeholder
        obscuresBackgroundDuringPresentation = false
        searchResultsUpdater = self
        guard let source = search.reactions else { return }
        searchBar.searchTextField.addAction(
            UIAction { _ in player.react(to: .return, source) }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchBar.text ?? ""
        guard text != self.text else { return }
        self.text = text
        if let name = search.value { player.values.set(name, .text(text)) }
        if let source = search.reactions { player.react(to: .change, source) }
    }
}
