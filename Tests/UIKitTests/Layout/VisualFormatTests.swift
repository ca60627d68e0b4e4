import QuartzCore
import Testing
import UIKit

/// Visual formats applied to views. Parsing is tested in FrameLayoutTests.
@MainActor @Suite struct VisualFormatTests {
    @Test func formatsBecomeConstraints() throws {
        var (a, b) = (UIView(), UIView())
        try LayoutApp { root in
            (a, b) = (root.added(as: "a"), root.added(as: "b"))
            let views = ["a": a, "b": b]
            let made =
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-[a(100)]-[b]-end-|", options: [.alignAllTop, .alignAllBottom],
                    metrics: ["end": 20], views: views)
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|-30-[a(50@900)]", views: views)
            #expect(
                made.map(\.firstAttribute) == [.leading, .width, .leading, .trailing, .top, .bottom, .top, .height])
            NSLayoutConstraint.activate(made)
        }.play()
        #expect(a.frame == CGRect(x: 16, y: 30, width: 100, height: 50))
        #expect(b.frame == CGRect(x: 124, y: 30, width: 246, height: 50))
    }

    @Test func directionsAreFixed() throws {
        var views: [UIView] = []
        try LayoutApp { root in
            views = (0..<4).map { root.added(Content(50, 10), as: "\($0)") }
            for (pair, option) in [
                (views[..<2], NSLayoutConstraint.FormatOptions.directionLeftToRight),
                (views[2...], .directionRightToLeft),
            ] {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: "H:|-10-[a]-5-[b]", options: [option, .alignAllTop],
                        views: ["a": pair.first!, "b": pair.last!]))
                pair.first?.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            }
        }.play()
        #expect(views.map(\.frame.minX) == [10, 65, 330, 275])
    }

    @Test(arguments: [
        ("H:|-[a", "H:|-[a\n      ^"), ("H:[b]", "H:[b]\n   ^"), ("[a]-|", "no superview"),
    ])
    func unreadableFormatsMarkThePlace(format: String, part: String) throws {
        let run = try LayoutApp { root in
            let a = UIView()
            if !format.hasSuffix("|") { root.addSubview(a) }
            #expect(NSLayoutConstraint.constraints(withVisualFormat: format, views: ["a": a]) == [])
        }
        let text = try run.misuse()
        #expect(text.contains(part), "\(text)")
    }
}
