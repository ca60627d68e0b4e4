import UIKit

class Record: NSObject { @NSManaged var name: String }
class Layer: CALayer { @NSManaged var color: UIColor }
class Note: NSObject { @NSManaged var text: String? }
// → 3:26: error: Core Data is missing; the property becomes an ordinary one and needs a value
// → 4:24: error: a managed property of type “UIColor” has no initial value; make it optional
// → 5:24: warning: Core Data is missing; the property becomes an ordinary one and needs a value
