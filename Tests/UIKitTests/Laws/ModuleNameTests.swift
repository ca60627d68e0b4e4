import Testing
import UIKit

/// Applications see one module, whatever part of UIKit declares a class.
@Suite("The name of the module") struct ModuleNameTests {
    @Test(
        arguments: [
            (UIKit.UIView.self, "UIKit.UIView"), (UIKit.UISlider.self, "UIKit.UISlider"),
            (UIKit.UITableViewCell.self, "UIKit.UITableViewCell"),
            (UIKit.UIGravityBehavior.self, "UIKit.UIGravityBehavior"),
            (UIKit.UIAlertController.self, "UIKit.UIAlertController"),
        ] as [(NSObject.Type, String)])
    func isTheSameInEveryPart(type: NSObject.Type, name: String) {
        #expect(String(reflecting: type) == name)
        #expect(NSStringFromClass(type) == name)
        #expect(NSClassFromString(name) == type)
    }
}
