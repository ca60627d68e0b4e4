import UIKit

extension UIView {
    /// Returns the view itself or its first descendant, in depth-first order, with this identifier.
    func descendant(identified identifier: String) -> UIView? {
        if accessibilityIdentifier == identifier { return self }
        for subview in subviews {
            if let found = subview.descendant(identified: identifier) { return found }
        }
        return nil
    }
}
