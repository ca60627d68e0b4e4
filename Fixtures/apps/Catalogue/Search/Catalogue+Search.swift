import UIKit

extension Catalogue {
    public static let search: [CatalogueScreen] = [
        CatalogueScreen("search-bars") { SearchBarsViewController() },
        CatalogueScreen("search-controller") {
            UINavigationController(rootViewController: RecipeSearchViewController())
        },
        CatalogueScreen("search-active") {
            UINavigationController(rootViewController: RecipeSearchViewController(searchingFor: "a"))
        },
    ]
}
