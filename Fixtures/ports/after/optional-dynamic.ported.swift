#sourceLocation(file: "Fixtures/ports/before/optional-dynamic.swift", line: 2)
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

protocol OptionalDynamicDelegate: AnyObject {
    
    
}; protocol OptionalDynamicDelegate_panel_heightOf { func panel(_ panel: OptionalDynamicPanel, heightOf row: Int) -> Int }; extension OptionalDynamicDelegate { var answering_panel_heightOf: (any OptionalDynamicDelegate_panel_heightOf)? { self as? any OptionalDynamicDelegate_panel_heightOf } }; protocol OptionalDynamicDelegate_panel { func panel(_ panel: OptionalDynamicPanel) }; extension OptionalDynamicDelegate { var answering_panel: (any OptionalDynamicDelegate_panel)? { self as? any OptionalDynamicDelegate_panel } }

class OptionalDynamicPanel: NSObject {
    weak var delegate: AnyObject?

    func ask() -> String { ((self.delegate as? OptionalDynamicDelegate)?.answering_panel_heightOf?.panel(self, heightOf: 2)).map { "\($0)" } ?? "none" }
    func ask(_ object: AnyObject) -> String { (object as? OptionalDynamicDelegate)?.answering_panel_heightOf?.panel(self, heightOf: 3).description.padded ?? " none" }
}

extension String {
    var padded: String { " " + self }
}

class OptionalDynamicYes: NSObject, OptionalDynamicDelegate, OptionalDynamicDelegate_panel_heightOf {
    func panel(_ panel: OptionalDynamicPanel, heightOf row: Int) -> Int { row + 1 }
}

class OptionalDynamicNo: NSObject, OptionalDynamicDelegate {}
