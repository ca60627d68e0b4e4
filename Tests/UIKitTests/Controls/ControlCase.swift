import FrameStoryboards
import Testing

@testable import UIKit

/// A control as created by applications and storyboards.
struct ControlCase: CustomTestStringConvertible, Sendable {
    let name: String
    /// The element in a storyboard, without its frame, and its contents.
    let element: String
    let children: String
    /// The intrinsic sizes in the designs up to iOS 18 and of iOS 26.
    let sizes: [CGSize]
    /// Creates the same control in code.
    let make: @MainActor @Sendable () -> UIView
    /// The beginning and end of a touch that changes the value, as fractions of the bounds; empty for a view that
    /// receives no touches.
    var touch: [CGPoint] = []
    /// Whether the value follows a finger regardless of its distance.
    var followsFinger = false
    /// The value that the touch changes.
    var value: @MainActor @Sendable (UIView) -> Double = { _ in 0 }
    /// Changes the value programmatically.
    var change: @MainActor @Sendable (UIView) -> Void = { _ in }

    var testDescription: String { name }

    /// The value of `UIView.noIntrinsicMetric`.
    private static let none: CGFloat = -1
    private static func color(_ key: String, _ red: Int, _ green: Int, _ blue: Int) -> String {
        """
        <color key="\(key)" red="\(red)" green="\(green)" blue="\(blue)" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
        """
    }

    static let all = [
        ControlCase(
            name: "switch", element: "switch on=\"YES\"", children: color("onTintColor", 1, 0, 0),
            sizes: [CGSize(width: 49, height: 31), CGSize(width: 61, height: 28)],
            make: {
                let control = UISwitch()
                control.isOn = true
                control.onTintColor = .red
                return control
            },
            touch: [CGPoint(x: 0.7, y: 0.5)], value: { ($0 as? UISwitch)?.isOn == true ? 1 : 0 },
            change: { ($0 as? UISwitch)?.isOn = false }),
        ControlCase(
            name: "slider", element: "slider value=\"3\" minValue=\"1\" maxValue=\"9\" continuous=\"NO\"",
            children: color("minimumTrackTintColor", 0, 0, 1),
            sizes: [CGSize(width: none, height: 34), CGSize(width: none, height: 34)],
            make: {
                let slider = UISlider()
                slider.minimumValue = 1
                slider.maximumValue = 9
                slider.value = 3
                slider.isContinuous = false
                slider.minimumTrackTintColor = .blue
                return slider
            },
            touch: [CGPoint(x: 0.3, y: 0.5), CGPoint(x: 0.8, y: 0.5)], followsFinger: true,
            value: { Double(($0 as? UISlider)?.value ?? 0) }, change: { ($0 as? UISlider)?.value = 5 }),
        ControlCase(
            name: "segmented control", element: "segmentedControl selectedSegmentIndex=\"1\"",
            children: """
                <segments><segment title="One"/><segment title="Two"/><segment title="Three" width="80" enabled="NO"/></segments>
                \(color("selectedSegmentTintColor", 0, 1, 0))
                """,
            sizes: [],
            make: {
                let control = UISegmentedControl(items: ["One", "Two", "Three"])
                control.setWidth(80, forSegmentAt: 2)
                control.setEnabled(false, forSegmentAt: 2)
                control.selectedSegmentTintColor = .green
                control.selectedSegmentIndex = 1
                return control
            },
            touch: [CGPoint(x: 0.1, y: 0.5)],
            value: { Double(($0 as? UISegmentedControl)?.selectedSegmentIndex ?? 0) },
            change: { ($0 as? UISegmentedControl)?.selectedSegmentIndex = 0 }),
        ControlCase(
            name: "stepper", element: "stepper value=\"4\" minimumValue=\"2\" maximumValue=\"8\" stepValue=\"2\"",
            children: "", sizes: [CGSize(width: 94, height: 32), CGSize(width: 94, height: 32)],
            make: {
                let stepper = UIStepper()
                stepper.minimumValue = 2
                stepper.maximumValue = 8
                stepper.stepValue = 2
                stepper.value = 4
                return stepper
            },
            touch: [CGPoint(x: 0.75, y: 0.5)], value: { ($0 as? UIStepper)?.value ?? 0 },
            change: { ($0 as? UIStepper)?.value = 6 }),
        ControlCase(
            name: "page control", element: "pageControl numberOfPages=\"4\" currentPage=\"1\"",
            children: color("pageIndicatorTintColor", 0, 0, 1) + color("currentPageIndicatorTintColor", 1, 0, 0),
            sizes: [CGSize(width: 92, height: 26), CGSize(width: 92, height: 26)],
            make: {
                let control = UIPageControl()
                control.numberOfPages = 4
                control.currentPage = 1
                control.pageIndicatorTintColor = .blue
                control.currentPageIndicatorTintColor = .red
                return control
            },
            touch: [CGPoint(x: 0.9, y: 0.5)], value: { Double(($0 as? UIPageControl)?.currentPage ?? 0) },
            change: { ($0 as? UIPageControl)?.currentPage = 3 }),
        ControlCase(
            name: "progress view", element: "progressView progressViewStyle=\"bar\" progress=\"0.5\"",
            children: color("trackTintColor", 0, 1, 0),
            sizes: [CGSize(width: none, height: 2.5), CGSize(width: none, height: 2.5)],
            make: {
                let view = UIProgressView(progressViewStyle: .bar)
                view.progress = 0.5
                view.trackTintColor = .green
                return view
            }),
        ControlCase(
            name: "activity indicator",
            element: "activityIndicatorView style=\"large\" animating=\"YES\"",
            children: color("color", 1, 0, 0), sizes: [CGSize(width: 37, height: 37), CGSize(width: 37, height: 37)],
            make: {
                let view = UIActivityIndicatorView(style: .large)
                view.hidesWhenStopped = false
                view.color = .red
                view.startAnimating()
                return view
            }),
    ]

    /// The controls that receive touches.
    static let touched = all.filter { !$0.touch.isEmpty }

    /// Creates the control from a storyboard.
    @MainActor func makeFromStoryboard(_ stage: Stage) throws -> UIView {
        let name = element.prefix { $0 != " " }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" initialViewController="root"><scenes><scene sceneID="s"><objects>
            <viewController id="root" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews><\(element) id="c">
            <rect key="frame" x="0" y="0" width="200" height="40"/>\(children)</\(name)></subviews>
            </view></viewController></objects></scene></scenes></document>
            """
        let document = try InterfaceDocument(Array(text.utf8), file: "Control.storyboard")
        #expect(document.warnings.isEmpty, "\(document.warnings)")
        let root = UIStoryboard(document, bundles: []).instantiateInitialViewController()
        let view = try #require(root?.view.subviews.first)
        view.removeFromSuperview()
        return view
    }
}
