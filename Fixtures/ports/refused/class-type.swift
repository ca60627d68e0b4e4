import UIKit

@objc protocol Watcher { func update() }
class Weak<Value: AnyObject> { weak var value: Value? }
var watchers: [Weak<Watcher>] = []
class Proxy<Delegate>: NSObject where Delegate: NSObjectProtocol { weak var delegate: Delegate? }
class NavigationProxy: Proxy<UINavigationControllerDelegate> {}
let made = Weak<Watcher>()

class Views { let all: [Weak<UIView>] = [] }
// → 7:30: error: the protocol “UINavigationControllerDelegate” does not conform to NSObjectProtocol here, as protocols of Objective-C do; drop the constraint of Proxy, and hold the object as a weak AnyObject
