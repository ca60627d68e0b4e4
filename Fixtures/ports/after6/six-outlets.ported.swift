#sourceLocation(file: "Fixtures/ports/before6/six-outlets.swift", line: 2)
import UIKit
public enum SixOutlets {
    @MainActor public static func run() -> [String] {
        SixOutletsView.outlets.map(\.name) + SixOutletsView.selectors.map(\.description)
    }
}
// → label
// → go:

final class SixOutletsView: UIView {
    private var label: UILabel!
    private func go(_ sender: UIButton) {}
override class var outlets: [Outlet] { super.outlets + [Outlet("label", \SixOutletsView.label)] }; override class var selectors: [Selector] { super.selectors + [Selector("go:", SixOutletsView.go(_:))] } }
