import UIKit

public enum AnyObjectMembers {
    @MainActor public static func run() -> [String] {
        let view = UIView()
        view.tag = 3
        view.widthAnchor.constraint(equalToConstant: 9).isActive = true
        let all: [AnyObject] = [AnyObjectMembersCard(), NSObject(), view]
        var told = ["\(view.anyObjectMembersInstalled.first?.multiplier ?? 0)", all[0].anyObjectMembersTurn()]
        for card in all { if let side = card.anyObjectMembersSide { told.append(side) } }
        told.append("\(all[2].tag ?? 0), \(view.anyObjectMembersInstalled.first?.priority.rawValue ?? 0)")
        let half: Float? = view.anyObjectMembersInstalled.first?.priority
        told.append("\(half ?? 0)")
        let entries: [String: AnyObject] = ["title": "a?b" as NSString, "width": 2 as NSNumber]
        if let title = entries["title"] { told += title.components(separatedBy: "?") }
        told.append("\(entries["width"]?.doubleValue ?? 0)")
        let number = entries["width"]?.integerValue ?? 0
        let entry: AnyObject = "7" as NSString
        let text: Int = entry.intValue
        told.append("\(number), \(text)")
        let info: [String: Any] = ["frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))]
        let frame = (info["frame"]! as AnyObject).cgRectValue
        told.append("\(frame!.width), \((info["frame"] as AnyObject).cgRectValue.height)")
        let inset: UIEdgeInsets = (NSValue(uiEdgeInsets: UIEdgeInsets()) as AnyObject).uiEdgeInsetsValue
        let size = (CGSize(width: 5, height: 6) as AnyObject).cgSizeValue!
        told.append("\(inset.top), \(size.width), \(entries["point"]?.cgPointValue.x ?? 8)")
        let list: AnyObject = ["a", "b"] as NSArray
        told.append("\(list.lastObject ?? "none")")
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
    @objc var anyObjectMembersSide: String { "front" }
    @objc func anyObjectMembersTurn() -> String { "turned" }
}
