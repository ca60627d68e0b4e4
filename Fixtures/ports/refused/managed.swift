import UIKit

class Record: NSManagedObject { @NSManaged func arrange(_ values: NSSet) }
class Layer: CALayer { @NSManaged var color: UIColor }
// → 3:33: error: a managed method is named addItemsObject:, removeItems:, insertObject:inItemsAtIndex: or alike, in “@objc(…)”
// → 4:24: error: a managed property of type “UIColor” has no initial value; make it optional
