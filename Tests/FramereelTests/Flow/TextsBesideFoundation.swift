import Foundation
import UIKit

/// Look-ups as a source makes them that imports Foundation beside UIKit, where Foundation's functions of the same names
/// are in sight.
@MainActor func textsBesideFoundation(_ count: Int) -> [String] {
    [
        NSLocalizedString("hello", comment: ""), NSLocalizedString("file", tableName: "Menu", comment: ""),
        String(format: NSLocalizedString("cards", tableName: "Plural", comment: ""), count, 1),
        String.localizedStringWithFormat(NSLocalizedString("cards", tableName: "Plural", comment: ""), count, 2),
    ]
}
