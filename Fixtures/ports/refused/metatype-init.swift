import UIKit

func effect() -> UIBlurEffect { (NSClassFromString("_UICustomBlurEffect") as! UIBlurEffect.Type).init() }
func make<Content: UIView>(_ type: Content.Type) -> Content { Content(frame: .zero) }
class Box<Screen: UIViewController> {
    let screen = Screen.init(nibName: nil, bundle: nil)
}

protocol Named {}
class Row<Item> where Item: Named, Item: UIView {
    let item = Item()
}

// Layers have a required initializer.
func make<Layer: CALayer>() -> Layer { Layer() }
// → 3:33: error: an initializer of UIBlurEffect is called on a type that is known at run time only, which needs a required initializer here; pass a closure that makes the object
// → 4:63: error: an initializer of UIView is called on a type that is known at run time only, which needs a required initializer here; pass a closure that makes the object
// → 6:18: error: an initializer of UIViewController is called on a type that is known at run time only, which needs a required initializer here; pass a closure that makes the object
// → 11:16: error: an initializer of UIView is called on a type that is known at run time only, which needs a required initializer here; pass a closure that makes the object
