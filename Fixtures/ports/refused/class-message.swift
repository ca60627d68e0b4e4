import UIKit

class Card: UIView {
    func ask() -> Bool { type(of: self).conforms(to: UIAppearance.self) }
}
func call(_ selector: Selector) { _ = class_getMethodImplementation(UIView.self, selector) }

// Messages to objects.
func ask(_ view: UIView) -> Bool { view.responds(to: #selector(UIView.layoutSubviews)) }
// → 
