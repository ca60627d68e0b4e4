import UIKit

extension Catalogue {
    public static let text: [CatalogueScreen] = [
        CatalogueScreen("text-field") { TextFieldScreen() },
        CatalogueScreen("text-view") { TextViewScreen() },
    ]
}
