import UIKit

class Upper: UIView { func add(_ numbers: Int...) {} }
class Lower: Upper {}
extension Lower { override func add(_ numbers: Int...) {} }
// → 5:19: error: an overridden variadic method must be declared in the class body, not in an extension
