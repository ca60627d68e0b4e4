import Testing
import UIKit

@testable import UIKitCore

/// The effect of touches on controls, and the order of their events.
@MainActor @Suite struct ControlTouchTests {
    // MARK: Switches

    @Test func aSwitchIsDragged() throws {
        let pad = try ControlPad<UISwitch> { _ in UISwitch() }
        try pad.touch([CGPoint(x: 12, y: 15), CGPoint(x: 20, y: 15), CGPoint(x: 40, y: 15)])
        #expect(pad.control.isOn)
        #expect(pad.events == ["down", "drag", "drag", "changed", "primary", "up"])
        // There and back.
        try pad.touch([CGPoint(x: 40, y: 15), CGPoint(x: 10, y: 15), CGPoint(x: 40, y: 15)])
        #expect(pad.control.isOn && pad.changes == 1)
        // In the wrong direction.
        try pad.touch([CGPoint(x: 30, y: 15), CGPoint(x: 50, y: 15)])
        #expect(pad.control.isOn && pad.changes == 1)
    }

    /// A switch is on when its thumb is on the left in right-to-left layouts.
    @Test func aSwitchIsDraggedFromRightToLeft() throws {
        let pad = try ControlPad<UISwitch> { _ in
            let control = UISwitch()
            control.semanticContentAttribute = .forceRightToLeft
            return control
        }
        try pad.touch([CGPoint(x: 12, y: 15), CGPoint(x: 40, y: 15)])
        #expect(!pad.control.isOn && pad.changes == 0)
        try pad.touch([CGPoint(x: 40, y: 15), CGPoint(x: 12, y: 15)])
        #expect(pad.control.isOn && pad.changes == 1)
    }

    @Test func aSwitchKeepsItsSize() throws {
        for (look, size) in [
            (ScreenSettings.Look.classic, CGSize(width: 51, height: 31)), (.iOS26, CGSize(width: 63, height: 28)),
        ] {
            let pad = try ControlPad<UISwitch>(look, size: CGSize(width: 300, height: 300)) { _ in UISwitch() }
            #expect(pad.control.frame == CGRect(origin: CGPoint(x: 20, y: 100), size: size))
            pad.app.perform { pad.control.bounds.size = .zero }
            #expect(pad.control.bounds.size == size)
            pad.app.perform { pad.control.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
            #expect(pad.control.frame.size == CGSize(width: size.width / 2, height: size.height / 2))
        }
    }

    // MARK: Sliders

    @Test func aSliderFollowsAFinger() throws {
        // The thumb moves by 100 points.
        let pad = try ControlPad<UISlider>(size: CGSize(width: 131, height: 34)) { _ in UISlider() }
        let start = CGPoint(x: 15.5, y: 16)
        try pad.touch([
            start, CGPoint(x: 40.5, y: 16), CGPoint(x: 65.5, y: 90), CGPoint(x: 65.5, y: 300), CGPoint(x: 40.5, y: 16),
        ])
        #expect(pad.control.value == 0.25)
        #expect(
            pad.events == [
                "down", "changed", "primary", "drag", "changed", "primary", "drag", "exit", "drag outside", "changed",
                "primary", "enter", "drag", "changed", "primary", "up",
            ])
        // A touch beside the thumb grabs nothing.
        try pad.touch([CGPoint(x: 120, y: 16), CGPoint(x: 40, y: 16)])
        #expect(pad.control.value == 0.25 && pad.changes == 4)
        // The finger keeps its distance from the middle of the thumb.
        try pad.touch([CGPoint(x: 50, y: 16), CGPoint(x: 60, y: 16)])
        #expect(abs(pad.control.value - 0.35) < 1e-6)
        try pad.touch([CGPoint(x: 50, y: 16), CGPoint(x: -500, y: 16)])
        #expect(pad.control.value == 0)
    }

    @Test func aNoncontinuousSliderSendsOneAction() throws {
        let pad = try ControlPad<UISlider>(size: CGSize(width: 131, height: 34)) { _ in
            let slider = UISlider()
            slider.isContinuous = false
            return slider
        }
        try pad.touch([CGPoint(x: 15, y: 16), CGPoint(x: 45, y: 16), CGPoint(x: 65, y: 16)])
        #expect(pad.events == ["down", "drag", "drag", "changed", "primary", "up"] && pad.control.value == 0.5)
    }

    // MARK: Segments

    @Test func segmentsAreSelected() throws {
        let pad = try ControlPad<UISegmentedControl>(size: CGSize(width: 302, height: 32)) { _ in
            UISegmentedControl(items: ["a", "b", "c"])
        }
        #expect(pad.control.selectedSegmentIndex == UISegmentedControl.noSegment)
        try pad.touch([CGPoint(x: 150, y: 16)])
        #expect(pad.control.selectedSegmentIndex == 1)
        #expect(pad.events == ["down", "changed", "primary", "up"])
        // The selected segment again.
        try pad.touch([CGPoint(x: 150, y: 16)])
        #expect(pad.changes == 1)
        // The finger passes from segment to segment; the last one counts.
        try pad.touch([CGPoint(x: 20, y: 16), CGPoint(x: 150, y: 16), CGPoint(x: 290, y: 16)])
        #expect(pad.control.selectedSegmentIndex == 2 && pad.changes == 2)
        // The plate is dragged.
        try pad.touch([CGPoint(x: 290, y: 16), CGPoint(x: 150, y: 16), CGPoint(x: 20, y: 16)])
        #expect(pad.control.selectedSegmentIndex == 0 && pad.changes == 3)
        pad.app.perform { pad.control.setEnabled(false, forSegmentAt: 1) }
        try pad.touch([CGPoint(x: 150, y: 16)])
        #expect(pad.control.selectedSegmentIndex == 0 && pad.changes == 3)
    }

    @Test func aMomentaryControlHasASelectionWhileSending() throws {
        let pad = try ControlPad<UISegmentedControl>(size: CGSize(width: 302, height: 32)) { _ in
            UISegmentedControl(items: ["a", "b", "c"])
        }
        var seen: [Int] = []
        pad.app.perform {
            pad.control.isMomentary = true
            pad.control.addAction(
                UIAction { [control = pad.control] _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        }
        try pad.touch([CGPoint(x: 290, y: 16)])
        try pad.touch([CGPoint(x: 290, y: 16)])
        #expect(seen == [2, 2] && pad.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func segmentsPerformTheirActions() throws {
        var performed: [String] = []
        let pad = try ControlPad<UISegmentedControl>(size: CGSize(width: 200, height: 32)) { _ in
            UISegmentedControl(
                frame: .zero, actions: ["a", "b"].map { name in UIAction(title: name) { _ in performed.append(name) } })
        }
        try pad.touch([CGPoint(x: 150, y: 16)])
        #expect(performed == ["b"] && pad.changes == 1)
        #expect(pad.control.titleForSegment(at: 1) == "b")
        let action = try #require(pad.control.actionForSegment(at: 1))
        #expect(pad.control.segmentIndex(identifiedBy: action.identifier) == 1)
    }

    @Test func tappingTheSelectedSegmentKeepsIt() throws {
        let pad = try ControlPad<UISegmentedControl> { _ in UISegmentedControl(items: ["a", "b", "c"]) }
        pad.app.perform {
            let control = pad.control
            control.selectedSegmentIndex = 1
            control.insertSegment(withTitle: "0", at: 0, animated: false)
            #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "b")
            control.insertSegment(withTitle: "1", at: 2, animated: false)
            #expect(control.selectedSegmentIndex == 3 && control.titleForSegment(at: 3) == "b")
            control.removeSegment(at: 2, animated: false)
            control.removeSegment(at: 3, animated: false)
            control.removeSegment(at: 0, animated: true)
            #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "b")
            control.removeSegment(at: 1, animated: false)
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 1)
        }
    }

    @Test func segmentsDivideTheWidth() throws {
        for (look, edges) in [
            (ScreenSettings.Look.classic, [0, 87, 88, 175, 176, 263]), (.iOS26, [0, 87, 87, 175, 175, 263]),
        ] {
            let pad = try ControlPad<UISegmentedControl>(look, size: CGSize(width: 263, height: 32)) { _ in
                UISegmentedControl(items: ["a", "bbbbbbbb", "c"])
            }
            #expect(pad.control.segmentFrames().flatMap { [$0.minX, $0.maxX] } == edges.map { CGFloat($0) })
            pad.app.perform { pad.control.setWidth(100, forSegmentAt: 0) }
            #expect(pad.control.segmentFrames().map(\.width)[0] == 100)
            #expect(pad.control.segmentFrames()[2].maxX == 263)
            pad.app.perform { pad.control.apportionsSegmentWidthsByContent = true }
            let widths = pad.control.segmentFrames().map(\.width)
            #expect(widths[1] > widths[2])
        }
    }

    // MARK: Steppers

    @Test func aHeldStepperRepeats() throws {
        let pad = try ControlPad<UIStepper> { _ in UIStepper() }
        // Held from 0 to 0.8 seconds: once after half a second, then each tenth.
        try pad.touch(Array(repeating: CGPoint(x: 80, y: 16), count: 8))
        #expect(pad.control.value == 3 || pad.control.value == 4)
        #expect(Double(pad.changes) == pad.control.value)
        let value = pad.control.value
        try pad.touch([CGPoint(x: 10, y: 16)])
        #expect(pad.control.value == value - 1)
        pad.app.perform { pad.control.autorepeat = false }
        try pad.touch(Array(repeating: CGPoint(x: 80, y: 16), count: 8))
        #expect(pad.control.value == value)
    }

    @Test func aStepperStopsOrWraps() throws {
        let pad = try ControlPad<UIStepper> { _ in
            let stepper = UIStepper()
            stepper.value = 100
            return stepper
        }
        try pad.touch([CGPoint(x: 80, y: 16)])
        #expect(pad.control.value == 100 && pad.events == [])
        pad.app.perform { pad.control.wraps = true }
        try pad.touch([CGPoint(x: 80, y: 16)])
        #expect(pad.control.value == 0 && pad.changes == 1)
        try pad.touch([CGPoint(x: 10, y: 16)])
        #expect(pad.control.value == 100 && pad.changes == 2)
    }

    // MARK: Pages

    @Test func tapsTurnPages() throws {
        let pad = try ControlPad<UIPageControl>(size: CGSize(width: 200, height: 26)) { _ in
            let control = UIPageControl()
            control.numberOfPages = 5
            return control
        }
        var states: [UIPageControl.InteractionState] = []
        pad.app.perform {
            pad.control.addAction(
                UIAction { [control = pad.control] _ in states.append(control.interactionState) }, for: .valueChanged)
        }
        try pad.touch([CGPoint(x: 120, y: 13)])
        try pad.touch([CGPoint(x: 190, y: 13)])
        try pad.touch([CGPoint(x: 20, y: 13)])
        #expect(pad.control.currentPage == 1 && states == [.discrete, .discrete, .discrete])
        // Along two dots, of 18 points each.
        try pad.touch([CGPoint(x: 80, y: 13), CGPoint(x: 100, y: 13), CGPoint(x: 117, y: 13)])
        #expect(pad.control.currentPage == 3 && states.suffix(2) == [.continuous, .continuous])
        #expect(pad.control.interactionState == .none)
        try pad.touch([CGPoint(x: 190, y: 13)])
        try pad.touch([CGPoint(x: 190, y: 13)])
        #expect(pad.control.currentPage == 4 && pad.changes == 6, "the last page is the last")
        pad.app.perform { pad.control.numberOfPages = 2 }
        #expect(pad.control.currentPage == 1)
    }

    @Test func excessDotsScroll() throws {
        let pad = try ControlPad<UIPageControl>(size: CGSize(width: 128, height: 26)) { _ in
            let control = UIPageControl()
            control.numberOfPages = 20
            return control
        }
        func visible() -> [CGFloat] {
            pad.control.subviews.dropFirst().filter { $0.alpha > 0 }.map(\.center.x)
        }
        for page in [0, 5, 19, 10, 0] {
            pad.app.perform { pad.control.currentPage = page }
            #expect(visible() == [19, 37, 55, 73, 91, 109], "page \(page)")
            let dots = Array(pad.control.subviews.dropFirst())
            #expect(dots[page].alpha == 1 && dots[page].transform.isIdentity)
        }
    }
}
