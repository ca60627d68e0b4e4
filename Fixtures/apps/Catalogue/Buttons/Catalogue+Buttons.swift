import UIKit

extension Catalogue {
    public static let buttons = [
        CatalogueScreen("button-kinds") { ButtonKindsScreen() },
        CatalogueScreen("button-styles") { ButtonStylesScreen() },
        CatalogueScreen("button-layouts") { ButtonLayoutsScreen() },
        CatalogueScreen("button-from-right-to-left") {
            let screen = ButtonLayoutsScreen()
            screen.isRightToLeft = true
            return screen
        },
    ]
}
