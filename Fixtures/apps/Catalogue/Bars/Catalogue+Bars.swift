import UIKit

extension Catalogue {
    public static let bars = [
        CatalogueScreen("navigation-bar") { NavigationBarScreen() },
        CatalogueScreen("navigation-bar-appearance") { BarAppearanceScreen() },
        CatalogueScreen("large-title") { MailboxScreen.inNavigation() },
        CatalogueScreen("bar-button-items") { BarButtonScreen() },
        CatalogueScreen("toolbar") { ToolbarScreen() },
        CatalogueScreen("tab-bar") { TabBarScreen() },
        CatalogueScreen("tab-bar-controller") { TabsScreen.make() },
    ]
}
