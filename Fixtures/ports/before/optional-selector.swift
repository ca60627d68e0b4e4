import UIKit

public enum OptionalSelector {
    public static func run() -> [String] { [#selector(OptionalSelectorDelegate.panel(didTap:)).description] }
}
// → panelWithDidTap:

@objc protocol OptionalSelectorDelegate { @objc optional func panel(didTap row: Int) }
