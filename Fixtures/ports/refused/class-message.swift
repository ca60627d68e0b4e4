import UIKit

class Card: UIView {
    func ask() -> Bool { type(of: self).conforms(to: UIAppearance.self) }
}
func call(_ selector: Selector) { _ = class_getMethodImplementation(UIView.self, selector) }

// Messages to objects.
func ask(_ view: UIView) -> Bool { view.responds(to: #selector(UIView.layoutSubviews)) }
// → 4:41: error: “conforms” is sent to a class, whose methods are not found by name here; call them, or ask instancesRespond(to:)
// → 6:39: error: class_getMethodImplementation: methods cannot be called by address here; perform a selector
