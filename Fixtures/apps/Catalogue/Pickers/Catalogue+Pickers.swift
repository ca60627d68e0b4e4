import UIKit

extension Catalogue {
    public static let pickers = [
        CatalogueScreen("picker-view") { PickerScreen() },
        CatalogueScreen("date-picker-compact") { CompactDatesScreen() },
        CatalogueScreen("date-picker-inline") { DatesScreen(.inline, [.dateAndTime]) },
        CatalogueScreen("date-picker-wheels") { DatesScreen(.wheels, [.dateAndTime, .date]) },
        CatalogueScreen("date-picker-countdown") { DatesScreen(.wheels, [.time, .countDownTimer]) },
        CatalogueScreen("calendar") { CalendarScreen() },
        CatalogueScreen("color-well") { ColorWellScreen() },
    ]
}
