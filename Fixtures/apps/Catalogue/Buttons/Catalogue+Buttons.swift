import UIKit

extension Catalogue {
    public static let buttons: [CatalogueScreen] = []
}
