import UIKit

public enum KeyPathCase {
    @MainActor public static func run() -> [String] {
        [
            #keyPath(CALayer.position), #keyPath(CAShapeLayer.strokeEnd), #keyPath(UIView.isHidden),
            #keyPath(KeyPathCaseOwner.isOpen), #keyPath(KeyPathCaseOwner.child.name), KeyPathCaseOwner().own,
        ]
    }
}
// → position
// → strokeEnd
// → hidden
// → isOpen
// → child.name
// → name

class KeyPathCaseOwner: NSObject {
    @objc var isOpen = false
    @objc var name = ""
    @objc var child: KeyPathCaseOwner?
    var own: String { #keyPath(name) }
}
