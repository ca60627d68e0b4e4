import FrameRecording
import SwiftUI
import Testing

/// Animations of SwiftUI move views as UIKit's own do.
@MainActor @Suite("Animations of SwiftUI") struct AnimationBridgeTests {
    /// What a square shows that the body moves at 0.25 s.
    private func motion(_ body: @escaping @MainActor (_ changes: @escaping () -> Void) -> Void) throws -> [String] {
        let recording = try Recording(
            of: Scene("square", device: .iPhone15) { world in
                let square = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
                square.backgroundColor = .red
                world.window.addSubview(square)
                world.at(0.25) { body { square.center.x = 300 } }
                world.wait(until: 3)
            })
        return stride(from: 0, through: 3, by: 0.125).map { "\(recording.displayList(at: $0).json { _ in "" })" }
    }

    private typealias Pair = (swiftUI: Animation, uiKit: @MainActor (@escaping () -> Void) -> Void)

    @Test func theyMoveViews() throws {
        let pairs: [Pair] = [
            (
                .linear(duration: 1),
                { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: $0) }
            ),
            (
                .easeInOut(duration: 0.5).delay(0.25),
                { UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveEaseInOut, animations: $0) }
            ),
            (
                .easeOut(duration: 1).delay(0.5).speed(2),
                { UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveEaseOut, animations: $0) }
            ),
            (.bouncy, { UIView.animate(springDuration: 0.5, bounce: 0.3, animations: $0) }),
            (.spring, { UIView.animate(springDuration: 0.5, bounce: 0, animations: $0) }),
            (.default, { UIView.animate(springDuration: 0.55, bounce: 0, animations: $0) }),
            (
                .spring(response: 0.4, dampingFraction: 0.8),
                { UIView.animate(springDuration: 0.4, bounce: 0.2, animations: $0) }
            ),
        ]
        for pair in pairs {
            let shown = try motion { UIView.animate(pair.swiftUI, changes: $0) }
            #expect(try shown == motion(pair.uiKit) && Set(shown).count > 3, "\(pair.swiftUI)")
        }
    }

    /// Every way counts.
    @Test func theyRepeat() throws {
        let shown = try motion { UIView.animate(.linear(duration: 0.5).repeatCount(3), changes: $0) }
        #expect(shown[3] == shown[9] && shown[3] != shown[5], "the second way leads back")
        #expect(shown[13] != shown[12] && shown[14...].allSatisfy { $0 == shown[14] })
        let forwards = try motion {
            UIView.animate(.linear(duration: 0.5).repeatCount(2, autoreverses: false), changes: $0)
        }
        #expect(forwards[3] == forwards[7] && forwards[10...].allSatisfy { $0 == forwards[10] })
    }

    @Test func completionsAreCalled() throws {
        var times: [Double] = []
        _ = try Recording(
            of: Scene("square", device: .iPhone15) { world in
                let square = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
                world.window.addSubview(square)
                world.at(0.5) {
                    UIView.animate(.linear(duration: 0.25)) {
                        square.center.x = 300
                    } completion: {
                        times.append(CACurrentMediaTime())
                    }
                }
                world.wait(until: 2)
            })
        #expect(times.count == 1)
    }
}
