import Testing
import UIKit

/// Laws for every control.
@MainActor @Suite("Laws of controls") struct ControlLawTests {
    private static let size = CGSize(width: 231, height: 34)

    private static func pad(
        _ control: ControlCase, _ look: ScreenSettings.Look = .classic,
        _ change: @MainActor (UIView) -> Void = { _ in }
    ) throws -> ControlPad<UIView> {
        let size = control.name == "stepper" ? CGSize(width: 94, height: 32) : Self.size
        return try ControlPad(look, size: size) { _ in
            let view = control.make()
            change(view)
            return view
        }
    }

    private static func points(_ control: ControlCase, in view: UIView) -> [CGPoint] {
        control.touch.map { CGPoint(x: $0.x * view.bounds.width, y: $0.y * view.bounds.height) }
    }

    @Test(arguments: ControlCase.all, ScreenSettings.Look.allCases)
    func storyboardsAndCodeMakeEqualControls(control: ControlCase, look: ScreenSettings.Look) throws {
        let coded = try Self.pad(control, look)
        let read = try ControlPad(look, size: coded.control.bounds.size) { try control.makeFromStoryboard($0.stage) }
        #expect(type(of: read.control) == type(of: coded.control))
        #expect(read.control.portrait == coded.control.portrait)
        #expect(read.control.portrait.count > 1)
    }

    @Test(arguments: ControlCase.all, ScreenSettings.Look.allCases)
    func intrinsicSizesMatchTheTable(control: ControlCase, look: ScreenSettings.Look) throws {
        guard !control.sizes.isEmpty else { return }
        let pad = try Self.pad(control, look)
        #expect(pad.control.intrinsicContentSize == control.sizes[look == .classic ? 0 : 1])
    }

    @Test(arguments: ControlCase.touched, ScreenSettings.Look.allCases)
    func aTouchChangesTheValue(control: ControlCase, look: ScreenSettings.Look) throws {
        let pad = try Self.pad(control, look)
        let old = control.value(pad.control)
        try pad.touch(Self.points(control, in: pad.control))
        #expect(control.value(pad.control) != old)
        #expect(pad.changes == 1 && pad.events.count { $0 == "primary" } == 1)
        #expect(pad.events.first == "down" && pad.events.last == "up", "\(pad.events)")
    }

    @Test(arguments: ControlCase.touched) func aDisabledControlSendsNoActions(control: ControlCase) throws {
        let pad = try Self.pad(control) { ($0 as? UIControl)?.isEnabled = false }
        let old = control.value(pad.control)
        try pad.touch(Self.points(control, in: pad.control))
        #expect(pad.events == [] && control.value(pad.control) == old)
    }

    @Test(arguments: ControlCase.touched) func aFingerThatLeavesTheControlChangesNothing(control: ControlCase) throws {
        guard !control.followsFinger else { return }
        let pad = try Self.pad(control)
        let old = control.value(pad.control)
        let far = CGPoint(x: pad.control.bounds.midX, y: 500)
        try pad.touch(Self.points(control, in: pad.control).prefix(1) + [far])
        #expect(pad.events.last == "up outside" && pad.changes == 0 && control.value(pad.control) == old)
        try pad.touch(Self.points(control, in: pad.control).prefix(1) + [], isCancelled: true)
        #expect(pad.events.last == "cancel" && pad.changes == 0 && control.value(pad.control) == old)
    }

    /// Afterward, the control looks as before.
    @Test(arguments: ControlCase.touched) func aTouchThatLeavesRestoresTheAppearance(control: ControlCase) throws {
        let pad = try Self.pad(control)
        let old = pad.control.portrait
        try pad.touch(Self.points(control, in: pad.control).prefix(1) + [CGPoint(x: pad.control.bounds.midX, y: 500)])
        if control.followsFinger { pad.app.perform { (pad.control as? UISlider)?.value = 3 } }
        pad.app.perform { pad.control.layoutIfNeeded() }
        #expect(pad.control.portrait == old)
    }

    @Test(arguments: ControlCase.touched) func programmaticChangesSendNoActions(control: ControlCase) throws {
        let pad = try Self.pad(control)
        let old = control.value(pad.control)
        pad.app.perform { control.change(pad.control) }
        #expect(control.value(pad.control) != old && pad.events == [])
    }

    /// Values agree to within a point, because thumbs of sliders are on whole points.
    @Test(arguments: ControlCase.all.filter { $0.name != "activity indicator" }, ScreenSettings.Look.allCases)
    func rightToLeftMirrors(control: ControlCase, look: ScreenSettings.Look) throws {
        let left = try Self.pad(control, look).control
        let right = try Self.pad(control, look) { $0.semanticContentAttribute = .forceRightToLeft }.control
        let width = left.bounds.width
        let mirrored = right.coloredRects.map { item in
            (
                rect: CGRect(
                    x: width - item.rect.maxX, y: item.rect.minY, width: item.rect.width, height: item.rect.height),
                color: item.color
            )
        }
        #expect(mirrored.count == left.coloredRects.count && mirrored.count > 1)
        for item in left.coloredRects {
            let isThere = mirrored.contains { other in
                other.color == item.color && abs(other.rect.minX - item.rect.minX) <= 1
                    && abs(other.rect.width - item.rect.width) <= 1 && other.rect.minY == item.rect.minY
                    && other.rect.height == item.rect.height
            }
            #expect(isThere, "\(item) among \(mirrored)")
        }
        #expect(left.coloredRects.map(\.rect) != right.coloredRects.map(\.rect), "nothing is mirrored")
    }

    /// Law: in right-to-left layouts, the mirrored touch has the same effect.
    @Test(arguments: ControlCase.touched, ScreenSettings.Look.allCases)
    func touchesAreMirroredInRightToLeft(control: ControlCase, look: ScreenSettings.Look) throws {
        let left = try Self.pad(control, look)
        try left.touch(Self.points(control, in: left.control))
        let right = try Self.pad(control, look) { $0.semanticContentAttribute = .forceRightToLeft }
        let width = right.control.bounds.width
        try right.touch(Self.points(control, in: right.control).map { CGPoint(x: width - $0.x, y: $0.y) })
        // Thumbs of sliders are on whole points.
        #expect(abs(control.value(right.control) - control.value(left.control)) < 0.1)
        #expect(right.events == left.events)
    }

    /// The control may not accept the values as given, but nothing traps.
    @Test func anyNumberIsAccepted() throws {
        let app = try TestApp()
        app.perform {
            for number in [Float.nan, .infinity, -.infinity, -1, 1e30, 0] {
                let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
                slider.value = number
                #expect((0...1).contains(slider.value))
                slider.maximumValue = number
                slider.minimumValue = number
                slider.setValue(number, animated: true)
                slider.layoutIfNeeded()
                let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
                bar.progress = number
                #expect((0...1).contains(bar.progress))
                let stepper = UIStepper()
                stepper.stepValue = Double(number)
                stepper.value = Double(number)
                #expect((0...100).contains(stepper.value) && stepper.stepValue > 0)
            }
            for number in [Int.min, -1, 0, 3, Int.max] {
                let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
                pages.numberOfPages = min(number, 3)
                pages.currentPage = number
                #expect((0...2).contains(pages.currentPage))
                let control = UISegmentedControl(items: ["a", "b"])
                control.selectedSegmentIndex = number
                #expect([UISegmentedControl.noSegment, 0, 1].contains(control.selectedSegmentIndex))
                control.setTitle("c", forSegmentAt: number)
                control.insertSegment(withTitle: "d", at: number, animated: true)
                control.removeSegment(at: number, animated: false)
                #expect(control.numberOfSegments == 2)
                control.removeAllSegments()
                #expect(control.titleForSegment(at: number) == nil)
            }
        }
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }
}
