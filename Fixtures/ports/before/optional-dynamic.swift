import UIKit

public enum OptionalDynamic {
    @MainActor public static func run() -> [String] {
        let panel = OptionalDynamicPanel()
        var lines: [String] = []
        for delegate in [OptionalDynamicYes(), OptionalDynamicNo(), NSObject()] {
            panel.delegate = delegate
            lines.append(panel.ask() + panel.ask(delegate))
        }
        return lines
    }
}
// → 3 4
// → none none
// → none none

@objc protocol OptionalDynamicDelegate {
    @objc optional func panel(_ panel: OptionalDynamicPanel, heightOf row: Int) -> Int
    @objc optional func panel(_ panel: OptionalDynamicPanel)
}

class OptionalDynamicPanel: NSObject {
    weak var delegate: AnyObject?

    func ask() -> String { (self.delegate?.panel?(self, heightOf: 2)).map { "\($0)" } ?? "none" }
    func ask(_ object: AnyObject) -> String { object.panel?(self, heightOf: 3).description.padded ?? " none" }
}

extension String {
    var padded: String { " " + self }
}

class OptionalDynamicYes: NSObject, OptionalDynamicDelegate {
    func panel(_ panel: OptionalDynamicPanel, heightOf row: Int) -> Int { row + 1 }
}

class OptionalDynamicNo: NSObject, OptionalDynamicDelegate {}
