import FrameGeometry
import QuartzCore
import Testing
import UIKit

@testable import UIKitDynamics

/// When a dynamic animator runs, the calls it makes, and the items it moves.
@MainActor @Suite struct DynamicAnimatorTests {
    private final class Listener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
        let note: (String) -> Void
        var onPause: (UIDynamicAnimator) -> Void = { _ in }

        init(_ note: @escaping (String) -> Void) { self.note = note }

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { note("resume \(animator.isRunning)") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
            note("pause \(animator.isRunning)")
            onPause(animator)
        }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) {
            note(
                "began \(identifier.map { "\($0)" } ?? "bounds") at \(Int(p.y.rounded())), item at \(Int(item.center.y.rounded()))"
            )
        }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { note("ended \(identifier.map { "\($0)" } ?? "bounds")") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
            at p: CGPoint
        ) { note("items") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
        ) { note("items apart") }
    }

    @MainActor private final class Stage {
        let app: TestApp
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        private(set) var animator: UIDynamicAnimator!
        private(set) var listener: Listener!

        init() throws {
            app = try TestApp(root: UIViewController(), width: 400, height: 600)
            app.perform {
                app.window.addSubview(view)
                animator = UIDynamicAnimator(referenceView: app.window)
            }
            listener = Listener { [unowned self] in app.note($0) }
            animator.delegate = listener
        }
    }

    /// Applications complete a transition at that point.
    @Test func removingAllBehaviorsAtRestDoesNotResume() throws {
        let stage = try Stage()
        let (app, view, animator) = (stage.app, stage.view, stage.animator!)
        stage.listener.onPause = { $0.removeAllBehaviors() }
        app.at(0.1) {
            let collision = UICollisionBehavior(items: [view])
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            animator.addBehavior(UIDynamicItemBehavior(items: [view]))
            animator.addBehavior(UIGravityBehavior(items: [view]))
        }
        try app.play()
        #expect(app.notes.filter { $0.contains("pause") || $0.contains("resume") }.count == 2)
        #expect(animator.behaviors.isEmpty && !animator.isRunning)
    }

    /// The center exactly follows free fall in every frame.
    @Test func gravityIsOneThousandPointsPerSecondSquared() throws {
        let stage = try Stage()
        let (app, view, animator) = (stage.app, stage.view, stage.animator!)
        app.at(0.1) { animator.addBehavior(UIGravityBehavior(items: [view])) }
        app.at(0.601) { animator.removeAllBehaviors() }
        try app.play()
        // Frames at multiples of 1/60 s.
        for frame in [7, 12, 30, 36] {
            let time = Double(frame) / 60
            let center = try #require(try app.shown("position", of: view, at: time + 0.001)?.point)
            let fallen = 500 * (time - 0.1) * (time - 0.1)
            #expect(abs(center.y - (125 + fallen)) < 1e-6 && center.x == 125, "frame \(frame)")
        }
        #expect(abs(animator.elapsedTime - 0.5) < 1e-9)
        #expect(app.notes == ["0.1 resume true", "0.6167 pause false"])
    }

    /// The delegate, contacts, and the action, in this order, each once.
    @Test func callbacksComeInOrder() throws {
        let stage = try Stage()
        let (app, view, animator) = (stage.app, stage.view, stage.animator!)
        var actions = 0
        app.at(0) {
            let gravity = UIGravityBehavior(items: [view])
            gravity.action = { actions += 1 }
            let collision = UICollisionBehavior(items: [view])
            collision.translatesReferenceBoundsIntoBoundary = true
            collision.addBoundary(
                withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
            collision.collisionDelegate = stage.listener
            animator.addBehavior(gravity)
            animator.addBehavior(collision)
            app.at(1.5) { collision.removeBoundary(withIdentifier: "shelf" as NSString) }
        }
        try app.play()
        let texts = app.notes.map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) ?? "" }
        #expect(
            texts == [
                "resume true", "began shelf at 300, item at 275", "pause false", "resume true", "ended shelf",
                "began bounds at 600, item at 575", "pause false",
            ])
        #expect(abs(view.center.y - 575) < 0.01)
        #expect(actions > 60)
        let traced = app.traceLines([.callback]).filter { $0.contains("dynamicAnimator") || $0.contains("collision") }
        #expect(traced.count == texts.count)
    }

    @Test func collisionsAreReported() throws {
        let stage = try Stage()
        let (app, view, animator) = (stage.app, stage.view, stage.animator!)
        let other = UIView(frame: CGRect(x: 260, y: 100, width: 50, height: 50))
        app.at(0) {
            app.window.addSubview(other)
            let collision = UICollisionBehavior(items: [view, other])
            collision.collisionMode = .items
            collision.collisionDelegate = stage.listener
            let properties = UIDynamicItemBehavior(items: [view, other])
            properties.elasticity = 1
            properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: view)
            #expect(properties.linearVelocity(for: view) == CGPoint(x: 400, y: 0))
            animator.addBehavior(collision)
            animator.addBehavior(properties)
            app.at(0.5) {
                #expect(abs(properties.linearVelocity(for: other).x - 400) < 1e-6)
                #expect(abs(properties.linearVelocity(for: view).x) < 1e-6)
                animator.removeAllBehaviors()
            }
        }
        try app.play()
        #expect(
            app.notes.map { $0.drop { $0 != " " }.dropFirst() }.prefix(3) == ["resume true", "items", "items apart"])
    }

    /// The velocity is 100 points per second for each unit, divided by the mass.
    @Test func aUnitPushChangesTheVelocityByOneHundredPoints() throws {
        let stage = try Stage()
        let (app, animator) = (stage.app, stage.animator!)
        let views = [100.0, 50].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: $0)) }
        app.at(0) {
            let once = UIPushBehavior(items: views, mode: .instantaneous)
            once.pushDirection = CGVector(dx: 0.5, dy: 0)
            let always = UIPushBehavior(items: views, mode: .continuous)
            always.setAngle(.pi / 2, magnitude: 1)
            let properties = UIDynamicItemBehavior(items: views)
            for behavior in [once, always, properties] { animator.addBehavior(behavior) }
            #expect(once.active)
            app.at(1.001) {
                #expect(!once.active && always.active)
                for (view, mass) in zip(views, [1.0, 0.25]) {
                    let velocity = properties.linearVelocity(for: view)
                    #expect(abs(velocity.x - 50 / mass) < 1e-6 && abs(velocity.y - 100 / mass) < 1e-6)
                }
                once.active = true
            }
            app.at(1.1) {
                #expect(abs(properties.linearVelocity(for: views[0]).x - 100) < 1e-6)
                animator.removeAllBehaviors()
            }
        }
        try app.play()
    }

    /// The angle and the magnitude can be set in either order.
    @Test func vectorsKeepTheirAngle() {
        let push = UIPushBehavior(items: [], mode: .continuous)
        push.angle = 2
        push.magnitude = 3
        #expect(abs(push.angle - 2) < 1e-12 && abs(push.magnitude - 3) < 1e-12)
        push.magnitude = 0
        push.magnitude = 1
        #expect(abs(push.angle - 2) < 1e-12)
        let gravity = UIGravityBehavior()
        #expect(gravity.angle == .pi / 2 && gravity.magnitude == 1)
        gravity.magnitude = -1
        #expect(gravity.gravityDirection.dy < -0.999)
    }

    /// Child behaviors belong to the animator, and each is notified beforehand.
    @Test func childBehaviorsBelongToTheAnimator() throws {
        final class Fall: UIDynamicBehavior {
            let gravity = UIGravityBehavior()
            var moves: [Bool] = []
            init(_ view: UIView) {
                super.init()
                gravity.addItem(view)
                addChildBehavior(gravity)
            }
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
                moves.append(dynamicAnimator != nil)
                #expect((self.dynamicAnimator == nil) == (dynamicAnimator != nil))
            }
        }
        let stage = try Stage()
        let (app, view, animator) = (stage.app, stage.view, stage.animator!)
        app.at(0) {
            let fall = Fall(view)
            animator.addBehavior(fall)
            #expect(fall.gravity.dynamicAnimator === animator && animator.behaviors.count == 1)
            app.at(0.501) {
                fall.removeChildBehavior(fall.gravity)
                #expect(fall.gravity.dynamicAnimator == nil)
            }
            app.at(1) {
                animator.removeBehavior(fall)
                #expect(fall.moves == [true, false] && fall.dynamicAnimator == nil)
            }
        }
        try app.play()
        #expect(abs(view.center.y - 250) < 1e-6, "it falls for half a second, and its body is removed with the child")
    }

    /// An item that an application moves is read again and keeps its velocity.
    @Test func updatingAnItemReadsItsState() throws {
        let stage = try Stage()
        let (app, view, animator) = (stage.app, stage.view, stage.animator!)
        app.at(0) { animator.addBehavior(UIGravityBehavior(items: [view])) }
        app.at(0.501) {
            view.center = CGPoint(x: 200, y: 50)
            animator.updateItem(usingCurrentState: view)
        }
        app.at(0.751) { animator.removeAllBehaviors() }
        try app.play()
        #expect(abs(view.center.y - (50 + 500 * 0.25 + 500 * 0.0625)) < 1e-6 && view.center.x == 200)
    }

    /// An animator whose views are in no window waits for one, unless it is called.
    @Test func theAnimatorWaitsForAWindow() throws {
        let stage = try Stage()
        let app = stage.app
        let (screen, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), stage.view)
        var animator: UIDynamicAnimator?
        app.at(0) {
            screen.addSubview(view)
            animator = UIDynamicAnimator(referenceView: screen)
            animator?.addBehavior(UIGravityBehavior(items: [view]))
            #expect(animator?.isRunning == false)
        }
        app.at(1) {
            app.window.addSubview(screen)
            #expect(animator?.isRunning == true)
        }
        app.at(1.501) { screen.removeFromSuperview() }
        try app.play()
        #expect(abs(view.center.y - 250) < 1e-6 && animator?.isRunning == false)
    }

    /// A deallocated animator stops; one that never comes to rest ends the run with its name.
    @Test func anAnimatorThatNeverRests() throws {
        let stage = try Stage()
        let (app, view) = (stage.app, stage.view)
        var animator: UIDynamicAnimator?
        app.at(0) {
            animator = UIDynamicAnimator(referenceView: app.window)
            animator?.addBehavior(UIGravityBehavior(items: [view]))
        }
        app.at(0.501) { animator = nil }
        try app.play()
        #expect(abs(view.center.y - 250) < 1e-6)

        let other = try Stage()
        other.app.at(0) {
            let spring = UIAttachmentBehavior(item: other.view, attachedToAnchor: .zero)
            spring.length = 0
            spring.frequency = 1
            other.animator.addBehavior(spring)
        }
        #expect {
            try other.app.play(limit: 3)
        } throws: {
            "\($0)".contains("UIDynamicAnimator moves items that do not come to rest")
        }
    }

    @Test func hostileItemsAreReported() throws {
        let stage = try Stage()
        let (app, view, animator) = (stage.app, stage.view, stage.animator!)
        app.at(0) {
            let empty = UILabel()
            let gravity = UIGravityBehavior(items: [empty, view])
            animator.addBehavior(gravity)
            let push = UIPushBehavior(items: [view], mode: .continuous)
            push.pushDirection = CGVector(dx: CGFloat.nan, dy: 0)
            app.at(0.2) { animator.addBehavior(push) }
        }
        #expect {
            try app.play(limit: 3)
        } throws: { error in
            let text = "\(error)"
            return text.contains("cannot move UILabel: the size is zero")
                && text.contains("The forces on UIView are infinite")
        }
        #expect(view.center.x == 125)
    }

    @Test func groupsMoveTheirItems() throws {
        let stage = try Stage()
        let (app, view, animator) = (stage.app, stage.view, stage.animator!)
        let other = UIView(frame: CGRect(x: 150, y: 100, width: 50, height: 50))
        app.at(0) {
            let group = UIDynamicItemGroup(items: [view, other])
            #expect(group.center == CGPoint(x: 150, y: 125) && group.bounds.size == CGSize(width: 100, height: 50))
            let push = UIPushBehavior(items: [group], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 0, dy: 0.5)
            push.setTargetOffsetFromCenter(UIOffset(horizontal: 40, vertical: 0), for: group)
            animator.addBehavior(push)
            app.at(0.501) { animator.removeAllBehaviors() }
        }
        try app.play()
        let distance = CGVector(dx: other.center.x - view.center.x, dy: other.center.y - view.center.y).length
        #expect(abs(distance - 50) < 1e-9 && abs(view.angle) > 0.5 && abs(view.angle - other.angle) < 1e-9)
        #expect(abs((view.center.y + other.center.y) / 2 - 175) < 0.01)
    }

    /// An ellipse rolls where a rectangle of the same size slides.
    @Test func collisionsUseTheShapesOfTheItems() throws {
        final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        final class Wedge: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: -25, y: 5))
                path.addLine(to: CGPoint(x: 25, y: 5))
                path.addLine(to: CGPoint(x: 0, y: -25))
                path.close()
                return path
            }
        }
        let stage = try Stage()
        let (app, animator) = (stage.app, stage.animator!)
        let views = [Ball(), Wedge(), UIView()]
        app.at(0) {
            for (index, view) in views.enumerated() {
                view.frame = CGRect(x: CGFloat(index) * 120 + 10, y: 520, width: 50, height: 50)
                app.window.addSubview(view)
            }
            let collision = UICollisionBehavior(items: views)
            collision.translatesReferenceBoundsIntoBoundary = true
            let friction = UIDynamicItemBehavior(items: views)
            friction.friction = 0.5
            friction.addLinearVelocity(CGPoint(x: 60, y: 0), for: views[0])
            for behavior in [UIGravityBehavior(items: views), collision, friction] { animator.addBehavior(behavior) }
            app.at(1) { animator.removeAllBehaviors() }
        }
        try app.play()
        #expect(views[0].angle > 0.5, "the ball rolls")
        #expect(abs(views[1].center.y - 595) < 0.2, "the wedge is flat at 5 points below its center")
        #expect(abs(views[2].center.y - 575) < 0.2 && abs(views[2].angle) < 1e-3)
    }

    @Test func fieldsActInTheirRegion() throws {
        let stage = try Stage()
        let (app, view, animator) = (stage.app, stage.view, stage.animator!)
        let outside = UIView(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
        var calls = 0
        app.at(0) {
            let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 0.1))
            field.position = CGPoint(x: 125, y: 125)
            field.region = UIRegion(radius: 100).difference(
                from: UIRegion(size: CGSize(width: 10, height: 10)).inverse())
            for item in [view, outside] { field.addItem(item) }
            let own = UIFieldBehavior.field { _, position, velocity, mass, charge, seconds in
                calls += 1
                #expect(mass == 0.25 && charge == 0.5 && seconds == 1.0 / 480 && velocity.dy >= 0)
                return CGVector(dx: mass * 2, dy: 0)
            }
            own.addItem(view)
            let properties = UIDynamicItemBehavior(items: [view])
            properties.charge = 0.5
            for behavior in [field, own, properties] { animator.addBehavior(behavior) }
            app.at(0.251) { animator.removeAllBehaviors() }
        }
        try app.play()
        #expect(calls == 120)
        #expect(abs(view.center.x - (125 + 200 * 0.5 * 0.0625)) < 1e-6)
        #expect(view.center.y > 125 && view.center.y < 132, "it leaves the region after five points")
        #expect(outside.center == CGPoint(x: 325, y: 325))
    }

    /// An application's transform persists as long as the item does not rotate.
    @Test func onlyRotationReplacesTheTransform() throws {
        let stage = try Stage()
        let (app, view, animator) = (stage.app, stage.view, stage.animator!)
        app.at(0) {
            view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            animator.addBehavior(UIGravityBehavior(items: [view]))
            let spin = UIDynamicItemBehavior(items: [view])
            app.at(0.2) {
                #expect(view.transform.a == 0.5)
                spin.addAngularVelocity(2, for: view)
                animator.addBehavior(spin)
            }
            app.at(0.7) { animator.removeAllBehaviors() }
        }
        try app.play()
        #expect(abs(view.angle - 1) < 1e-9)
        #expect(abs(view.transform.a - RealMath.cos(1)) < 1e-9)
    }
}
