#sourceLocation(file: "Fixtures/ports/before/optional-method.swift", line: 2)
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

protocol OptionalMethodDelegate: AnyObject {
    func panelNeeds()
    
}; protocol OptionalMethodDelegate_panel_heightOf { func panel(_ panel: OptionalMethodPanel, heightOf row: Int) -> Int }; extension OptionalMethodDelegate { var answering_panel_heightOf: (any OptionalMethodDelegate_panel_heightOf)? { self as? any OptionalMethodDelegate_panel_heightOf } }

class OptionalMethodPanel: NSObject {
    weak var delegate: OptionalMethodDelegate?

    func ask() -> String {
        if let height = delegate?.answering_panel_heightOf?.panel(self, heightOf: 2) { return "yes \(height)" }
        return "nobody"
    }
}

class OptionalMethodYes: NSObject, OptionalMethodDelegate, OptionalMethodDelegate_panel_heightOf {
    func panelNeeds() {}
    func panel(_ panel: OptionalMethodPanel, heightOf row: Int) -> Int { row + 1 }
}

class OptionalMethodNo: NSObject, OptionalMethodDelegate {
    func panelNeeds() {}
}
