import UIKit

@objc protocol Scrolls { var superview: UIView! { get } }
extension UIScrollView: Scrolls {}

@objc protocol Naming { var name: String! { get }; func rename(_ name: String!) -> String! }
class Named: NSObject, Naming {
    var name: String? { nil }
    func rename(_ name: String?) -> String! { name }
}

@objc protocol Shows { var view: UIView! { get } }
extension UIViewController: Shows {}
// → 4:1: error: “superview” is UIView? here and UIView! in Scrolls, which only a protocol of Objective-C accepts; write the same type in both
// → 8:5: error: “name” is String? here and String! in Naming, which only a protocol of Objective-C accepts; write the same type in both
// → 9:5: error: “rename(_:)” is String? here and String! in Naming, which only a protocol of Objective-C accepts; write the same type in both
