import UIKit

extension Catalogue {
    public static let pickers: [CatalogueScreen] = []
}
