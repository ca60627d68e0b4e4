import UIKit

extension Catalogue {
    public static let symbols: [CatalogueScreen] = []
}
