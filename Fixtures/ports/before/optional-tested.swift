import UIKit

public enum OptionalTested {
    @MainActor public static func run() -> [String] {
        let panel = OptionalTestedPanel()
        let before = panel.isHeard
        let owner = OptionalTestedOwner()
        panel.delegate = owner
        return ["\(before)", "\(panel.isHeard)"] + owner.told
    }
}
// → false
// → true
// → heard

@objc protocol OptionalTestedDelegate: AnyObject { @objc optional func hear(_ word: String) }

class OptionalTestedPanel {
    weak var delegate: OptionalTestedDelegate?
    var isHeard: Bool {
        guard let delegate = delegate, let hear = delegate.hear else { return false }
        hear("heard")
        return self.delegate?.hear != nil
    }
}

class OptionalTestedOwner: NSObject, OptionalTestedDelegate {
    var told: [String] = []
    func hear(_ word: String) { told.append(word) }
}
