import UIKit

extension Catalogue {
    public static let symbols = [
        CatalogueScreen("symbols") { SymbolsScreen() },
        CatalogueScreen("symbol-styles") { SymbolStylesScreen() },
    ]
}
