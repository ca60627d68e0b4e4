import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct ViewTests {
    // MARK: Geometry

    @Test func frameBoundsAndCenterAreConsistent() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
        view.center = .zero
        #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: -10, y: -15, width: 20, height: 30))
        #expect(view.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(UIView().frame == .zero)
    }

    @Test func pointsConvertBetweenViews() throws {
        let app = try TestApp()
        let (parent, child, other) = (UIView(), UIView(), UIView())
        app.perform {
            parent.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
            child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
            other.frame = CGRect(x: 200, y: 0, width: 10, height: 10)
            app.window.addSubview(parent)
            app.window.addSubview(other)
            parent.addSubview(child)
        }
        #expect(child.convert(CGPoint(x: 1, y: 1), to: parent) == CGPoint(x: 6, y: 6))
        #expect(child.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 26))
        #expect(child.convert(CGPoint(x: 1, y: 1), from: parent) == CGPoint(x: -4, y: -4))
        #expect(child.convert(CGPoint.zero, from: nil) == CGPoint(x: -15, y: -25))
        #expect(child.convert(child.bounds, to: other) == CGRect(x: -185, y: 25, width: 10, height: 10))
        #expect(other.convert(child.bounds, from: child) == CGRect(x: -185, y: 25, width: 10, height: 10))
    }

    // MARK: Appearance

    @Test func alphaIsClamped() {
        let view = UIView()
        #expect(view.alpha == 1)
        for (set, expected) in [(0.3, 0.3), (-1, 0), (2, 1), (0.1, 0.1)] as [(CGFloat, CGFloat)] {
            view.alpha = set
            #expect(view.alpha == expected)
        }
    }

    @Test func propertiesAreSetOnTheLayer() {
        let view = UIView()
        view.backgroundColor = .systemRed
        #expect(view.layer.backgroundColor == UIColor.systemRed.cgColor)
        #expect(view.backgroundColor == .systemRed)
        view.backgroundColor = nil
        #expect(view.layer.backgroundColor == nil)
        view.clipsToBounds = true
        #expect(view.layer.masksToBounds)
        view.isHidden = true
        #expect(view.layer.isHidden)
        #expect(view.layer.delegate === view)
    }

    /// A view provides its layer's actions: nothing animates outside a block, however long the view has been on screen.
    @Test func aViewsLayerDoesNotAnimateImplicitly() throws {
        let app = try TestApp()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.perform { app.window.addSubview(view) }
        app.at(1) {
            view.layer.opacity = 0.5
            view.layer.cornerRadius = 3
            #expect(view.layer.animationKeys() == nil)
            #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
        }
        try app.play()
    }

    @Test func contentModesPlaceImages() {
        let modes: [(UIView.ContentMode, CALayerContentsGravity)] = [
            (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill),
            (.redraw, .resize), (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right),
            (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
        ]
        #expect(modes.map(\.0) == UIView.ContentMode.allCases)
        let view = UIImageView(image: nil)
        for (mode, gravity) in modes {
            view.contentMode = mode
            #expect(view.layer.contentsGravity == gravity)
        }
        #expect(!view.isUserInteractionEnabled)
        #expect(view.layer.contents == nil)
    }

    // MARK: Layout

    final class Counting: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    @Test func sizesSubviewsAndScrollingRequestLayout() throws {
        let app = try TestApp()
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.perform { app.window.addSubview(view) }
        let changes: [(Int, @MainActor () -> Void)] = [
            (1, { view.frame.size.width = 20 }), (1, { view.bounds.origin.y = 5 }), (1, { view.addSubview(UIView()) }),
            (1, { view.setNeedsLayout() }), (0, { view.center.x = 9 }), (0, { view.alpha = 0.5 }),
            (0, { view.frame = view.frame }), (0, { view.transform = CGAffineTransform(scaleX: 2, y: 2) }),
        ]
        for (index, (count, change)) in changes.enumerated() {
            app.at(Double(index) + 1) {
                view.layouts = 0
                change()
                #expect(view.layouts == 0)
            }
            app.at(Double(index) + 1.5) { #expect(view.layouts == count, "change \(index)") }
        }
        try app.play()
    }

    // MARK: Autoresizing

    typealias Mask = UIView.AutoresizingMask

    /// A superview grows from 100 to 160. The view is at 20 with a length of 50, so 30 remain after it.
    @Test(
        arguments: [
            ([], 20, 50), (Mask.flexibleWidth, 20, 110), (.flexibleLeftMargin, 80, 50), (.flexibleRightMargin, 20, 50),
            // Shared in proportion: 60 · 20/50 before, 60 · 30/50 behind.
            ([.flexibleLeftMargin, .flexibleRightMargin], 44, 50),
            ([.flexibleLeftMargin, .flexibleWidth], 20 + 60.0 * 20 / 70, 50 + 60.0 * 50 / 70),
            ([.flexibleWidth, .flexibleRightMargin], 20, 50 + 60.0 * 50 / 80),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 32, 80),
            (.flexibleHeight, 20, 50), ([.flexibleTopMargin, .flexibleBottomMargin], 20, 50),
        ] as [(Mask, CGFloat, CGFloat)])
    func flexiblePartsAreStretched(mask: Mask, start: CGFloat, length: CGFloat) {
        let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)), UIView())
        child.frame = CGRect(x: 20, y: 0, width: 50, height: 10)
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size.width = 160
        #expect(abs(child.frame.minX - start) < 1e-12)
        #expect(abs(child.frame.width - length) < 1e-12)
        #expect(child.frame.height == 10)
    }

    @Test func heightsAutoresizeLikeWidths() {
        let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)), UIView())
        child.frame = CGRect(x: 0, y: 20, width: 10, height: 50)
        child.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        parent.addSubview(child)
        parent.bounds.size.height = 160
        #expect(child.frame == CGRect(x: 0, y: 32, width: 10, height: 80))
        parent.autoresizesSubviews = false
        parent.bounds.size.height = 320
        #expect(child.frame == CGRect(x: 0, y: 32, width: 10, height: 80))
    }

    @Test func aFlexibleViewGrowsFromZeroSize() {
        let (parent, child) = (UIView(), UIView())
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    /// A rotated view keeps its rotation and proportions, because its bounds are stretched rather than its bounding
    /// box.
    @Test func autoresizingIgnoresTheTransform() {
        let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        child.frame = CGRect(x: 20, y: 20, width: 60, height: 40)
        child.transform = CGAffineTransform(rotationAngle: 0.5)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 130, height: 90)
        #expect(child.bounds.size == CGSize(width: 90, height: 30))
        #expect(child.center == CGPoint(x: 65, y: 35))
        parent.frame.size = CGSize(width: 100, height: 100)
        #expect(child.bounds.size == CGSize(width: 60, height: 40))
        #expect(child.center == CGPoint(x: 50, y: 40))
    }

    // MARK: Colors

    @Test func colorsAreCreatedFromComponents() {
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
            return [red, green, blue, alpha].map { ($0 * 1e9).rounded() / 1e9 }
        }
        #expect(parts(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
        #expect(parts(UIColor(white: 0.5, alpha: 0.25)) == [0.5, 0.5, 0.5, 0.25])
        #expect(parts(UIColor.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
        // Hue, saturation, brightness: the corners of the hexagon, a gray, and colorsys of Python for the last two.
        let hues: [((CGFloat, CGFloat, CGFloat), [CGFloat])] = [
            ((0, 1, 1), [1, 0, 0, 1]), ((1.0 / 6, 1, 1), [1, 1, 0, 1]), ((1.0 / 3, 1, 1), [0, 1, 0, 1]),
            ((0.5, 1, 1), [0, 1, 1, 1]), ((2.0 / 3, 1, 1), [0, 0, 1, 1]), ((5.0 / 6, 1, 1), [1, 0, 1, 1]),
            ((1, 1, 1), [1, 0, 0, 1]), ((0.4, 0, 0.7), [0.7, 0.7, 0.7, 1]),
            ((0.55, 0.6, 0.8), [0.32, 0.656, 0.8, 1]), ((0.9, 0.25, 0.4), [0.4, 0.3, 0.36, 1]),
        ]
        for ((hue, saturation, brightness), expected) in hues {
            #expect(parts(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)) == expected)
        }
        #expect(UIColor(cgColor: UIColor.magenta.cgColor) == .magenta)
        #expect(UIColor.red != UIColor.blue)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test func insetsShrinkRectangles() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 12, y: 21, width: 94, height: 196))
        #expect(rect.inset(by: .zero) == rect)
        #expect(UIEdgeInsets() == .zero)
    }
}
