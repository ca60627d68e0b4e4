import Kit
import UIKit

/// Implements an optional requirement of the library.
public class BadgeOwner: NSObject, BadgeDelegate {
    func badgeTitle(_ badge: Badge) -> String { "Cards" }
}
