import UIKit

@objc protocol Source { @objc optional static func make() }
// → 3:25: error: an optional static requirement cannot be looked up here; require it, with a default in an extension
