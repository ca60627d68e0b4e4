import UIKit

extension UIView {
    static func exchange() {
        guard let a = class_getInstanceMethod(UIView.self, #selector(setNeedsLayout)),
            let b = class_getInstanceMethod(UIView.self, #selector(my_setNeedsLayout))
        else { return }
        method_exchangeImplementations(a, b)
    }
    @objc func my_setNeedsLayout() { my_setNeedsLayout() }
}
// → 8:9: warning: setNeedsLayout and my_setNeedsLayout keep their code; only dynamic methods of UIKit, such as viewDidLoad() and present(_:animated:completion:), can be exchanged here, with a method of an extension of the same class that is named in an adjacent #selector; override others in a subclass
