#sourceLocation(file: "Fixtures/ports/before/any-object-members.swift", line: 2)
import UIKit
public enum AnyObjectMembers {
    @MainActor public static func run() -> [String] {
        let view = UIView()
        view.tag = 3
        view.widthAnchor.constraint(equalToConstant: 9).isActive = true
        let all: [AnyObject] = [AnyObjectMembersCard(), NSObject(), view]
        var told = ["\((view.anyObjectMembersInstalled.first as? NSLayoutConstraint)?.multiplier ?? 0)", (all[0] as! AnyObjectMembersCard).anyObjectMembersTurn()]
        for card in all { if let side = (card as? AnyObjectMembersCard)?.anyObjectMembersSide { told.append(side) } }
        told.append("\(_member(of: all[2], \UIBarItem.tag, \UIView.tag) ?? 0), \(_member(of: view.anyObjectMembersInstalled.first, \NSLayoutConstraint.priority, \URLSessionTask.priority)?.rawValue ?? 0)")
        let half: Float? = _member(of: view.anyObjectMembersInstalled.first, \NSLayoutConstraint.priority, \URLSessionTask.priority)
        told.append("\(half ?? 0)")
        let entries: [String: AnyObject] = ["title": "a?b" as NSString, "width": 2 as NSNumber]
        if let title = entries["title"] { told += (title as! NSString).components(separatedBy: "?") }
        told.append("\(_member(of: entries["width"], \NSNumber.doubleValue, \NSString.doubleValue) ?? 0)")
        let number = _member(of: entries["width"], \NSNumber.intValue, \NSString.integerValue) ?? 0
        let entry: AnyObject = "7" as NSString
        let text: Int = _member(of: entry, \NSNumber.intValue, \NSString.integerValue)
        told.append("\(number), \(text)")
        let info: [String: Any] = ["frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))]
        let frame = ({ ($0 as? NSValue)?.cgRectValue ?? $0 as? CGRect })((info["frame"]! as AnyObject))
        told.append("\(frame!.width), \(({ ($0 as? NSValue)?.cgRectValue ?? $0 as? CGRect })((info["frame"] as AnyObject))!.height)")
        let inset: UIEdgeInsets = ({ ($0 as? NSValue)?.uiEdgeInsetsValue ?? $0 as? UIEdgeInsets })((NSValue(uiEdgeInsets: UIEdgeInsets()) as AnyObject))!
        let size = ({ ($0 as? NSValue)?.cgSizeValue ?? $0 as? CGSize })((CGSize(width: 5, height: 6) as AnyObject))!
        told.append("\(inset.top), \(size.width), \(({ ($0 as? NSValue)?.cgPointValue ?? $0 as? CGPoint })(entries["point"])?.x ?? 8)")
        let list: AnyObject = ["a", "b"] as NSArray
        told.append("\((list as? NSArray)?.lastObject ?? "none")")
        return told
    }
}
// → 1.0
// → turned
// → front
// → 3, 1000.0
// → 1000.0
// → a
// → b
// → 2.0
// → 2, 7
// → 3.0, 4.0
// → 0.0, 5.0, 8.0
// → b

extension UIView { var anyObjectMembersInstalled: [AnyObject] { constraints } }

class AnyObjectMembersCard: NSObject {
    var anyObjectMembersSide: String { "front" }
    func anyObjectMembersTurn() -> String { "turned" }
}
