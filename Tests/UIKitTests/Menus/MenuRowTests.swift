import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct MenuRowTests {
    /// An entry that is on has a checkmark, and one that is partially on has a dash.
    @Test(arguments: [(UIMenuElement.State.off, nil as String?), (.on, "checkmark"), (.mixed, "minus")])
    func statesShowMarks(state: UIMenuElement.State, symbol: String?) throws {
        let app = try TestApp()
        app.perform {
            let row = MenuRow(
                UIAction(title: "Entry", state: state) { _ in }, .row, MenuRow.Columns(hasMarks: true), titleLines: 1)
            let marks = row.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }.compactMap(\.image)
            let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
            let expected = symbol.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
            #expect(marks.map(\.size) == [expected?.size].compactMap(\.self))
            let sizes = ["minus", "checkmark"].map { UIImage(systemName: $0, withConfiguration: configuration)?.size }
            #expect(sizes[0] != sizes[1], "the sizes tell them apart")
        }
    }
}
