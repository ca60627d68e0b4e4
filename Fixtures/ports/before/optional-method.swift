import UIKit

public enum OptionalMethod {
    @MainActor public static func run() -> [String] {
        let panel = OptionalMethodPanel()
        var told: [String] = []
        for delegate in [OptionalMethodYes(), OptionalMethodNo()] as [OptionalMethodDelegate] {
            panel.delegate = delegate
            told.append(panel.ask())
        }
        return told
    }
}
// → yes 3
// → nobody

@objc protocol OptionalMethodDelegate {
    func panelNeeds()
    @objc optional func panel(_ panel: OptionalMethodPanel, heightOf row: Int) -> Int
}

class OptionalMethodPanel: NSObject {
    weak var delegate: OptionalMethodDelegate?

    func ask() -> String {
        if let height = delegate?.panel?(self, heightOf: 2) { return "yes \(height)" }
        return "nobody"
    }
}

class OptionalMethodYes: NSObject, OptionalMethodDelegate {
    func panelNeeds() {}
    func panel(_ panel: OptionalMethodPanel, heightOf row: Int) -> Int { row + 1 }
}

class OptionalMethodNo: NSObject, OptionalMethodDelegate {
    func panelNeeds() {}
}
