import UIKit

extension Catalogue {
    public static let menus = [CatalogueScreen("menu-buttons") { MenusScreen() }]
}
