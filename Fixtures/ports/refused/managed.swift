import UIKit

class Record: NSManagedObject { @NSManaged func arrange(_ values: NSSet) }
class Layer: CALayer { @NSManaged var color: UIColor }
class Card: UIView { @NSManaged var title: String }
// → 3:33: error: a managed method is named addItemsObject:, removeItems:, insertObject:inItemsAtIndex: or alike, in “@objc(…)”
// → 4:24: error: a managed property of type “UIColor” has no initial value; make it optional
// → 5:22: error: a managed property belongs to a class derived from NSManagedObject or CALayer
