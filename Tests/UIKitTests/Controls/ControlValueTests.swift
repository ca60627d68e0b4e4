import Testing
import UIKit

@testable import UIKitCore

/// The bounds of controls' values, and when changes take effect and are displayed.
@MainActor @Suite struct ControlValueTests {
    /// Setting a bound beyond the other one moves both, and the value is between them.
    @Test func settingABoundBeyondTheOtherMovesBoth() throws {
        let app = try TestApp()
        app.perform {
            let slider = UISlider()
            slider.minimumValue = 5
            #expect([slider.minimumValue, slider.value, slider.maximumValue] == [5, 5, 5])
            slider.maximumValue = -3
            #expect([slider.minimumValue, slider.value, slider.maximumValue] == [-3, -3, -3])
            let stepper = UIStepper()
            stepper.minimumValue = 500
            #expect([stepper.minimumValue, stepper.value, stepper.maximumValue] == [500, 500, 500])
            stepper.maximumValue = -3
            #expect([stepper.minimumValue, stepper.value, stepper.maximumValue] == [-3, -3, -3])
        }
    }

    /// Law: actions find the new value in the control.
    @Test(arguments: ControlCase.touched) func theValueIsSetBeforeActionsAreSent(control: ControlCase) throws {
        let size = control.name == "stepper" ? CGSize(width: 94, height: 32) : CGSize(width: 231, height: 34)
        let pad = try ControlPad(size: size) { _ in control.make() }
        var found: [Double] = []
        let view = try #require(pad.control as? UIControl)
        let old = control.value(view)
        view.addAction(UIAction { _ in found.append(control.value(view)) }, for: .valueChanged)
        try pad.touch(control.touch.map { CGPoint(x: $0.x * view.bounds.width, y: $0.y * view.bounds.height) })
        #expect(found == [control.value(view)] && found != [old])
    }

    /// The page selected by a touch is displayed when the application requests it.
    @Test func theDisplayOfAPageCanBeDeferred() throws {
        let pad = try ControlPad<UIPageControl> { _ in
            let control = UIPageControl()
            control.numberOfPages = 4
            control.currentPageIndicatorTintColor = .red
            control.pageIndicatorTintColor = .blue
            control.defersCurrentPageDisplay = true
            return control
        }
        let red = "\(UIColor.red.color) 1.0"
        let marked = { pad.control.coloredRects.firstIndex { $0.color == red } }
        let before = try #require(marked())
        let middle = pad.control.bounds.midY
        try pad.touch([20, 30, 40, 50, 60].map { CGPoint(x: $0, y: middle) })
        #expect(pad.control.currentPage > 0 && pad.changes > 0 && marked() == before)
        pad.app.perform { pad.control.updateCurrentPageDisplay() }
        #expect(marked() == before + pad.control.currentPage)
    }

    /// While a plate is dragged away from the control, it waits at the selected segment.
    @Test func thePlateReturnsWhileTheFingerIsOutside() throws {
        let pad = try ControlPad<UISegmentedControl>(size: CGSize(width: 302, height: 32)) { _ in
            let control = UISegmentedControl(items: ["a", "b", "c"])
            control.selectedSegmentIndex = 0
            return control
        }
        var plated: [Int] = []
        for event in [UIControl.Event.touchDragInside, .touchDragOutside] {
            pad.control.addAction(UIAction { [control = pad.control] _ in plated.append(control.plated) }, for: event)
        }
        let points = [(20, 16), (150, 16), (150, 500), (150, 501), (290, 16)].map { CGPoint(x: $0.0, y: $0.1) }
        try pad.touch(points)
        #expect(plated == [1, 0, 0, 2] && pad.control.selectedSegmentIndex == 2 && pad.changes == 1)
    }
}
