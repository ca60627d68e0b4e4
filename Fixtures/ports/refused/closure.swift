import UIKit

func replace(_ method: Method) {
    let block: @convention(block) (UIView) -> Void = { _ in }
    method_setImplementation(method, imp_implementationWithBlock(block))
}
let selector = #selector(UIView.setNeedsLayout)
// → 5:5: warning: method_setImplementation: methods keep their code; only dynamic methods of UIKit, such as viewDidLoad() and present(_:animated:completion:), can be exchanged here, with a method of an extension of the same class that is named in an adjacent #selector; override others in a subclass
// → 5:38: error: imp_implementationWithBlock: a closure can be the code only of dynamic methods of UIKit, such as viewDidLoad() and viewWillAppear(_:), that are named in a #selector of the same file; override others in a subclass
