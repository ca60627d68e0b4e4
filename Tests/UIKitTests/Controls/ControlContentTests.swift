import FrameGeometry
import Testing
import UIKit

/// Controls in scene files equal those created in code.
@MainActor @Suite struct ControlContentTests {
    private struct Case {
        let key: String
        let values: [String: ContentValue]
        let make: @MainActor () -> UIView
    }

    private static let cases = [
        Case(key: "switch", values: ["isOn": .flag(true), "isEnabled": .flag(false), "color": .color(.red)]) {
            let control = UISwitch()
            control.isOn = true
            control.isEnabled = false
            control.onTintColor = .red
            return control
        },
        Case(key: "slider", values: ["value": .number(0.25), "isEnabled": .flag(false), "color": .color(.red)]) {
            let slider = UISlider()
            slider.value = 0.25
            slider.isEnabled = false
            slider.minimumTrackTintColor = .red
            return slider
        },
        Case(
            key: "segmentedControl",
            values: ["titles": .texts(["a", "b"]), "selected": .number(1), "color": .color(.red)]
        ) {
            let control = UISegmentedControl(items: ["a", "b"])
            control.selectedSegmentIndex = 1
            control.selectedSegmentTintColor = .red
            return control
        },
        Case(key: "stepper", values: ["value": .number(100), "isEnabled": .flag(false)]) {
            let stepper = UIStepper()
            stepper.value = 100
            stepper.isEnabled = false
            return stepper
        },
        Case(key: "progress", values: ["value": .number(0.5), "color": .color(.red)]) {
            let view = UIProgressView()
            view.progress = 0.5
            view.progressTintColor = .red
            return view
        },
        Case(key: "activityIndicator", values: ["style": .text("large"), "color": .color(.red)]) {
            let view = UIActivityIndicatorView(style: .large)
            view.color = .red
            view.startAnimating()
            return view
        },
        Case(
            key: "pageControl",
            values: [
                "pages": .number(3), "current": .number(2), "color": .color(.red), "currentColor": .color(.black),
            ]
        ) {
            let control = UIPageControl()
            control.numberOfPages = 3
            control.currentPage = 2
            control.pageIndicatorTintColor = .red
            control.currentPageIndicatorTintColor = .black
            return control
        },
    ]

    @Test func sceneKeysAndCodeMakeEqualControls() throws {
        for test in Self.cases {
            let content = try #require(ElementTable.contents.first { $0.key == test.key }, "\(test.key)")
            let size = CGSize(width: 200, height: 40)
            let read = try ControlPad<UIView>(size: size) { _ in content.makeView(test.values) }
            let coded = try ControlPad<UIView>(size: size) { _ in test.make() }
            let plain = try ControlPad<UIView>(size: size) { _ in content.makeView([:]) }
            #expect(read.control.portrait == coded.control.portrait, "\(test.key)")
            #expect(read.control.portrait != plain.control.portrait, "\(test.key)")
            #expect(Set(test.values.keys).isSubset(of: content.fields.map(\.name)))
        }
    }
}
