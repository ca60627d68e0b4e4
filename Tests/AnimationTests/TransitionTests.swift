import FrameGeometry
import FramePainting
import FrameTiming
import QuartzCore
import Testing
import UIKit

/// Transitions from one image of a view to another. The view is a box of 20 × 20 points whose top-left corner is (0,
/// 40); its image is red before and blue after.
@MainActor @Suite struct TransitionTests {
    let play: Play
    let box: UIView

    init() throws {
        play = try Play()
        let box = play.box()
        self.box = box
        play.stage.perform {
            box.frame.origin.x = 0
            box.backgroundColor = .red
        }
    }

    /// The box's items at `seconds`, one line each.
    private func items(at seconds: Double) throws -> [String] {
        func lines(_ items: [PaintItem], _ indent: String) -> [String] {
            items.flatMap { item -> [String] in
                switch item {
                case .fill(let fill):
                    let frame = fill.shape.frame(fill.transform)
                    return ["\(indent)\(fill.color.red == 1 ? "red" : "blue") \(frame), \(fill.opacity)"]
                case .image:
                    return ["\(indent)image"]
                case .group(let group):
                    return ["\(indent)group \(group.clip == nil ? "" : "clipped ")\(group.opacity)"]
                        + lines(group.items, indent + "  ")
                }
            }
        }
        let list = try #require(play.stage.committer.timeline?.displayList(at: MediaTime(seconds: seconds)))
        return lines(list.items, "")
    }

    private func transition(_ options: UIView.AnimationOptions, _ change: (() -> Void)? = nil) throws {
        play.at(1) {
            UIView.transition(with: box, duration: 1, options: [options, .curveLinear]) {
                box.backgroundColor = .blue
                change?()
            } completion: {
                play.note("ended \($0)")
            }
        }
        try play.play()
    }

    @Test func dissolves() throws {
        try transition(.transitionCrossDissolve)
        #expect(try items(at: 0.5) == ["red 0 40 20 20, 1.0"])
        #expect(try items(at: 1) == ["red 0 40 20 20, 1.0"])
        #expect(try items(at: 1.25) == ["red 0 40 20 20, 1.0", "blue 0 40 20 20, 0.25"])
        #expect(try items(at: 2) == ["blue 0 40 20 20, 1.0"])
        #expect(play.notes == ["2.0 ended true"])
    }

    /// The old image fades where the new image is translucent.
    @Test func dissolvesTranslucentContent() throws {
        box.layer.cornerRadius = 5
        try transition(.transitionCrossDissolve)
        #expect(try items(at: 1.25) == ["red 0 40 20 20, 0.75", "blue 0 40 20 20, 0.25"])
    }

    /// The corners of the content that a flip shows, clockwise from the top left, in canvas points.
    private func corners(at seconds: Double) throws -> (color: Color, corners: [Point])? {
        let list = try #require(play.stage.committer.timeline?.displayList(at: MediaTime(seconds: seconds)))
        guard case .group(let group)? = list.items.first, case .fill(let fill)? = group.items.first else { return nil }
        let projection = try #require(group.projection)
        let corners = [(0, 0), (20, 0), (20, 20), (0, 20)] as [(Double, Double)]
        return (fill.color, try corners.map { try #require(projection.apply(Point(x: $0.0, y: $0.1))) })
    }

    /// The given side comes to the front and is longer than the other one, at one third of the progress and at two
    /// thirds. Reference: the eye is 40 points (twice the side) in front of the box's center (10, 50); after a turn of
    /// 60°, its near side is 10 · sin 60° in front of the center and its far side as far behind.
    @Test(arguments: [
        UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
        .transitionFlipFromBottom,
    ])
    func flips(option: UIView.AnimationOptions) throws {
        try transition(option)
        let (near, far) = ((off: 6.38167, half: 12.76335), (off: 4.11013, half: 8.22026))
        // The left side in front: before the middle on its own side, after it on the other one.
        func turned(_ isFront: Bool) -> [Point] {
            let (left, right) = isFront ? (near, far) : (far, near)
            return [
                Point(x: -left.off, y: -left.half), Point(x: right.off, y: -right.half),
                Point(x: right.off, y: right.half), Point(x: -left.off, y: left.half),
            ]
        }
        func seen(_ corners: [Point]) -> [Point] {
            func sorted(_ points: [Point], _ order: [Int]) -> [Point] { order.map { points[$0] } }
            let moved: [Point] =
                switch option {
                case .transitionFlipFromRight:
                    sorted(corners.map { Point(x: -$0.x, y: $0.y) }, [1, 0, 3, 2])
                case .transitionFlipFromTop:
                    sorted(corners.map { Point(x: $0.y, y: $0.x) }, [0, 3, 2, 1])
                case .transitionFlipFromBottom:
                    sorted(corners.map { Point(x: $0.y, y: -$0.x) }, [1, 2, 3, 0])
                default: corners
                }
            return moved.map { Point(x: $0.x + 10, y: $0.y + 50) }
        }
        for (fraction, isFront) in [(1.0 / 3, true), (2.0 / 3, false)] {
            let (color, corners) = try #require(try corners(at: 1 + fraction))
            #expect((color.red == 1) == isFront)
            for (corner, wanted) in zip(corners, seen(turned(isFront))) {
                #expect(abs(corner.x - wanted.x) < 1e-3 && abs(corner.y - wanted.y) < 1e-3, "\(corners)")
            }
        }
        #expect(try items(at: 1.5) == [])
        #expect(try items(at: 1) == ["red 0 40 20 20, 1.0"] && items(at: 2) == ["blue 0 40 20 20, 1.0"])
    }

    /// Curling up, the old image is the page; curling down, the new one is. Halfway, the fold passes through the box,
    /// and the back and the page meet at it.
    @Test func curls() throws {
        for (option, page, below) in [
            (UIView.AnimationOptions.transitionCurlUp, "red", "blue"), (.transitionCurlDown, "blue", "red"),
        ] {
            let tests = try TransitionTests()
            try tests.transition(option)
            #expect(
                try tests.items(at: 1.5) == [
                    "\(below) 0 40 20 20, 1.0", "group 1.0", "  group clipped 1.0",
                    "    blue no rectangle, 1.0", "  group clipped 1.0", "    \(page) 0 0 20 20, 1.0", "  group 1.0",
                    "    group clipped 1.0", "      \(page) 0 0 20 20, 1.0", "      red 0 0 20 20, 1.0",
                    "      blue 0 0 20 20, 1.0",
                ])
            #expect(try tests.items(at: 2) == ["blue 0 40 20 20, 1.0"])
            #expect(tests.play.stage.diagnostics.unsupported.entries.isEmpty)
        }
    }

    @Test func withoutATransitionChangesAnimate() throws {
        try transition([]) { box.center.x = 110 }
        #expect(try play.x(at: 1.5) == 60)
    }

    @Test func changesDoNotAnimateByDefault() throws {
        try transition(.transitionCrossDissolve) { box.center.x = 110 }
        #expect(try play.x(at: 1.5) == 110)
        let animated = try TransitionTests()
        try animated.transition([.transitionCrossDissolve, .allowAnimatedContent]) { animated.box.center.x = 110 }
        #expect(try animated.play.x(at: 1.5) == 60)
    }

    private func layerTransition(
        _ type: CATransitionType, _ subtype: CATransitionSubtype?, start: Float = 0, end: Float = 1
    ) throws {
        play.at(1) {
            let transition = CATransition()
            transition.type = type
            transition.subtype = subtype
            transition.startProgress = start
            transition.endProgress = end
            transition.duration = 1
            box.layer.add(transition, forKey: "some key")
            box.backgroundColor = .blue
            #expect(box.layer.animationKeys() == [kCATransition])
        }
        try play.play()
    }

    @Test(arguments: [
        (CATransitionSubtype.fromLeft, "5 40 20 20", "-15 40 20 20"), (.fromRight, "-5 40 20 20", "15 40 20 20"),
        (.fromTop, "0 35 20 20", "0 55 20 20"), (.fromBottom, "0 45 20 20", "0 25 20 20"),
    ])
    func pushes(subtype: CATransitionSubtype, old: String, new: String) throws {
        try layerTransition(.push, subtype)
        #expect(try items(at: 1.25) == ["group clipped 1.0", "  red \(old), 1.0", "  blue \(new), 1.0"])
        #expect(try items(at: 2) == ["blue 0 40 20 20, 1.0"])
    }

    @Test func movesIn() throws {
        try layerTransition(.moveIn, nil)
        #expect(
            try items(at: 1.25) == ["group clipped 1.0", "  red 0 40 20 20, 1.0", "  blue -15 40 20 20, 1.0"])
    }

    @Test func reveals() throws {
        try layerTransition(.reveal, .fromRight)
        #expect(try items(at: 1.25) == ["group clipped 1.0", "  blue 0 40 20 20, 1.0", "  red -5 40 20 20, 1.0"])
    }

    /// Half the time of a transition from a quarter to three quarters is half the distance.
    @Test func aPartialTransitionTakesTheFullDuration() throws {
        try layerTransition(.push, .fromLeft, start: 0.25, end: 0.75)
        #expect(try items(at: 1) == ["group clipped 1.0", "  red 5 40 20 20, 1.0", "  blue -15 40 20 20, 1.0"])
        #expect(try items(at: 1.5) == ["group clipped 1.0", "  red 10 40 20 20, 1.0", "  blue -10 40 20 20, 1.0"])
        #expect(try items(at: 2) == ["blue 0 40 20 20, 1.0"])
    }

    /// Names of older code turn the layer as the options of view transitions do.
    @Test(arguments: [
        ("flip", CATransitionSubtype.fromLeft, UIView.AnimationOptions.transitionFlipFromLeft),
        ("oglFlip", .fromRight, .transitionFlipFromRight), ("pageCurl", .fromLeft, .transitionCurlUp),
        ("pageUnCurl", .fromLeft, .transitionCurlDown),
    ])
    func turns(type: String, subtype: CATransitionSubtype, option: UIView.AnimationOptions) throws {
        try layerTransition(CATransitionType(rawValue: type), subtype)
        let views = try TransitionTests()
        try views.transition(option)
        for seconds in [1, 1.25, 1.75, 2] { #expect(try items(at: seconds) == views.items(at: seconds)) }
        #expect(try items(at: 1.25) != items(at: 1) && play.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test func unknownTypesFadeAndAreReported() throws {
        try layerTransition(CATransitionType(rawValue: "rippleEffect"), nil)
        #expect(try items(at: 1.5) == ["red 0 40 20 20, 1.0", "blue 0 40 20 20, 0.5"])
        #expect(play.stage.diagnostics.unsupported.entries.map(\.api) == ["CATransitionType “rippleEffect”"])
    }

    @Test func oneTransitionReplacesAnother() throws {
        play.at(1.5) {
            UIView.transition(with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                box.backgroundColor = .red
            } completion: {
                play.note("second \($0)")
            }
        }
        try transition(.transitionCrossDissolve)
        #expect(play.notes == ["1.5 ended false", "2.5 second true"])
        // The old image is the first transition at that moment.
        #expect(
            try items(at: 2) == [
                "red 0 40 20 20, 1.0", "blue 0 40 20 20, 0.5", "red 0 40 20 20, 0.5",
            ])
    }

    @Test func oneViewReplacesAnother() throws {
        let container = play.box("container")
        let (first, second) = (play.box("first", in: container), UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        play.at(1) {
            UIView.transition(from: first, to: second, duration: 1, options: .transitionCrossDissolve) {
                play.note("ended \($0)")
            }
            #expect(first.superview == nil)
            #expect(second.superview === container)
        }
        play.at(3) {
            container.addSubview(first)
            first.isHidden = true
            UIView.transition(
                from: second, to: first, duration: 1, options: [.transitionFlipFromLeft, .showHideTransitionViews])
            #expect(second.isHidden && !first.isHidden)
            #expect(second.superview === container)
        }
        play.at(5) {
            UIView.transition(from: first, to: second, duration: 1, options: .showHideTransitionViews) {
                play.note("at once \($0)")
            }
        }
        try play.play()
        #expect(play.notes == ["2.0 ended true", "5.0 at once true"])
    }
}

extension Shape {
    /// The position and size of the outline as `x y width height`, to three decimals.
    fileprivate func frame(_ transform: Affine) -> String {
        guard case .rect(let rect) = self.box else { return "no rectangle" }
        let numbers = [
            rect.minX * transform.a + transform.tx, rect.minY * transform.d + transform.ty,
            rect.size.width * transform.a, rect.size.height * transform.d,
        ]
        return numbers.map { number in
            let rounded = (number * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }.joined(separator: " ")
    }

    private var box: Shape {
        if case .roundedRect(let rect, _) = self { .rect(rect) } else { self }
    }
}
