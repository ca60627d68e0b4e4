#sourceLocation(file: "Fixtures/ports/before/any-object-senders.swift", line: 2)
import UIKit
public enum AnyObjectSenders {
    @MainActor public static func run() -> [String] {
        let button = UIButton(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
        button.tag = 7
        let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
        item.tag = 8
        let form = AnyObjectSendersForm()
        return [
            form.tag(of: button), form.tag(of: item), form.tagIfAny(of: nil), form.tagIfAny(of: NSObject()),
            form.place(of: button), form.row(), form.keyed(), form.sent(),
            form.hasImage(UIImageView()), form.name(of: item),
        ]
    }
}
// → 7
// → 8
// → none
// → none
// → 30.0
// → 3
// → later
// → 1
// → false
// → Done

class AnyObjectSendersForm: OpenObject, NibMakeable {
    func tag(of sender: AnyObject) -> String {
        let tag: Int = _member(of: sender, \UIBarItem.tag, \UIView.tag)
        return "\(tag)"
    }

    func tagIfAny(of sender: AnyObject?) -> String {
        if let tag = _member(of: sender, \UIBarItem.tag, \UIView.tag) { return "\(tag)" }
        return "none"
    }

    private var count = 0
    func add() { count += 1 }
    func sent() -> String {
        let target: AnyObject = self
        (target as! NSObject).performSelector(onMainThread: Selector("add", AnyObjectSendersForm.add), with: nil, waitUntilDone: true)
        return "\(count)"
    }

    func place(of sender: AnyObject) -> String { "\(_property(of: sender, \UICollectionViewLayoutAttributes.center, \UIDynamicItemGroup.center, \UIPreviewTarget.center, \UIView.center).x)" }

    // An image view without an image has none, whatever other classes have.
    func hasImage(_ sender: AnyObject) -> String {
        let image: UIImage? = _property(of: sender, \NSTextAttachment.image, \UIAccessibilityCustomAction.image, \UIBarItem.image, \UIContextualAction.image, \UIImageView.image, \UIMenuElement.image, \UIPasteboard.image, \UITab.image)
        return "\(image != nil)"
    }

    // Some classes have a title always, and others not.
    func name(of sender: AnyObject) -> String { _property(of: sender, \NSUserActivity.title, \UIActionSheet.title, \UIAlertAction.title, \UIAlertView.title, \UIBarItem.title, \UIColorWell.title, \UICommandAlternate.title, \UIContextualAction.title, \UIMenuElement.title, \UIMenuItem.title, \UINavigationItem.title, \UIScene.title, \UISwitch.title, \UITab.title, \UITableViewRowAction.title, \UIViewController.title) ?? "" }

    // The path is a property of attributes, and a method of lists.
    func row() -> String {
        let attributes: Any = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
        return "\(((attributes as AnyObject) as! UICollectionViewLayoutAttributes).indexPath.item)"
    }

    // Any object has values for keys.
    func keyed() -> String {
        let animation: AnyObject = CABasicAnimation(keyPath: "position")
        (animation as! NSObject).setValue("later", forKey: "id")
        return (animation as! NSObject).value(forKey: "id") as? String ?? ""
    }
required override init() { super.init() }; override class var selectors: [Selector] { super.selectors + [Selector("tagOf:", AnyObjectSendersForm.tag(of:)), Selector("add", AnyObjectSendersForm.add)] } }
