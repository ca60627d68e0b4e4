import UIKit

extension Catalogue {
    public static let alerts: [CatalogueScreen] = [
        CatalogueScreen("alert") { QuestionViewController { .deleteRecipe() } },
        CatalogueScreen("alert-fields") { QuestionViewController { .signIn() } },
        CatalogueScreen("alert-list") { QuestionViewController { .rate() } },
        CatalogueScreen("alert-scrolling") { QuestionViewController { .chooseCountry() } },
        CatalogueScreen("action-sheet") { QuestionViewController { .share() } },
    ]
}
