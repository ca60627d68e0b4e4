import UIKit

func total(_ heights: NSArray) -> Double { (heights.object(at: 0) as AnyObject).total }
func configure(_ views: [UIView]) { views.forEach { ($0 as AnyObject).configure() } }
func tag(_ sender: AnyObject) { sender.tag = 1 }
func place(_ sender: AnyObject) -> CGPoint { sender.location(in: nil) }

// Members of Optional, and the object itself.
func isThere(_ sender: AnyObject?) -> Bool { sender.map { $0 === $0 } ?? false }

// Names that patterns bind to objects of a type.
func title(_ sender: AnyObject) -> String? {
    if case let sender as UIButton = sender { return sender.currentTitle }
    switch sender {
    case let sender as UILabel: return sender.text
    case is UIButton: return "button"
    default: return nil
    }
}
// → 3:81: error: “total” is looked up on AnyObject, which has no members here; cast to the class or protocol that declares it
// → 4:71: error: “configure” is looked up on AnyObject, which has no members here; cast to the class or protocol that declares it
// → 5:40: error: “tag” is looked up on AnyObject, which has no members here; cast to the class that is meant, such as UIBarItem or UIView
// → 6:53: error: “location” is looked up on AnyObject, which has no members here; cast to the class that is meant, such as NSLayoutManager or UIContextMenuInteraction or UIEditMenuInteraction
