import UIKit

extension Catalogue {
    public static let text: [CatalogueScreen] = []
}
