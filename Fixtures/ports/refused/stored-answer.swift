import UIKit

class Upper: NSObject, UIApplicationDelegate {}
class Lower: Upper { var window: UIWindow? }
// → 4:22: error: a stored property cannot implement a requirement of a superclass; make “window” a computed property
