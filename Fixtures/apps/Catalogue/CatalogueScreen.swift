import UIKit

// A screen of the catalogue: one class of UIKit in all its states.
public struct CatalogueScreen: Sendable {
    // In lowercase with hyphens, for example `segmented-control`.
    public let name: String
    public let make: @MainActor @Sendable () -> UIViewController

    public init(_ name: String, make: @escaping @MainActor @Sendable () -> UIViewController) {
        self.name = name
        self.make = make
    }
}
