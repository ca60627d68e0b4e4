import UIKit

public enum OptionalTested {
    @MainActor public static func run() -> [String] {
        let panel = OptionalTestedPanel()
        let before = panel.isHeard
        let owner = OptionalTestedOwner()
        panel.delegate = owner
        return ["\(before)", "\(panel.isHeard)"] + owner.told + ["\(panel.sight)"]
    }
}
// → false
// → true
// → heard
// → seen 2

@objc protocol OptionalTestedDelegate: AnyObject {
    @objc optional func hear(_ word: String)
    @objc optional func see(_ word: String) -> String
    @objc optional func see(_ word: String, at time: Int) -> String
}

class OptionalTestedPanel {
    weak var delegate: OptionalTestedDelegate?
    var isHeard: Bool {
        guard let delegate = delegate, let hear = delegate.hear else { return false }
        hear("heard")
        return self.delegate?.hear != nil
    }
    var sight: String {
        guard let see = delegate?.see(_:at:) else { return "nothing" }
        return see("seen", 2)
    }
}

class OptionalTestedOwner: NSObject, OptionalTestedDelegate {
    var told: [String] = []
    func hear(_ word: String) { told.append(word) }
    func see(_ word: String, at time: Int) -> String { "\(word) \(time)" }
}
