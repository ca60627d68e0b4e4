import Testing
import UIKit

@testable import QuartzCore

/// The sizes, insets, and guides of a scroll view.
@MainActor @Suite struct ScrollGeometryTests {
    /// A scroll view that fills a screen with a status bar and a home indicator.
    private func fill(_ setUp: (UIScrollView) -> Void) throws -> ScrollPad {
        let pad = try ScrollPad(content: .zero, nil, setUp)
        pad.app.stage.applicationState.screenInsets = ScreenInsets(top: 59, bottom: 34)
        pad.app.perform {
            pad.root.additionalSafeAreaInsets.left = 7
            pad.scroll.frame = pad.root.view.bounds
        }
        try pad.app.play()
        return pad
    }

    nonisolated private static let tall = CGSize(width: 390, height: 2000)
    nonisolated private static let wide = CGSize(width: 2000, height: 844)

    @Test(arguments: [
        (
            UIScrollView.ContentInsetAdjustmentBehavior.automatic, tall,
            UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        ),
        (.scrollableAxes, tall, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
        (.scrollableAxes, wide, UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)),
        (.never, tall, .zero),
        (.always, .zero, UIEdgeInsets(top: 59, left: 7, bottom: 34, right: 0)),
    ])
    func theAdjustmentBehaviorDeterminesTheInsets(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ content: CGSize, _ expected: UIEdgeInsets
    ) throws {
        let pad = try fill {
            $0.contentInsetAdjustmentBehavior = behavior
            $0.contentSize = content
        }
        #expect(pad.scroll.adjustedContentInset == expected)
        #expect(pad.scroll.contentOffset == CGPoint(x: -expected.left, y: -expected.top), "it follows its edge")
        pad.app.perform { pad.scroll.contentInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }
        #expect(pad.scroll.adjustedContentInset.top == expected.top + 5, "they add")
        #expect(pad.scroll.adjustedContentInset.bottom == expected.bottom + 5)
    }

    @Test func alwaysBouncingCountsAsScrollable() throws {
        let pad = try fill { $0.contentInsetAdjustmentBehavior = .scrollableAxes }
        #expect(pad.scroll.adjustedContentInset == .zero)
        pad.app.perform { pad.scroll.alwaysBounceVertical = true }
        #expect(pad.scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test func aScrollViewBelowTheStatusBarHasNoSafeArea() throws {
        let pad = try fill { $0.contentSize = Self.tall }
        pad.app.perform { pad.scroll.frame = CGRect(x: 0, y: 59, width: 390, height: 600) }
        try pad.app.play()
        #expect(pad.scroll.adjustedContentInset == .zero)
        #expect(pad.notes.calls.contains("didChangeAdjustedContentInset"))
    }

    /// A navigation controller insets its content, regardless of its height: by the bar below a Dynamic Island
    /// (facts/bars-below-the-island).
    @Test func theContentOfANavigationControllerIsInset() throws {
        let root = UIViewController()
        let app = try TestApp()
        app.stage.applicationState.screenInsets = ScreenInsets(top: 59, bottom: 34)
        let scroll = UIScrollView()
        app.perform {
            root.loadViewIfNeeded()
            scroll.frame = root.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(scroll)
            app.window.rootViewController = UINavigationController(rootViewController: root)
        }
        try app.play()
        #expect(abs(scroll.adjustedContentInset.top - 97.667) < 0.01)
        #expect(scroll.contentOffset.y == -97.5)
    }

    /// Only an offset at the edge follows the insets.
    @Test func insetChangesKeepAnOffsetInsideTheContent() throws {
        let pad = try ScrollPad { $0.contentOffset.y = 100 }
        pad.app.perform { pad.scroll.contentInset.top = 50 }
        #expect(pad.scroll.contentOffset.y == 100)
        pad.app.perform {
            pad.scroll.contentOffset.y = -50
            pad.scroll.contentInset.top = 80
        }
        #expect(pad.scroll.contentOffset.y == -80)
    }

    @Test func aZeroOffsetHasNoSign() throws {
        let pad = try ScrollPad()
        pad.app.at(1) { pad.scroll.setContentOffset(CGPoint(x: 0, y: -0.01), animated: true) }
        try pad.app.play()
        #expect(pad.scroll.contentOffset.y.sign == .plus)
    }

    @Test func offsetsAreRoundedToPixels() throws {
        let pad = try ScrollPad()
        pad.app.perform { pad.scroll.contentOffset = CGPoint(x: 0.3, y: 10.2) }
        #expect(pad.scroll.contentOffset == CGPoint(x: 0.5, y: 10))
    }

    @Test func aGrowingViewKeepsItsContentInside() throws {
        let pad = try ScrollPad(content: CGSize(width: 300, height: 1000)) { $0.contentOffset.y = 600 }
        pad.app.perform { pad.scroll.frame.size.height = 700 }
        #expect(pad.scroll.contentOffset.y == 300)
        #expect(pad.notes.calls == ["didScroll"])
    }

    @Test(arguments: [
        (CGRect(x: 0, y: 300, width: 10, height: 50), 100.0), (CGRect(x: 0, y: 420, width: 10, height: 100), 140.0),
        (CGRect(x: 0, y: 40, width: 10, height: 10), 30.0), (CGRect(x: 0, y: 3990, width: 10, height: 10), 3620.0),
        (CGRect(x: 0, y: 200, width: 10, height: 1000), 190.0),
    ])
    func aRectangleIsRevealedWithMinimalScrolling(_ rect: CGRect, _ expected: Double) throws {
        let pad = try ScrollPad {
            $0.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
            $0.contentOffset.y = 100
        }
        pad.app.perform { pad.scroll.scrollRectToVisible(rect, animated: false) }
        #expect(Double(pad.scroll.contentOffset.y) == expected)
    }

    // MARK: - Constraints

    private func pin(_ view: UIView, to edges: (UIView) -> [NSLayoutConstraint]) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(edges(view))
    }

    @Test(arguments: [true, false]) func constraintsDetermineTheContentSize(_ usesGuide: Bool) throws {
        let content = UIView()
        let pad = try ScrollPad(content: .zero) { scroll in
            scroll.addSubview(content)
            let guide = scroll.contentLayoutGuide
            pin(content) { content in
                let edges =
                    usesGuide
                    ? [
                        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                        content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
                        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                    ]
                    : [
                        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
                        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                    ]
                return edges + [content.heightAnchor.constraint(equalToConstant: 1500)]
            }
        }
        pad.drag(up: 100, at: 0.1, rest: 1)
        try pad.app.play()
        #expect(pad.scroll.contentSize == CGSize(width: 300, height: 1510))
        #expect(pad.scroll.contentOffset.y == 90)
        #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 1500))
    }

    /// Constraints hold a header at the frame's top while the content scrolls.
    @Test func viewsPinnedToTheFrameGuideDoNotScroll() throws {
        let header = UIView()
        let pad = try ScrollPad { scroll in
            scroll.addSubview(header)
            let guide = scroll.frameLayoutGuide
            pin(header) { header in
                [
                    header.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    header.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    header.topAnchor.constraint(equalTo: guide.topAnchor),
                    header.heightAnchor.constraint(equalToConstant: 40),
                ]
            }
        }
        pad.app.at(1) { pad.scroll.contentOffset.y = 700 }
        try pad.app.play()
        #expect(header.frame == CGRect(x: 0, y: 700, width: 300, height: 40))
        #expect(pad.scroll.contentSize == CGSize(width: 300, height: 4000), "content by frames stays as it is")
    }

    /// A header that leaves the content for the edge of a view around the scroll view, and a picture that grows with
    /// the pull.
    @Test func constraintsToViewsOutsideFollowTheOffset() throws {
        let (header, picture) = (UIView(), UIView())
        let pad = try ScrollPad { scroll in
            for view in [header, picture] { scroll.addSubview(view) }
        }
        pad.app.perform {
            let (outside, content) = (pad.root.view!, pad.scroll.contentLayoutGuide)
            let place = header.topAnchor.constraint(equalTo: content.topAnchor, constant: 200)
            place.priority = .defaultHigh
            let stretch = picture.topAnchor.constraint(equalTo: outside.topAnchor)
            stretch.priority = .defaultHigh
            pin(header) { header in
                [
                    place, header.topAnchor.constraint(greaterThanOrEqualTo: outside.topAnchor, constant: 10),
                    header.leadingAnchor.constraint(equalTo: outside.leadingAnchor),
                    header.widthAnchor.constraint(equalToConstant: 300),
                    header.heightAnchor.constraint(equalToConstant: 40),
                ]
            }
            pin(picture) { picture in
                [
                    stretch, picture.topAnchor.constraint(lessThanOrEqualTo: content.topAnchor),
                    picture.bottomAnchor.constraint(equalTo: content.topAnchor, constant: 200),
                    picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                    picture.widthAnchor.constraint(equalToConstant: 300),
                ]
            }
        }
        var found: [(CGFloat, CGRect, CGRect)] = []
        for (index, offset) in [CGFloat(0), 100, 700, -50, 0].enumerated() {
            pad.app.at(Double(index) + 1) {
                pad.scroll.contentOffset.y = offset
                pad.root.view.layoutIfNeeded()
                found.append((offset, header.frame, picture.frame))
            }
        }
        try pad.app.play()
        for (offset, header, picture) in found {
            #expect(header == CGRect(x: 0, y: max(200, offset + 10), width: 300, height: 40))
            #expect(picture == CGRect(x: 0, y: min(0, offset), width: 300, height: 200 - min(0, offset)))
        }
        #expect(found.count == 5)
    }

    nonisolated private static let hostile: [CGFloat] = [.nan, .infinity, -.infinity]

    /// The value as it appears in the error. Setting it has no effect.
    @Test(arguments: hostile) func nonfiniteInsetsAndSizesAreRefused(number: CGFloat) throws {
        let root = UIViewController()
        let app = try TestApp(root: root)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        app.perform {
            root.view.addSubview(scroll)
            scroll.contentSize = CGSize(width: 100, height: 500)
            for edge in [\UIEdgeInsets.top, \.left, \.bottom, \.right] {
                scroll.contentInset[keyPath: edge] = number
                root.additionalSafeAreaInsets[keyPath: edge] = number
            }
            scroll.contentSize.height = number
            scroll.contentSize.width = number
        }
        app.at(1) { scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
        let error = #expect(throws: StageError.self) { try app.play() }
        #expect(scroll.contentInset == .zero && scroll.contentSize == CGSize(width: 100, height: 500))
        #expect(root.additionalSafeAreaInsets == .zero && scroll.contentOffset.y == 50)
        for name in ["contentInset", "contentSize", "additionalSafeAreaInsets"] {
            #expect(
                error?.message.contains("The \(name) of UI") == true && error?.message.contains("not finite") == true)
        }
    }
}
