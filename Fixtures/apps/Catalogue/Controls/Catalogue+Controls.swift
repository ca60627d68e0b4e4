import UIKit

extension Catalogue {
    public static let controls = [
        CatalogueScreen("switch") { SwitchScreen() },
        CatalogueScreen("slider") { SliderScreen() },
        CatalogueScreen("segmented-control") { SegmentedScreen() },
        CatalogueScreen("stepper") { StepperScreen() },
        CatalogueScreen("progress-view") { ProgressScreen() },
        CatalogueScreen("activity-indicator") { ActivityScreen() },
        CatalogueScreen("page-control") { PageControlScreen() },
    ]
}
