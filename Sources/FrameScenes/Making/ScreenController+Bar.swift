internal import UIKit

// The contents of a container's bars for a screen.
extension ScreenController {
    func show(_ bar: BarDescription) {
        if let title = bar.title { navigationItem.title = title }
        navigationItem.prompt = bar.prompt
        navigationItem.leftBarButtonItems = bar.left.isEmpty ? nil : bar.left.map(\.item)
        navigationItem.rightBarButtonItems = bar.right.isEmpty ? nil : bar.right.reversed().map(\.item)
        toolbarItems = bar.toolbar.isEmpty ? nil : bar.toolbar.map(\.item)
        if let symbol = bar.tabSymbol { tabBarItem.image = UIImage(systemName: symbol) }
        tabBarItem.badgeValue = bar.badge
    }
}

extension BarDescription.Button {
    @MainActor fileprivate var item: UIBarButtonItem {
        switch self {
        case .title(let title): UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        case .symbol(let name):
            UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
        case .item(let name):
            UIBarButtonItem(
                barButtonSystemItem: UIBarButtonItem.SystemItem.byName[name] ?? .action, target: nil, action: nil)
        }
    }
}
