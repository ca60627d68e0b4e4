import QuartzCore
import Testing
import UIKit

@testable import UIKitDynamics

/// Attachments and snaps, as specified by their properties.
@MainActor @Suite struct AttachmentTests {
    /// Runs two views, 100 points apart, under gravity for one second.
    private func run(
        seconds: Double = 1, gravity: Bool = true, _ make: (UIView, UIView) -> [UIDynamicBehavior]
    ) throws -> (UIView, UIView) {
        let app = try TestApp(root: UIViewController(), width: 400, height: 600)
        let one = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        let other = UIView(frame: CGRect(x: 200, y: 100, width: 40, height: 40))
        var animator: UIDynamicAnimator?
        app.perform {
            app.window.addSubview(one)
            app.window.addSubview(other)
            animator = UIDynamicAnimator(referenceView: app.window)
            for behavior in make(one, other) { animator?.addBehavior(behavior) }
            if gravity { animator?.addBehavior(UIGravityBehavior(items: [one])) }
        }
        app.at(seconds) { animator?.removeAllBehaviors() }
        try app.play()
        return (one, other)
    }

    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        CGVector(dx: one.x - other.x, dy: one.y - other.y).length
    }

    @Test func typesAndLengthsAreInitialized() {
        let (one, other) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
            UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 20))
        )
        let anchored = UIAttachmentBehavior(item: one, attachedToAnchor: CGPoint(x: 10, y: 60))
        #expect(anchored.length == 50 && anchored.attachedBehaviorType == .anchor && anchored.items.count == 1)
        let items = UIAttachmentBehavior(item: one, attachedTo: other)
        #expect(items.length == 50 && items.attachedBehaviorType == .items && items.items.count == 2)
        #expect(items.frequency == 0 && items.damping == 0 && items.frictionTorque == 0)
        #expect(items.attachmentRange == .infinite)
        one.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let turned = UIAttachmentBehavior(
            item: one, offsetFromCenter: UIOffset(horizontal: 10, vertical: 0), attachedToAnchor: CGPoint(x: 10, y: 60))
        #expect(abs(turned.length - 40) < 1e-9)
    }

    @Test func aRodKeepsItsLength() throws {
        let (one, _) = try run { one, _ in [UIAttachmentBehavior(item: one, attachedToAnchor: CGPoint(x: 220, y: 120))]
        }
        #expect(abs(distance(one.center, CGPoint(x: 220, y: 120)) - 100) < 0.2 && one.center.y > 130)
    }

    /// The item hangs from the point at which it was touched, as in a drag.
    @Test func aMovingAnchorDragsTheItem() throws {
        let app = try TestApp(root: UIViewController(), width: 400, height: 600)
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
        var animator: UIDynamicAnimator?
        app.perform {
            app.window.addSubview(view)
            animator = UIDynamicAnimator(referenceView: app.window)
            let drag = UIAttachmentBehavior(
                item: view, offsetFromCenter: UIOffset(horizontal: 30, vertical: -30),
                attachedToAnchor: CGPoint(x: 170, y: 110))
            let resistance = UIDynamicItemBehavior(items: [view])
            resistance.angularResistance = 10
            animator?.addBehavior(drag)
            animator?.addBehavior(resistance)
            for frame in 1...20 {
                app.at(Double(frame) / 60) { drag.anchorPoint = CGPoint(x: 170 + 5 * CGFloat(frame), y: 110) }
            }
        }
        try app.play()
        let grabbed = view.convert(CGPoint(x: 70, y: 10), to: app.window)
        #expect(abs(grabbed.x - 270) < 0.5 && abs(grabbed.y - 110) < 0.5)
        #expect(abs(view.angle) > 0.05, "it swings")
    }

    @Test func attachmentTypesConstrainTheirItems() throws {
        let (fixed, fixedOther) = try run { one, other in
            [
                UIAttachmentBehavior.fixedAttachment(
                    with: one, attachedTo: other, attachmentAnchor: CGPoint(x: 170, y: 120))
            ]
        }
        #expect(
            abs(fixed.angle - fixedOther.angle) < 0.02 && abs(distance(fixed.center, fixedOther.center) - 100) < 0.5)

        let (slid, _) = try run { one, _ in
            let sliding = UIAttachmentBehavior.slidingAttachment(
                with: one, attachmentAnchor: one.center, axisOfTranslation: CGVector(dx: 1, dy: 1))
            sliding.attachmentRange = UIFloatRange(minimum: 0, maximum: 50)
            return [sliding]
        }
        #expect(abs(slid.center.x - slid.center.y) < 0.2 && abs(slid.center.x - 120 - 50 / 2.0.squareRoot()) < 0.3)

        let (hung, _) = try run(seconds: 2) { one, other in
            let anchored = UIDynamicItemBehavior(items: [other])
            anchored.isAnchored = true
            return [
                UIAttachmentBehavior.limitAttachment(
                    with: one, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero), anchored,
            ]
        }
        #expect(distance(hung.center, CGPoint(x: 220, y: 120)) < 100.3)

        let (pinned, _) = try run(seconds: 2) { one, other in
            let anchored = UIDynamicItemBehavior(items: [other])
            anchored.isAnchored = true
            let pin = UIAttachmentBehavior.pinAttachment(
                with: one, attachedTo: other, attachmentAnchor: CGPoint(x: 220, y: 120))
            pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
            return [pin, anchored]
        }
        #expect(abs(pinned.angle + 0.5) < 0.02)
    }

    @Test func aSnapComesToRestAtItsPoint() throws {
        for damping in [0, 0.5, 1] as [CGFloat] {
            let app = try TestApp(root: UIViewController(), width: 400, height: 600)
            let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
            var animator: UIDynamicAnimator?
            app.perform {
                view.transform = CGAffineTransform(rotationAngle: 1)
                app.window.addSubview(view)
                animator = UIDynamicAnimator(referenceView: app.window)
                let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))
                snap.damping = damping
                animator?.addBehavior(snap)
            }
            try app.play(limit: 10)
            #expect(distance(view.center, CGPoint(x: 200, y: 300)) < 0.2 && abs(view.angle) < 0.01)
            let time = animator?.elapsedTime ?? 0
            #expect(
                damping == 0.5 ? (1...2).contains(time) : time < 8,
                "\(damping): \(time) s, of which half a second is rest")
        }
    }
}
