import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Views laid out by constraints.
@MainActor @Suite struct ConstraintTests {
    @Test func anchorsPlaceViews() throws {
        var views: [UIView] = []
        try LayoutApp { root in
            let card = root.added(as: "card")
            let icon = card.added(as: "icon")
            views = [card, icon]
            NSLayoutConstraint.activate([
                card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
                card.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
                icon.widthAnchor.constraint(equalToConstant: 33.3),
                icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
                icon.centerXAnchor.constraint(equalTo: card.centerXAnchor),
                icon.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
            ])
        }.play()
        #expect(views[0].frame == CGRect(x: 20, y: 334.5, width: 350, height: 175))
        // 158.35, 133.7 and 33.3, each to the nearest half point.
        #expect(views[1].frame == CGRect(x: 158.5, y: 133.5, width: 33.5, height: 33.5))
    }

    /// Matches facts/wrapping-labels.
    @Test(arguments: [UILayoutPriority.required, .defaultHigh])
    func labelsOfSeveralLinesWrapWhateverTheirResistance(resistance: UILayoutPriority) throws {
        let label = UILabel()
        try LayoutApp { root in
            label.text = "A HEADLINE IN TWO LINES"
            label.font = .boldSystemFont(ofSize: 40)
            label.numberOfLines = 0
            label.setContentCompressionResistancePriority(resistance, for: .horizontal)
            root.addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
                label.topAnchor.constraint(equalTo: root.topAnchor),
            ])
        }.play()
        #expect(label.frame.width == 350 && label.frame.height > 1.9 * label.font.lineHeight)
    }

    private final class Named: NSLayoutConstraint { var label: String? }

    @Test func subclassesInheritTheInitializer() throws {
        var inner = UIView()
        try LayoutApp { root in
            inner = root.added(as: "inner")
            let named = Named(
                item: inner, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
                constant: 8)
            named.label = "left"
            #expect(named.constant == 8 && named.firstAttribute == .left && named.firstItem === inner)
            named.isActive = true
        }.play()
        #expect(inner.frame.minX == 8)
    }

    /// Matches facts/edges-of-two-axes.
    @Test func anEdgeOfOneAxisEqualsOneOfTheOther() throws {
        var inner = UIView()
        try LayoutApp { root in
            inner = root.added(as: "inner")
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 33),
                NSLayoutConstraint(
                    item: inner, attribute: .left, relatedBy: .equal, toItem: inner, attribute: .top, multiplier: 2,
                    constant: 1),
            ])
        }.play()
        #expect(inner.frame.origin == CGPoint(x: 67, y: 33))
    }

    /// Matches facts/inequalities-alone.
    @Test func anInequalityAloneIsExactForPositionsAndLeavesSizesSmall() throws {
        var (inner, other) = (UIView(), UIView())
        try LayoutApp { root in
            inner = root.added(as: "inner")
            other = root.added(as: "other")
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10),
                inner.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 20),
                inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
                inner.heightAnchor.constraint(lessThanOrEqualToConstant: 30),
                other.leftAnchor.constraint(lessThanOrEqualTo: inner.rightAnchor, constant: 5),
                other.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -20),
            ])
        }.play()
        #expect(inner.frame == CGRect(x: 20, y: 10, width: 30, height: 0))
        #expect(other.frame.minX == 55 && other.frame.width == 0)
    }

    /// Matches facts/direction-of-constraints.
    @Test func theViewThatHoldsAConstraintGivesItsDirection() throws {
        var (inner, other) = (UIView(), UIView())
        try LayoutApp { root in
            root.semanticContentAttribute = .forceRightToLeft
            inner = root.added(as: "inner")
            other = root.added(as: "other")
            other.semanticContentAttribute = .forceLeftToRight
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                inner.widthAnchor.constraint(equalToConstant: 50),
                other.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
                other.widthAnchor.constraint(equalToConstant: 40),
            ])
        }.play()
        #expect(inner.frame.maxX == 380 && other.frame.maxX == 325)
    }

    @Test func aConstraintWithoutASecondItemHasNoSecondAttribute() {
        let constraint = NSLayoutConstraint(
            item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
            constant: 8)
        #expect(constraint.secondAttribute == .notAnAttribute)
    }

    @Test func anchorsOfOneAttributeAreEqual() {
        let (one, other) = (UIView(), UIView())
        #expect(one.leadingAnchor == one.leadingAnchor && one.leadingAnchor.hash == one.leadingAnchor.hash)
        #expect(one.leadingAnchor != one.trailingAnchor && one.leadingAnchor != other.leadingAnchor)
        #expect(Set([one.widthAnchor, one.widthAnchor, one.heightAnchor]).count == 2)
    }

    private final class Replacing: UIView {
        private(set) weak var shade: UIView?
        private(set) var count = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            shade?.removeFromSuperview()
            let shade = UIView(frame: bounds.insetBy(dx: 5, dy: 5))
            insertSubview(shade, at: 0)
            self.shade = shade
            layer.sublayers?.last?.removeFromSuperlayer()
            layer.addSublayer(CAGradientLayer())
        }
    }

    /// Matches facts/subviews-in-layout.
    @Test func aSubviewReplacedInLayoutDoesNotEndTheRun() throws {
        let view = Replacing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let run = try LayoutApp { $0.addSubview(view) }
        run.app.at(1) { view.frame.size.width = 80 }
        try run.play()
        #expect(view.count == 2 && view.shade?.frame.width == 70 && view.subviews.count == 1)
    }

    /// Matches facts/layout-anchor-points.
    @Test(arguments: [CGPoint(x: 0.5, y: 1), CGPoint(x: 0, y: 0.25)])
    func theCenterIgnoresTheAnchorPoint(anchor: CGPoint) throws {
        var view = UIView()
        try LayoutApp { root in
            view = root.added(as: "hand")
            view.layer.anchorPoint = anchor
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 60),
            ])
        }.play()
        #expect(view.center == CGPoint(x: 195, y: 130) && view.bounds.size == CGSize(width: 20, height: 60))
    }

    /// Libraries have such views, whose frames they set at each layout.
    @Test func aViewWithoutConstraintsKeepsItsFrame() throws {
        var (free, label, content) = (UIView(), UILabel(), UIImageView())
        try LayoutApp { root in
            free = root.added(as: "free")
            free.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            content = UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            content.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(content)
            label = UILabel(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            NSLayoutConstraint.activate([label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)])
        }.play()
        #expect(free.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        // Its content is a constraint.
        #expect(label.frame.minX == 5 && label.frame.width < 60 && label.frame.height < 40)
    }

    /// A library lays out such a view manually, with constraints inside it.
    @Test func aContainerKeepsItsFrameUntilAConstraintRefersToIt() throws {
        var (outer, inner, text) = (UIView(), UIView(), UIView())
        let run = try LayoutApp { root in
            outer = root.added(as: "outer")
            outer.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
            inner = UIView(frame: CGRect(x: 1, y: 2, width: 100, height: 50))
            outer.addSubview(inner)
            text = inner.added(as: "text")
            NSLayoutConstraint.activate([
                text.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 5),
                text.topAnchor.constraint(equalTo: inner.topAnchor),
                text.rightAnchor.constraint(equalTo: inner.rightAnchor),
                text.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
            ])
        }
        var frames: [CGRect] = []
        run.app.at(1) {
            frames.append(outer.frame)
            outer.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
        }
        run.app.at(2) {
            frames.append(outer.frame)
            NSLayoutConstraint.activate([
                outer.leftAnchor.constraint(equalTo: run.root.view.leftAnchor, constant: 30),
                outer.topAnchor.constraint(equalTo: run.root.view.topAnchor, constant: 40),
                outer.widthAnchor.constraint(equalToConstant: 120), outer.heightAnchor.constraint(equalToConstant: 60),
            ])
        }
        try run.play()
        #expect(
            frames == [CGRect(x: 10, y: 20, width: 300, height: 400), CGRect(x: 0, y: 100, width: 200, height: 200)])
        #expect(outer.frame == CGRect(x: 30, y: 40, width: 120, height: 60))
        #expect(inner.frame == CGRect(x: 1, y: 2, width: 100, height: 50))
        #expect(text.frame == CGRect(x: 5, y: 0, width: 95, height: 50))
    }

    @Test func aChangedConstantAnimatesInABlock() throws {
        var view = UIView()
        var top = NSLayoutConstraint()
        let run = try LayoutApp { root in
            view = root.added(as: "bar")
            top = view.topAnchor.constraint(equalTo: root.topAnchor)
            NSLayoutConstraint.activate([
                top, view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
        run.app.at(1) {
            top.constant = 200
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { run.root.view.layoutIfNeeded() }
        }
        try run.play()
        #expect(try run.app.numbers("position.y", of: view, at: [0.5, 1, 1.5, 2]) == [20, 20, 120, 220])
    }

    /// A root view that moves into a transition's container keeps its constraints, and takes part in constraints across
    /// views there.
    @Test func constraintsCanCrossSubviewsOfAContainer() throws {
        var (first, second, inner) = (UIView(), UIView(), UIView())
        try LayoutApp { root in
            let container = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
            root.addSubview(container)
            first = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            container.addSubview(first)
            second = container.added(as: "second")
            inner = second.added(as: "inner")
            NSLayoutConstraint.activate([
                second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 5),
                second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
                second.trailingAnchor.constraint(equalTo: container.trailingAnchor),
                second.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -100),
                inner.topAnchor.constraint(equalTo: first.topAnchor),
                inner.leftAnchor.constraint(equalTo: first.rightAnchor),
                inner.widthAnchor.constraint(equalTo: first.widthAnchor),
                inner.heightAnchor.constraint(equalToConstant: 8),
            ])
        }.play()
        #expect(second.frame == CGRect(x: 10, y: 75, width: 380, height: 569))
        #expect(inner.frame == CGRect(x: 100, y: -55, width: 100, height: 8))
    }

    @Test func prioritiesAreOrderedNotWeighted() throws {
        var view = UIView()
        var strong = NSLayoutConstraint()
        let run = try LayoutApp { root in
            view = root.added(as: "view")
            let pin = [
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ]
            strong = view.widthAnchor.constraint(equalToConstant: 50)
            strong.priority = UILayoutPriority(750)
            let weak = (1...10).map { _ in view.widthAnchor.constraint(equalToConstant: 90) }
            weak.forEach { $0.priority = UILayoutPriority(749) }
            NSLayoutConstraint.activate(pin + [strong] + weak)
        }
        run.app.at(1) { #expect(view.frame.width == 50) }
        run.app.at(2) { strong.priority = UILayoutPriority(1) }
        run.app.at(3) { #expect(view.frame.width == 90) }
        run.app.at(4) { view.constraints.forEach { _ in strong.isActive = false } }
        try run.play()
        #expect(view.frame.width == 90)
    }

    @Test func viewsHaveTheirIntrinsicSizes() throws {
        let (small, large) = (Content(40, 20), Content(300, 30))
        let run = try LayoutApp { root in
            _ = root.added(small, as: "small")
            _ = root.added(large, as: "large")
            NSLayoutConstraint.activate([
                small.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                large.leadingAnchor.constraint(equalTo: small.trailingAnchor, constant: 10),
                large.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                small.topAnchor.constraint(equalTo: root.topAnchor),
                large.centerYAnchor.constraint(equalTo: small.centerYAnchor),
            ])
            large.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        }
        run.app.at(1) {
            #expect(small.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
            #expect(large.frame == CGRect(x: 50, y: -5, width: 340, height: 30))
            small.size.width = 200
        }
        run.app.at(2) { #expect(small.frame.width == 80, "both resist equally; the later one keeps its size") }
        run.app.at(3) { large.setContentCompressionResistancePriority(.defaultLow, for: .horizontal) }
        try run.play()
        #expect(small.frame.width == 200 && large.frame.width == 180)
    }

    /// The frame is larger than the rectangle that constraints align.
    @Test func alignmentInsetsLieOutsideTheAlignedRectangle() throws {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let view = Shadowed()
        try LayoutApp { root in
            _ = root.added(view, as: "shadowed")
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
            ])
        }.play()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 54))
    }

    @Test func constraintsCanReferToMarginsAndGuides() throws {
        var (view, guided, readable) = (UIView(), UIView(), UIView())
        let run = try LayoutApp(width: 820, height: 1180) { root in
            root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 7, trailing: 40)
            view = root.added(as: "view")
            guided = root.added(as: "guided")
            readable = root.added(as: "readable")
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                NSLayoutConstraint(
                    item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
                    multiplier: 1, constant: 0),
                view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
                view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
                view.bottomAnchor.constraint(equalTo: guide.topAnchor),
                guide.heightAnchor.constraint(equalToConstant: 60),
                guide.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
                guide.leftAnchor.constraint(equalTo: root.leftAnchor),
                guide.widthAnchor.constraint(equalToConstant: 12),
                guided.topAnchor.constraint(equalTo: guide.topAnchor),
                guided.leftAnchor.constraint(equalTo: guide.rightAnchor),
                guided.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
                guided.widthAnchor.constraint(equalToConstant: 20),
                readable.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
                readable.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
                readable.topAnchor.constraint(equalTo: root.topAnchor),
                readable.heightAnchor.constraint(equalToConstant: 1),
            ])
        }
        try run.play()
        #expect(view.frame == CGRect(x: 30, y: 5, width: 750, height: 1108))
        #expect(guided.frame == CGRect(x: 12, y: 1113, width: 20, height: 30))
        #expect(readable.frame == CGRect(x: 69, y: 0, width: 672, height: 1))
    }

    @Test func theSafeAreaMovesPinnedViews() throws {
        var view = UIView()
        let run = try LayoutApp { root in
            view = root.added(as: "view")
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
        }
        run.app.at(1) { run.root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0) }
        try run.play()
        #expect(view.frame == CGRect(x: 0, y: 30, width: 390, height: 774))
    }

    @Test func wrappedTextDeterminesItsHeight() throws {
        let label = UILabel()
        var under = UIView()
        let run = try LayoutApp { root in
            label.numberOfLines = 0
            label.text = "A sentence that is much too long for one line of a narrow label"
            _ = root.added(label, as: "label")
            under = root.added(as: "under")
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: root.topAnchor),
                label.leftAnchor.constraint(equalTo: root.leftAnchor),
                label.widthAnchor.constraint(equalToConstant: 120),
                under.topAnchor.constraint(equalTo: label.bottomAnchor),
                under.leftAnchor.constraint(equalTo: label.leftAnchor),
                under.rightAnchor.constraint(equalTo: label.rightAnchor),
                under.heightAnchor.constraint(equalToConstant: 1),
            ])
        }
        run.app.at(1) {
            let needed = label.sizeThatFits(CGSize(width: 120, height: 0)).height
            #expect(needed > 60 && label.frame.height == needed && under.frame.minY == needed)
            label.text = "Short"
        }
        run.app.at(2) { #expect(under.frame.minY == label.intrinsicContentSize.height) }
        try run.play()
    }

    /// A label taller than its text centers it, and its baselines are those of the centered text.
    @Test func labelsHaveTheBaselinesOfTheirText() throws {
        let (big, small) = (UILabel(), UILabel())
        try LayoutApp { root in
            big.font = .systemFont(ofSize: 40)
            small.font = .systemFont(ofSize: 12)
            for label in [big, small] {
                label.text = "x"
                _ = root.added(label, as: "label")
            }
            NSLayoutConstraint.activate([
                big.topAnchor.constraint(equalTo: root.topAnchor), big.leftAnchor.constraint(equalTo: root.leftAnchor),
                big.heightAnchor.constraint(equalToConstant: 148),
                small.leftAnchor.constraint(equalTo: big.rightAnchor),
                small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
            ])
        }.play()
        let slack = (148 - big.intrinsicContentSize.height) / 2
        let baseline = slack + big.font.ascender.rounded()
        #expect(abs(small.frame.minY + small.font.ascender.rounded() - baseline) <= 0.25)
    }

    /// This also applies to buttons, and to both in a row.
    @Test func buttonsHaveTheBaselineOfTheirTitles() throws {
        let (button, label) = (UIButton(type: .system), UILabel())
        let (other, beside) = (UIButton(type: .system), UILabel())
        try LayoutApp { root in
            for view in [button, other] { view.setTitle("x", for: .normal) }
            for view in [label, beside] {
                view.font = .systemFont(ofSize: 30)
                view.text = "x"
            }
            _ = root.added(button, as: "button")
            _ = root.added(label, as: "label")
            let row = root.added(UIStackView(arrangedSubviews: [other, beside]), as: "row")
            row.alignment = .firstBaseline
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: root.topAnchor),
                button.leftAnchor.constraint(equalTo: root.leftAnchor),
                button.heightAnchor.constraint(equalToConstant: 100),
                label.leftAnchor.constraint(equalTo: button.rightAnchor),
                label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
                row.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
                row.leftAnchor.constraint(equalTo: root.leftAnchor),
            ])
        }.play()
        for (button, label) in [(button, label), (other, beside)] {
            let title = try #require(button.titleLabel)
            let first = title.convert(CGPoint(x: 0, y: title.font.ascender.rounded()), to: button.superview).y
            #expect(abs(label.frame.minY + label.font.ascender.rounded() - first) <= 0.75)
        }
    }

    /// A view that keeps its own direction is mirrored together with the others (facts/direction-of-constraints).
    @Test func rightToLeftMirrorsLeadingEdges() throws {
        var (view, fixed) = (UIView(), UIView())
        let run = try LayoutApp()
        run.app.perform {
            guard let root = run.root.view else { return }
            run.app.window.screen.settings.traits.layoutDirection = .rightToLeft
            view = root.added(as: "view")
            fixed = root.added(as: "fixed")
            fixed.semanticContentAttribute = .forceLeftToRight
            for inner in [view, fixed] {
                inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
                inner.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
                inner.heightAnchor.constraint(equalToConstant: 50).isActive = true
            }
            #expect(view.traitCollection.layoutDirection == .rightToLeft)
        }
        try run.play()
        #expect(view.frame.minX == 320)
        #expect(fixed.frame.minX == 320)
    }
}
