#sourceLocation(file: "Fixtures/ports/before/requirement-optionality.swift", line: 2)
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

protocol RequirementOptionalityNaming: AnyObject { var RequirementOptionalityNaming_name: String! { get set }; func RequirementOptionalityNaming_rename(_ name: String!) -> String! }; extension RequirementOptionalityNaming { func rename(_ name: String!) -> String! { RequirementOptionalityNaming_rename(name) } }; extension RequirementOptionalityNaming { var name: String! { get { RequirementOptionalityNaming_name } set { RequirementOptionalityNaming_name = newValue } } }
class RequirementOptionalityNamed: NSObject, RequirementOptionalityNaming {
    var name: String? = "a"
    func rename(_ name: String) -> String? { name }
func RequirementOptionalityNaming_rename(_ name: String!) -> String! { rename(name!) }; var RequirementOptionalityNaming_name: String! { get { let own: String? = name; return own } set { name = newValue } } }

protocol RequirementOptionalityShows: AnyObject { var RequirementOptionalityShows_superview: UIView! { get } }; extension RequirementOptionalityShows { var superview: UIView! { get { RequirementOptionalityShows_superview } } }
extension UIScrollView: RequirementOptionalityShows {var RequirementOptionalityShows_superview: UIView! { get { superview } } }
class RequirementOptionalityScreen: UIResponder, RequirementOptionalityShows {
    var superview: UIView {
        let view = UIView()
        view.tag = 4
        return view
    }
var RequirementOptionalityShows_superview: UIView! { get { let own: UIView = superview; return own } } }
