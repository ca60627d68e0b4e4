internal import UIKit

extension UIView {
    /// The view itself, or the first inside it, depth first, that is called so.
    func descendant(identified identifier: String) -> UIView? {
        if accessibilityIdentifier == identifier { return self }
        for subview in subviews {
            if let found = subview.descendant(identified: identifier) { return found }
        }
        return nil
    }
}
