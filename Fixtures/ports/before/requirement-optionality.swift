import UIKit

public enum RequirementOptionality {
    @MainActor public static func run() -> [String] {
        let named: RequirementOptionalityNaming = RequirementOptionalityNamed()
        named.name = "b"
        let shows: [RequirementOptionalityShows] = [UIScrollView(), RequirementOptionalityScreen()]
        return ["\(named.name!) \(named.rename("a")!)", "\(shows[0].superview == nil)", "\(shows[1].superview.tag)"]
    }
}
// → b a
// → true
// → 4

@objc protocol RequirementOptionalityNaming { var name: String! { get set }; func rename(_ name: String!) -> String! }
class RequirementOptionalityNamed: NSObject, RequirementOptionalityNaming {
    var name: String? = "a"
    func rename(_ name: String) -> String? { name }
}

@objc protocol RequirementOptionalityShows { var superview: UIView! { get } }
extension UIScrollView: RequirementOptionalityShows {}
class RequirementOptionalityScreen: UIResponder, RequirementOptionalityShows {
    var superview: UIView {
        let view = UIView()
        view.tag = 4
        return view
    }
}
