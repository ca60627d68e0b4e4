import FrameLayers
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct StackViewTests {
    private func stack(_ views: [UIView], in root: UIView, _ setUp: (UIStackView) -> Void) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        setUp(stack)
        _ = root.added(stack, as: "stack")
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        return stack
    }

    @Test func aColumnIsAsLargeAsItsViews() throws {
        let views = [Content(100, 20), Content(80, 30), Content(120, 40)]
        var stack = UIStackView()
        let run = try LayoutApp { root in
            stack = self.stack(views, in: root) {
                $0.axis = .vertical
                $0.spacing = 8
                $0.alignment = .center
                $0.setCustomSpacing(20, after: views[0])
            }
        }
        try run.play()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 120, height: 118))
        #expect(views.map(\.frame.minY) == [0, 40, 78])
        #expect(views.map(\.frame.midX) == [60, 60, 60])
        #expect(run.notes == [])
    }

    @Test func marginsAndRightToLeft() throws {
        let views = [Content(100, 20), Content(50, 20)]
        var stack = UIStackView()
        let run = try LayoutApp()
        run.app.perform {
            run.app.window.screen.settings.traits.layoutDirection = .rightToLeft
            stack = self.stack(views, in: run.root.view) {
                $0.spacing = 10
                $0.isLayoutMarginsRelativeArrangement = true
                $0.insetsLayoutMarginsFromSafeArea = false
                $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
        }
        try run.play()
        #expect(stack.frame == CGRect(x: 224, y: 0, width: 166, height: 24))
        #expect(views.map(\.frame.minX) == [62, 2])
    }

    @Test(arguments: [
        (UIStackView.Distribution.fillEqually, [100.0, 100, 100], [0.0, 100, 200]),
        (.equalSpacing, [20, 40, 60], [0, 110, 240]), (.fillProportionally, [50, 100, 150], [0, 50, 150]),
        (.equalCentering, [20, 40, 60], [0, 120, 240]),
    ])
    func distributions(_ distribution: UIStackView.Distribution, widths: [Double], places: [Double]) throws {
        let views = [Content(20, 10), Content(40, 10), Content(60, 10)]
        try LayoutApp { root in
            let stack = stack(views, in: root) { $0.distribution = distribution }
            stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
        }.play()
        #expect(views.map { Double($0.frame.width) } == widths)
        #expect(views.map { Double($0.frame.minX) } == places)
    }

    /// The others close up while the hidden view stays visible until the end, and make space before it appears.
    @Test func hidingInABlockAnimatesTheArrangement() throws {
        let views = [Content(100, 20), Content(100, 30), Content(100, 40)]
        let run = try LayoutApp { root in
            _ = stack(views, in: root) {
                $0.axis = .vertical
                $0.spacing = 10
            }
        }
        func animate(at time: Double, hides: Bool) {
            run.app.at(time) {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = hides }
                #expect(views[1].isHidden == hides)
            }
        }
        animate(at: 1, hides: true)
        animate(at: 3, hides: false)
        try run.play()
        let times = [0.5, 1.5, 2.5, 3.5, 4.5]
        #expect(try run.app.numbers("position.y", of: views[2], at: times) == [90, 70, 50, 70, 90])
        let isHidden = try run.app.numbers("hidden", of: views[1], at: times).map { $0 >= 1 }
        #expect(isHidden == [false, false, true, false, false])
        #expect(run.notes == [])
    }

    /// Layout happens once for the whole block; laying out after each view takes minutes for a screen of hundreds.
    @Test func hidingSeveralViewsInABlockArrangesOnce() throws {
        final class CountingStack: UIStackView {
            var layouts = 0
            /// The number of layouts before the block, and after it.
            var counts: [Int] = []

            override func layoutSubviews() {
                layouts += 1
                super.layoutSubviews()
            }
        }
        let views = (0..<40).map { _ in Content(100, 20) }
        let stack = CountingStack(arrangedSubviews: views)
        stack.axis = .vertical
        let run = try LayoutApp { root in
            _ = root.added(stack, as: "stack")
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        run.app.at(1) {
            stack.counts.append(stack.layouts)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                views.prefix(39).forEach { $0.isHidden = true }
            }
            stack.counts.append(stack.layouts)
        }
        try run.play()
        #expect(stack.counts[0] > 0 && (1...2).contains(stack.counts[1] - stack.counts[0]), "\(stack.counts)")
        #expect(try run.app.numbers("position.y", of: views[39], at: [0.5, 1.5, 2.5]) == [790, 400, 10])
    }

    /// The view has an explicit height, which the arrangement does not contradict.
    @Test func hidingAViewOfFixedHeightCausesNoConflict() throws {
        let (first, second) = (UIView(), UIView())
        let run = try LayoutApp { root in
            _ = stack([first, second], in: root) { $0.axis = .vertical }
            for view in [first, second] {
                view.heightAnchor.constraint(equalToConstant: 44).isActive = true
                view.widthAnchor.constraint(equalToConstant: 44).isActive = true
            }
            first.isHidden = true
        }
        try run.play()
        #expect(second.frame.minY == 0)
        #expect(run.notes == [])
    }

    /// The view appears and disappears with the width of the others, starting at no height.
    @Test func hiddenViewsKeepTheWidthAndHaveNoHeight() throws {
        let (shown, hidden, text) = (Content(100, 20), UIView(), Content(400, 30))
        let run = try LayoutApp { root in
            let stack = stack([shown, hidden], in: root) { $0.axis = .vertical }
            _ = hidden.added(text, as: "text")
            let bottom = text.bottomAnchor.constraint(equalTo: hidden.bottomAnchor)
            bottom.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                stack.widthAnchor.constraint(equalToConstant: 300),
                text.heightAnchor.constraint(equalToConstant: 30),
                text.leadingAnchor.constraint(equalTo: hidden.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: hidden.trailingAnchor),
                text.topAnchor.constraint(equalTo: hidden.topAnchor), bottom,
            ])
            hidden.isHidden = true
        }
        try run.play()
        #expect(hidden.frame == CGRect(x: 0, y: 20, width: 300, height: 0))
        #expect(text.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
        #expect(run.notes == [])
    }

    /// The contents of hidden views keep their size unless something else determines it, and have no effect on the
    /// stack.
    @Test func hiddenViewsDoNotAffectTheLayout() throws {
        let (shown, hidden, text) = (Content(100, 20), UIView(), Content(400, 30))
        var column = UIStackView()
        let run = try LayoutApp { root in
            column = stack([shown, hidden], in: root) { $0.axis = .vertical }
            _ = hidden.added(text, as: "text")
            let height = hidden.heightAnchor.constraint(equalToConstant: 30)
            height.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                height, text.leadingAnchor.constraint(equalTo: hidden.leadingAnchor),
                text.trailingAnchor.constraint(lessThanOrEqualTo: hidden.trailingAnchor),
                text.centerYAnchor.constraint(equalTo: hidden.centerYAnchor),
            ])
            hidden.isHidden = true
        }
        run.app.at(1) {
            #expect(column.frame.width == 100 && hidden.frame.width == 100)
            #expect(text.frame == CGRect(x: 0, y: -15, width: 100, height: 30))
            hidden.isHidden = false
        }
        run.app.at(2) {
            #expect(column.frame.width == 400 && text.frame.width == 400)
            hidden.isHidden = true
        }
        run.app.at(3) {
            #expect(column.frame.width == 100)
            column.removeArrangedSubview(hidden)
        }
        try run.play()
        #expect(text.frame.width == 400)
        #expect(run.notes == [])
    }

    @Test func membership() throws {
        try LayoutApp { root in
            let (a, b, c) = (Content(10, 10), Content(20, 10), Content(30, 10))
            let stack = stack([a, b], in: root) { _ in }
            stack.insertArrangedSubview(c, at: 0)
            #expect(stack.arrangedSubviews == [c, a, b] && stack.subviews == [a, b, c])
            stack.addArrangedSubview(c)
            #expect(stack.arrangedSubviews == [a, b, c])
            stack.setCustomSpacing(7, after: a)
            #expect(stack.customSpacing(after: a) == 7)
            #expect(stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
            stack.removeArrangedSubview(a)
            #expect(stack.subviews.contains(a) && stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
            b.removeFromSuperview()
            #expect(stack.arrangedSubviews == [c])
            root.layoutIfNeeded()
            #expect(stack.frame.width == 30)
        }.play()
    }

    @Test func nestedStacks() throws {
        let (title, subtitle, icon) = (Content(100, 20), Content(60, 15), Content(40, 40))
        var outer = UIStackView()
        let run = try LayoutApp { root in
            let inner = UIStackView(arrangedSubviews: [title, subtitle])
            inner.axis = .vertical
            inner.alignment = .leading
            outer = stack([icon, inner], in: root) {
                $0.spacing = 12
                $0.alignment = .center
            }
        }
        try run.play()
        #expect(outer.frame.size == CGSize(width: 152, height: 40))
        #expect(title.convert(title.bounds, to: outer) == CGRect(x: 52, y: 2.5, width: 100, height: 20))
        #expect(run.notes == [])
    }
}
