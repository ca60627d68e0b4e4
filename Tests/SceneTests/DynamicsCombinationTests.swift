import Foundation
import FrameOutput
import Framereel
import TestSupport
import Testing
import UIKit

/// Sixty behaviors in random combinations, ten at a time, give the same bytes in every run and with any number of
/// workers.
@Suite struct DynamicsCombinationTests {
    @Test(arguments: 1...6) func everyRunIsTheSame(seed: UInt64) async throws {
        let scene = Scene("dynamics-\(seed)", width: 200, height: 200, scale: 1) { world in
            let controller = RandomDynamicsController(seed: seed)
            world.window.rootViewController = controller
            world.wait(until: 1.5)
            world.at(1.5) { controller.animator.removeAllBehaviors() }
        }
        let recordings = try await [
            Recording(of: scene, drawsTextAsBlocks: true), Recording(of: scene, drawsTextAsBlocks: true),
        ]
        #expect(recordings[0].trace.text == recordings[1].trace.text)
        #expect(recordings[0].frameCount == recordings[1].frameCount && recordings[0].frameCount > 80)
        let moving = (1..<recordings[0].frameCount).filter {
            recordings[0].displayList($0) != recordings[0].displayList($0 - 1)
        }
        #expect(moving.count > 20, "something moves")
        let frames = Array(stride(from: 0, to: recordings[0].frameCount, by: 12))
        let plan = RunPlan(size: recordings[0].displayList(0).size, frames: frames)
        var files: [[Data]] = []
        for recording in recordings {
            for jobs in [1, 7] {
                let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
                defer { try? FileManager.default.removeItem(at: folder) }
                let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%05d.png"))
                let report = try FramePipeline(jobs: jobs).run(plan, into: sink) { recording.displayList($0) }
                files.append(
                    try report.records.map {
                        try Data(contentsOf: folder.appending(path: try #require($0.fileName)))
                    })
            }
        }
        #expect(files.allSatisfy { $0 == files[0] })
        #expect(Set(files[0]).count > 1)
    }
}

/// Ten behaviors of all kinds, each with its own items and values.
private final class RandomDynamicsController: UIViewController {
    private let seed: UInt64
    private(set) lazy var animator = UIDynamicAnimator(referenceView: view)

    init(seed: UInt64) {
        self.seed = seed
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        var numbers = SplitMix64(seed: seed)
        let items = (0..<8).map { index in
            let item = UIView(
                frame: CGRect(
                    x: numbers.number(10...150), y: numbers.number(10...150), width: numbers.number(10...40),
                    height: numbers.number(10...40)))
            item.backgroundColor = UIColor(hue: CGFloat(index) / 8, saturation: 0.6, brightness: 0.8, alpha: 1)
            view.addSubview(item)
            return item
        }
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        for _ in 0..<9 { animator.addBehavior(behavior(of: items, &numbers)) }
    }

    private func behavior(of items: [UIView], _ numbers: inout SplitMix64) -> UIDynamicBehavior {
        let (one, other) = (items[numbers.integer(0...3)], items[numbers.integer(4...7)])
        let point = CGPoint(x: numbers.number(20...180), y: numbers.number(20...180))
        let vector = CGVector(dx: numbers.number(-1...1), dy: numbers.number(-1...1))
        switch numbers.integer(0...11) {
        case 0:
            let gravity = UIGravityBehavior(items: items)
            gravity.gravityDirection = vector
            return gravity
        case 1:
            let push = UIPushBehavior(items: [one], mode: numbers.isTrue() ? .continuous : .instantaneous)
            push.pushDirection = vector
            push.setTargetOffsetFromCenter(UIOffset(horizontal: 4, vertical: 2), for: one)
            return push
        case 2: return UISnapBehavior(item: one, snapTo: point)
        case 3:
            let spring = UIAttachmentBehavior(item: one, attachedToAnchor: point)
            (spring.frequency, spring.damping) = (numbers.number(0.5...4), numbers.number(0...1))
            return spring
        case 4: return UIAttachmentBehavior(item: one, attachedTo: other)
        case 5:
            return UIAttachmentBehavior.pinAttachment(with: one, attachedTo: other, attachmentAnchor: point)
        case 6:
            return UIAttachmentBehavior.slidingAttachment(with: one, attachmentAnchor: point, axisOfTranslation: vector)
        case 7:
            let properties = UIDynamicItemBehavior(items: items)
            (properties.elasticity, properties.friction) = (numbers.number(0...1), numbers.number(0...1))
            (properties.resistance, properties.density) = (numbers.number(0...2), numbers.number(0.2...3))
            properties.addAngularVelocity(numbers.number(-6...6), for: one)
            return properties
        case 8: return field(UIFieldBehavior.vortexField(), items, at: point)
        case 9: return field(UIFieldBehavior.noiseField(smoothness: 0.2, animationSpeed: 2), items, at: point)
        case 10: return field(UIFieldBehavior.springField(), items, at: point)
        default: return field(UIFieldBehavior.radialGravityField(position: point), items, at: point)
        }
    }

    private func field(_ field: UIFieldBehavior, _ items: [UIView], at point: CGPoint) -> UIFieldBehavior {
        field.position = point
        field.region = UIRegion(radius: 120)
        items.forEach(field.addItem)
        return field
    }
}
