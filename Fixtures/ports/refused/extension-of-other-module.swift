import UIKit

extension UIViewController {
    override func viewDidLoad() {}
}
// → 4:5: error: an extension cannot override a member of UIViewController, which is in another module; declare a class between UIViewController and its subclasses
