#sourceLocation(file: "Fixtures/ports/before/nib-object.swift", line: 2)
import UIKit
public enum NibObjectCase {
    @MainActor public static func run() -> [String] {
        let objects = [NibObjectBase(), NibObjectSpring()]
        objects.forEach { $0.awakeFromNib() }
        objects[1].setValue(0.25, forKey: "duration")
        return objects.map { "\($0.said) \($0.duration)" }
    }
}
// → base 1.0
// → base spring 0.25

class NibObjectBase: OpenObject, NibMakeable {
    var duration: CGFloat = 1
    var said = ""

    override func awakeFromNib() {
        super.awakeFromNib()
        said += "base"
    }
required override init() { super.init() }; override class var outlets: [Outlet] { super.outlets + [Outlet("duration", \NibObjectBase.duration)] } }

class NibObjectSpring: NibObjectBase {
    override func awakeFromNib() {
        super.awakeFromNib()
        said += " spring"
    }
}

// Xcode offers the messages to the class, too.
class NibObjectCell: UITableViewCell {
    override class func awakeFromNib() {
        super.awakeFromNib()
    }

    override class func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
    }
}

class NibObjectConstraint: NSLayoutConstraint {
    var extra: CGFloat = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        constant += extra
    }
override class var outlets: [Outlet] { super.outlets + [Outlet("extra", \NibObjectConstraint.extra)] } }
