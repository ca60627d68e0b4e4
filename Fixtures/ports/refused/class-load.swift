import UIKit

class Card: UIView {
    override class func initialize() {}
    override class func load() {}
}
// → 4:5: error: initialize() is not called here; run its code when the application starts
// → 5:5: error: load() is not called here; run its code when the application starts
