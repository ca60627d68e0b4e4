import UIKit

public enum OutletsInherited {
    @MainActor public static func run() -> [String] {
        OutletsInheritedView.outlets.map(\.name) + OutletsInheritedView.selectors.map(\.description)
    }
}
// → title
// → detail
// → open
// → openDetail

class OutletsInheritedBase: UIView {
    @IBOutlet var title: UILabel?
    @IBAction func open() {}
}

class OutletsInheritedView: OutletsInheritedBase {
    @IBOutlet var detail: UILabel?
    @IBAction func openDetail() {}
    override func open() {}
}
