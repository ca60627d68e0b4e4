import UIKit

class Card: UIView {
    func ask() -> Bool { type(of: self).conforms(to: UIAppearance.self) }
}

// Messages to objects.
func ask(_ view: UIView) -> Bool { view.responds(to: #selector(UIView.layoutSubviews)) }
// → 4:41: error: “conforms” is sent to a class, whose methods are not found by name here; call them, or ask instancesRespond(to:)
