#sourceLocation(file: "Fixtures/ports/before/optional-selector.swift", line: 2)
import UIKit
public enum OptionalSelector {
    public static func run() -> [String] { [Selector("panelWithDidTap:", OptionalSelectorDelegate_panel_didTap.panel(didTap:)).description] }
}
// → panelWithDidTap:

protocol OptionalSelectorDelegate: AnyObject {  }; protocol OptionalSelectorDelegate_panel_didTap { func panel(didTap row: Int) }; extension OptionalSelectorDelegate { var answering_panel_didTap: (any OptionalSelectorDelegate_panel_didTap)? { self as? any OptionalSelectorDelegate_panel_didTap } }
