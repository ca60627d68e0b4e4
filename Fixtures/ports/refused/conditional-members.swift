import UIKit

@objc protocol Source { @objc optional func fill() }
class Card: UIView, Source {
    #if DEBUG
    func fill() {}
    #endif
}
extension Card {
    #if DEBUG
    override func layoutSubviews() {}
    #endif
}
// → 6:5: error: a member that is ported to several declarations cannot be inside #if; write #if in its body
// → 11:5: error: a member that is ported to several declarations cannot be inside #if; write #if in its body
