import UIKit

func effect() -> UIBlurEffect { (NSClassFromString("_UICustomBlurEffect") as! UIBlurEffect.Type).init() }
func make<List: UICollectionView>(_ layout: UICollectionViewLayout) -> List {
    List(frame: .zero, collectionViewLayout: layout)
}
class Box<Screen: UINavigationController> {
    let screen = Screen.init(rootViewController: UIViewController())
}

protocol Named {}
class Row<Item> where Item: Named, Item: UITableView {
    let item = Item(frame: .zero, style: .plain)
}

// Layers have a required initializer.
func make<Layer: CALayer>() -> Layer { Layer() }
// → 3:33: error: an initializer of UIBlurEffect is called on a type that is known at run time only, which needs a required initializer here; pass a closure that makes the object
// → 5:5: error: an initializer of UICollectionView is called on a type that is known at run time only, which needs a required initializer here; pass a closure that makes the object
// → 8:18: error: an initializer of UINavigationController is called on a type that is known at run time only, which needs a required initializer here; pass a closure that makes the object
// → 13:16: error: an initializer of UITableView is called on a type that is known at run time only, which needs a required initializer here; pass a closure that makes the object
