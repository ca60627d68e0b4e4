import UIKit

extension Catalogue {
    public static let alerts: [CatalogueScreen] = [
        CatalogueScreen("alert") { QuestionViewController { .deleteRecipe() } },
        CatalogueScreen("alert-fields") { QuestionViewController { .signIn() } },
        CatalogueScreen("alert-list") { QuestionViewController { .rate() } },
        CatalogueScreen("alert-scrolling") { QuestionViewController { .chooseCountry() } },
        CatalogueScreen("action-sheet") { QuestionViewController { .share() } },
    ]

    // For scenes with touches: a list that asks each question in turn.
    @MainActor public static func question(_ name: String) -> UIViewController {
        switch name {
        case "sheet": QuestionViewController { .share() }
        case "fields": QuestionViewController { .signIn() }
        default: QuestionViewController { .deleteRecipe() }
        }
    }
}
