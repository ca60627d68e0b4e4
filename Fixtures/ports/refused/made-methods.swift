import UIKit

func make(_ type: AnyClass, _ selector: Selector, _ block: @escaping () -> Void) {
    let code = imp_implementationWithBlock(block)
    class_addMethod(type, selector, code, nil)
    method_setImplementation(class_getInstanceMethod(type, selector)!, code)
    objc_allocateClassPair(type, "Made", 0)
    class_copyMethodList(type, nil)
    class_copyIvarList(type, nil)
    objc_getClass("Made")
}

class Forwarder: NSObject {
    override class func resolveInstanceMethod(_ selector: Selector!) -> Bool { false }
    override func forwardInvocation(_ invocation: NSInvocation!) {}
}
// → 4:16: error: imp_implementationWithBlock: a closure can be the code only of dynamic methods of UIKit, such as viewDidLoad() and viewWillAppear(_:), that are named in a #selector of the same file; override others in a subclass
// → 5:5: warning: class_addMethod: no method is added; only dynamic methods of UIKit, such as viewDidLoad() and present(_:animated:completion:), can be exchanged here, with a method of an extension of the same class that is named in an adjacent #selector; override others in a subclass
// → 6:5: warning: method_setImplementation: methods keep their code; only dynamic methods of UIKit, such as viewDidLoad() and present(_:animated:completion:), can be exchanged here, with a method of an extension of the same class that is named in an adjacent #selector; override others in a subclass
// → 7:5: error: objc_allocateClassPair: classes cannot be made at run time here; declare them
// → 8:5: error: class_copyMethodList: methods are not found by name here; the class lists them in selectors
// → 9:5: error: class_copyIvarList: variables are not found by name here; use Mirror
// → 10:5: error: objc_getClass: classes are found by module and name with NSClassFromString("Module.Class")
// → 14:5: error: methods cannot be made at run time here; declare them
// → 15:5: error: invocations cannot be changed here; return the other object from forwardingTarget(for:)
