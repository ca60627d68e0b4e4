import Testing
import UIKit

@testable import UIKitCore

/// The images, attributes, and rectangles that applications set on controls.
@MainActor @Suite struct ControlAppearanceTests {
    private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    private static func attribute(_ key: NSAttributedString.Key, of segment: SegmentView) -> Any? {
        segment.label.attributedText?.attribute(key, at: 0, effectiveRange: nil)
    }

    private func imageViews(in view: UIView) -> [UIImageView] {
        view.subviews.flatMap { (($0 as? UIImageView).map { [$0] } ?? []) + imageViews(in: $0) }
    }

    /// A slider whose thumb extends beyond the ends of the track.
    private final class WideSlider: UISlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 15) }
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
            super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: 5, dy: 0)
        }
    }

    @Test func aSliderUsesOverriddenRectangles() throws {
        let pad = try ControlPad<UISlider>(size: CGSize(width: 171, height: 34)) { _ in WideSlider() }
        let parts = try #require(pad.control.subviews.first).subviews
        // 15 points above the track, as without the override.
        #expect(parts[2].center == CGPoint(x: 20 - 3 + 15.5 + 5, y: 16))
        #expect(parts[1].frame.minX == 20 && parts[1].frame.height == 4)
    }

    /// The places of facts/slider-look.
    @Test func aSliderAlignsAsAHigherView() throws {
        let pad = try ControlPad<UISlider>(size: CGSize(width: 335, height: 31)) { _ in UISlider() }
        let slider = pad.control
        #expect(slider.sizeThatFits(.zero).height == 31 && slider.intrinsicContentSize.height == 34)
        #expect(
            slider.alignmentRect(forFrame: CGRect(x: 8, y: 12, width: 284, height: 31))
                == CGRect(x: 10, y: 10, width: 280, height: 34))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 3, y: 14, width: 329, height: 4))
        // At 2 pixels per point; the visible thumb is 2 points inside.
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        #expect(thumb == CGRect(x: 0, y: -0.5, width: 31, height: 31))
    }

    /// The shadow of the thumb ends at the track.
    @Test func aSwitchClipsItsThumb() throws {
        let pad = try ControlPad<UISwitch> { _ in UISwitch() }
        let track = try #require(pad.control.subviews.first?.subviews.first)
        #expect(track.clipsToBounds && track.layer.cornerRadius == 15.5)
        #expect(track.subviews.map(\.bounds.size) == [CGSize(width: 27, height: 27)])
    }

    @Test func aSliderShowsItsImages() throws {
        let pad = try ControlPad<UISlider>(size: CGSize(width: 200, height: 34)) { _ in
            let slider = UISlider()
            slider.setThumbImage(Self.image(10, 12), for: .normal)
            slider.setThumbImage(Self.image(20, 12), for: .highlighted)
            slider.setMinimumTrackImage(Self.image(3, 7), for: .normal)
            slider.minimumValueImage = Self.image(16, 16)
            slider.value = 1
            return slider
        }
        let slider = pad.control
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.height == 7 && track.minX == 16 + 8 + 3 && track.maxX == 197)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        #expect(thumb == CGRect(x: 190, y: 11, width: 10, height: 12))
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 9, width: 16, height: 16))
        pad.app.perform {
            slider.isHighlighted = true
            #expect(slider.currentThumbImage?.size.width == 20)
            slider.isHighlighted = false
            slider.semanticContentAttribute = .forceRightToLeft
            slider.layoutIfNeeded()
            #expect(slider.trackRect(forBounds: slider.bounds).minX == 3)
            #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 200)
        }
    }

    @Test func segmentsHaveImagesAndAttributes() throws {
        let pad = try ControlPad<UISegmentedControl>(size: CGSize(width: 201, height: 32)) { _ in
            let control = UISegmentedControl(items: ["a", Self.image(8, 8)])
            control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
            control.selectedSegmentIndex = 0
            return control
        }
        let control = pad.control
        pad.app.perform {
            let (first, second) = (control.segments[0], control.segments[1])
            #expect(Self.attribute(.foregroundColor, of: first) as? UIColor == .blue && second.icon.tintColor == .red)
            #expect(Self.attribute(.font, of: first) as? UIFont == .systemFont(ofSize: 13, weight: .semibold))
            control.selectedSegmentIndex = 1
            #expect(Self.attribute(.foregroundColor, of: first) as? UIColor == .red && second.icon.tintColor == .blue)
            #expect(Self.attribute(.font, of: first) as? UIFont == .systemFont(ofSize: 13, weight: .medium))
            #expect(control.imageForSegment(at: 1)?.size.width == 8 && control.titleForSegment(at: 1) == nil)
            control.setTitle("b", forSegmentAt: 1)
            #expect(control.imageForSegment(at: 1) == nil && control.titleForSegment(at: 1) == "b")
            control.setContentOffset(CGSize(width: 5, height: 0), forSegmentAt: 0)
            control.layoutIfNeeded()
            #expect(control.contentOffsetForSegment(at: 0).width == 5)
            control.setBackgroundImage(Self.image(10, 40), for: .normal, barMetrics: .default)
            control.setDividerImage(
                Self.image(4, 40), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
            control.layoutIfNeeded()
            #expect(control.intrinsicContentSize.height == 40)
            #expect(control.dividers[0].bounds.size == CGSize(width: 4, height: 32))
            #expect(control.plate.backgroundColor == nil)
            #expect(control.backgroundImage(for: .selected, barMetrics: .default)?.size.height == 40)
            #expect(control.backgroundImage(for: .normal, barMetrics: .compact) == nil)
        }
    }

    @Test func steppersAndPagesHaveImages() throws {
        let stepper = try ControlPad<UIStepper> { _ in
            let stepper = UIStepper()
            stepper.setIncrementImage(Self.image(9, 9), for: .normal)
            stepper.setBackgroundImage(Self.image(5, 5), for: .normal)
            stepper.setDividerImage(Self.image(2, 5), forLeftSegmentState: .normal, rightSegmentState: .normal)
            return stepper
        }
        let widths = Set(imageViews(in: stepper.control).compactMap { $0.image?.size.width })
        #expect(widths == [9, 5, 2])
        let pages = try ControlPad<UIPageControl> { _ in
            let control = UIPageControl()
            control.numberOfPages = 3
            control.preferredIndicatorImage = Self.image(7, 7)
            control.setIndicatorImage(Self.image(5, 5), forPage: 2)
            control.setCurrentPageIndicatorImage(Self.image(6, 6), forPage: 0)
            return control
        }
        #expect(imageViews(in: pages.control).map { $0.image?.size.width } == [6, 7, 5])
        pages.app.perform { pages.control.currentPage = 1 }
        #expect(imageViews(in: pages.control).map { $0.image?.size.width } == [7, 7, 5])
    }

    @Test func observedProgressIsNotFollowedAndIsReported() throws {
        let pad = try ControlPad<UIProgressView>(size: CGSize(width: 100, height: 4)) { _ in
            let view = UIProgressView()
            let progress = Progress(totalUnitCount: 4)
            progress.completedUnitCount = 1
            view.observedProgress = progress
            return view
        }
        #expect(pad.control.progress == 0.25)
        #expect(pad.app.stage.diagnostics.unsupported.entries.map(\.api) == ["UIProgressView.observedProgress"])
    }

    @Test func theEffectiveAlignmentIsLeftOrRight() throws {
        let pad = try ControlPad<UIControl>(size: CGSize(width: 10, height: 10)) { _ in UIControl() }
        pad.app.perform {
            let control = pad.control
            for (direction, leading, trailing) in [
                (UISemanticContentAttribute.forceLeftToRight, UIControl.ContentHorizontalAlignment.left, .right),
                (.forceRightToLeft, .right, .left),
            ]
                as [(
                    UISemanticContentAttribute, UIControl.ContentHorizontalAlignment,
                    UIControl.ContentHorizontalAlignment
                )]
            {
                control.semanticContentAttribute = direction
                control.contentHorizontalAlignment = .leading
                #expect(control.effectiveContentHorizontalAlignment == leading)
                control.contentHorizontalAlignment = .trailing
                #expect(control.effectiveContentHorizontalAlignment == trailing)
            }
            var count = 0
            control.enumerateEventHandlers { action, target, events, stops in
                count += 1
                #expect(action != nil && target == nil && !events.isEmpty)
                stops = count == 3
            }
            #expect(count == 3)
        }
    }
}
