import UIKit

protocol Makeable { init() }
extension NSObject: Makeable {}
class Card: UIView, Makeable {}

final class Last: UIView, Makeable {}
class Own: NSObject, Makeable { required override init() {} }
// → 4:1: error: Makeable requires init(), which NSObject only inherits from a class of Objective-C; here a class meets it with an initializer that it declares as required
// → 5:1: error: Makeable requires init(), which Card only inherits from a class of Objective-C; here a class meets it with an initializer that it declares as required
