import Framereel
import Testing
import UIKit

/// Far more recognizers than any application uses.
@MainActor @Suite struct ManyRecognizersTests {
    /// Each is compared once with each other; comparing each with every pair of others takes minutes. There is no time
    /// limit, because it would include waiting for the main actor behind all other tests.
    @Test func manyRecognizersCompeteOnOneView() throws {
        final class Counting: UITapGestureRecognizer {
            nonisolated(unsafe) static var questions = 0
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
                Self.questions += 1
                return false
            }
        }
        Counting.questions = 0
        let pad = try TouchPad.play { world, pad in
            for number in 0..<3000 { pad.add(Counting(target: nil, action: nil), "\(number)") }
            world.touch(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100), start: 1, duration: 0.1)
        }
        #expect(pad.notes == ["0 ended"])
        #expect(Counting.questions == 2999)
    }
}
