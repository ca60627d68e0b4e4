import UIKit

extension UIScrollView {
    static func exchange() {
        exchange(#selector(setter: UIScrollView.delegate), #selector(my_setDelegate(_:)))
        exchange(#selector(layoutSubviews), #selector(my_layoutSubviews))
    }
    private static func exchange(_ first: Selector, _ second: Selector) {
        guard let a = class_getInstanceMethod(UIScrollView.self, first),
            let b = class_getInstanceMethod(UIScrollView.self, second)
        else { return }
        method_exchangeImplementations(a, b)
    }
    @objc func my_setDelegate(_ delegate: UIScrollViewDelegate?) { my_setDelegate(delegate) }
}

extension UIView {
    @objc func my_layoutSubviews() { my_layoutSubviews() }
}

class Base: UIViewController {
    static let exchanged: Void = {
        guard let a = class_getInstanceMethod(Base.self, #selector(viewWillAppear(_:))),
            let b = class_getInstanceMethod(Base.self, #selector(base_viewWillAppear(_:)))
        else { return }
        method_exchangeImplementations(a, b)
    }()
    @objc func base_viewWillAppear(_ animated: Bool) { base_viewWillAppear(animated) }
}
// → 5:9: warning: the setter of delegate and my_setDelegate keep their code; only dynamic methods of UIKit, such as viewDidLoad() and present(_:animated:completion:), can be exchanged here, with a method of an extension of the same class that is named in an adjacent #selector; override others in a subclass
// → 26:9: warning: viewWillAppear and base_viewWillAppear keep their code; only dynamic methods of UIKit, such as viewDidLoad() and present(_:animated:completion:), can be exchanged here, with a method of an extension of the same class that is named in an adjacent #selector; override others in a subclass
