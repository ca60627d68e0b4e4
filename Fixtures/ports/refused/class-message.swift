import UIKit

class Card: UIView {
    func ask() -> Bool { type(of: self).responds(to: #selector(layoutSubviews)) }
}
func canShare() -> Bool { UIApplication.responds(to: NSSelectorFromString("sharedApplication")) }
func send() { UIView.self.perform(NSSelectorFromString("initialize")) }
func call(_ selector: Selector) { _ = class_getMethodImplementation(UIView.self, selector) }

// Messages to objects.
func ask(_ view: UIView) -> Bool { view.responds(to: #selector(UIView.layoutSubviews)) }
// → 4:41: error: “responds” is sent to a class, whose methods are not found by name here; call them, or ask instancesRespond(to:)
// → 6:41: error: “responds” is sent to a class, whose methods are not found by name here; call them, or ask instancesRespond(to:)
// → 7:27: error: “perform” is sent to a class, whose methods are not found by name here; call them, or ask instancesRespond(to:)
// → 8:39: error: class_getMethodImplementation: methods cannot be called by address here; perform a selector
