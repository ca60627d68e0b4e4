import QuartzCore
import Testing
import UIKit

@testable import UIKitControls

/// Wheels under a finger.
@MainActor @Suite struct PickerTests {
    @MainActor private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [20, 5]
        var chosen: [String] = []
        /// The number of titles requested so far.
        var titles = 0

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            titles += 1
            return "row \(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component): \(row)")
        }
    }

    private let source = Source()

    private func pad() throws -> ControlPad<UIPickerView> {
        try ControlPad(size: CGSize(width: 320, height: 216)) { _ in
            let picker = UIPickerView()
            picker.dataSource = source
            picker.delegate = source
            return picker
        }
    }

    /// The center of the left wheel.
    private static let left = CGPoint(x: 80, y: 108)

    @Test func onlyTouchesNotifyTheDelegate() throws {
        let pad = try pad()
        #expect(pad.control.numberOfComponents == 2 && pad.control.numberOfRows(inComponent: 0) == 20)
        pad.app.perform { pad.control.selectRow(4, inComponent: 0, animated: false) }
        #expect(pad.control.selectedRow(inComponent: 0) == 4 && source.chosen == [])
        // Slowly, up by three rows.
        try pad.touch((0...9).map { CGPoint(x: Self.left.x, y: Self.left.y - CGFloat(min($0, 6)) * 16) })
        #expect(source.chosen == ["0: 7"] && pad.control.selectedRow(inComponent: 0) == 7)
        #expect(pad.control.selectedRow(inComponent: 1) == 0)
    }

    /// A text at the edge of a narrow column is magnified beyond it.
    @Test func wheelsDoNotClipTheirMagnifiedRow() throws {
        let pad = try pad()
        let row = try #require(pad.control.view(forRow: 0, forComponent: 0))
        let wheel = try #require(row.superview)
        #expect(row.frame.width > wheel.bounds.width && !wheel.clipsToBounds && pad.control.clipsToBounds)
    }

    @Test func aWheelComesToRestOnARow() throws {
        let pad = try pad()
        // A flick.
        try pad.touch([0, 40, 90].map { CGPoint(x: Self.left.x, y: Self.left.y + 50 - $0) })
        let row = pad.control.selectedRow(inComponent: 0)
        #expect(row > 2 && source.chosen == ["0: \(row)"])
        let label = try #require(pad.control.view(forRow: row, forComponent: 0))
        #expect(label.convert(CGPoint(x: 0, y: label.bounds.midY), to: pad.control).y == 108)
        #expect(abs(label.transform.a - 1.09) < 1e-9 && label.transform.d == label.transform.a && label.alpha == 1)
    }

    /// Law: a wheel creates labels only for the rows on its front, however many there are, and reuses them.
    @Test func onlyVisibleRowsAreCreated() throws {
        source.counts = [10_000, 1]
        let pad = try pad()
        func labels() -> Int { pad.control.descendants.count { $0 is PickerLabel } }
        pad.app.perform {
            pad.control.layoutIfNeeded()
            #expect(source.titles < 20 && labels() < 20)
            pad.control.selectRow(9_999, inComponent: 0, animated: false)
            pad.control.layoutIfNeeded()
            #expect(source.titles < 40 && labels() < 20)
            #expect(pad.control.view(forRow: 0, forComponent: 0) == nil)
            #expect(pad.control.view(forRow: 9_999, forComponent: 0) is PickerLabel)
        }
    }

    @Test func aWheelReturnsFromBeyondTheEnd() throws {
        let pad = try pad()
        try pad.touch((0...5).map { CGPoint(x: Self.left.x, y: Self.left.y + CGFloat($0) * 15) })
        #expect(pad.control.selectedRow(inComponent: 0) == 0 && source.chosen == ["0: 0"])
    }

    @Test func aTapScrollsToARow() throws {
        let pad = try pad()
        try pad.touch([CGPoint(x: Self.left.x, y: 108 + 34)])
        #expect(source.chosen == ["0: 1"])
        let other = try #require(pad.control.view(forRow: 1, forComponent: 0) as? UILabel)
        #expect(other.text == "row 1")
    }

    /// The positions in facts/picker-wheel.
    @Test func rowsAreOnACylinder() throws {
        let pad = try pad()
        pad.app.perform { pad.control.selectRow(10, inComponent: 0, animated: false) }
        pad.app.perform { pad.control.layoutIfNeeded() }
        for (row, y, height) in [(10, 108.0, 34.88), (11, 139.28, 29.84), (9, 76.72, 29.84), (12, 166.33, 23.65)] {
            let view = try #require(pad.control.view(forRow: row, forComponent: 0))
            let frame = view.convert(view.bounds, to: pad.control)
            #expect(abs(frame.midY - y) < 0.3 && abs(frame.height - height) < 0.3, "row \(row): \(frame)")
        }
        #expect(pad.control.view(forRow: 19, forComponent: 0) == nil)
    }

    @Test func removedRowsAreNotSelected() throws {
        let pad = try pad()
        pad.app.perform {
            pad.control.selectRow(15, inComponent: 0, animated: false)
            source.counts = [3, 5]
            pad.control.reloadComponent(0)
            #expect(pad.control.selectedRow(inComponent: 0) == 2)
            source.counts = []
            pad.control.reloadAllComponents()
            #expect(pad.control.numberOfComponents == 0 && pad.control.selectedRow(inComponent: 0) == -1)
            pad.control.selectRow(3, inComponent: 7, animated: true)
            #expect(pad.control.rowSize(forComponent: 3) == .zero)
        }
    }

    @Test func rightToLeftMirrorsPickers() throws {
        let pad = try pad()
        pad.app.perform {
            pad.control.semanticContentAttribute = .forceRightToLeft
            pad.control.setNeedsLayout()
            pad.control.layoutIfNeeded()
            let first = pad.control.view(forRow: 0, forComponent: 0)
            #expect((first?.convert(CGPoint(x: first?.bounds.midX ?? 0, y: 0), to: pad.control).x ?? 0) > 160)
        }
    }
}
