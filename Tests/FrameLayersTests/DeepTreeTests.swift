import Foundation
import FrameGeometry
import FrameLayers
import FramePainting
import FrameRaster
import FrameTiming
import Synchronization
import Testing

/// A thousand nested layers are sampled and drawn on any thread, no matter the size of its stack.
@Suite struct DeepTreeTests {
    /// Returns the pixels of the innermost of `levels` layers, sampled and drawn on a thread with a stack of 512 KiB.
    private static func pixel(_ levels: Int) throws -> [UInt8] {
        let size = Rect(x: 0, y: 0, width: 4, height: 4)
        var node = EmissionTests.layer("innermost", size, .white)
        for _ in 0..<levels {
            node = EmissionTests.layer("layer", size, .black, sublayers: [node])
        }
        var timeline = try #require(Timeline(canvas: Canvas(size: Size(width: 4, height: 4), scale: 1)))
        timeline.append(node, at: .zero)
        let drawn = Drawn()
        let thread = Thread { [timeline] in
            let list = timeline.displayList(at: .zero)
            drawn.set(Rasterizer(list).draw(rows: 2..<3).bytes, timeline.placements(at: .zero).count)
        }
        thread.stackSize = 512 << 10
        thread.start()
        let (bytes, placements) = drawn.wait()
        #expect(placements == levels + 1)
        return Array(bytes[8..<12])
    }

    private final class Drawn: Sendable {
        private let value = Mutex<(bytes: [UInt8], placements: Int)>(([], 0))
        private let end = DispatchSemaphore(value: 0)

        func set(_ bytes: [UInt8], _ placements: Int) {
            value.withLock { $0 = (bytes, placements) }
            end.signal()
        }

        func wait() -> (bytes: [UInt8], placements: Int) {
            end.wait()
            return value.withLock { $0 }
        }
    }

    @Test func plainLayers() throws {
        #expect(try Self.pixel(1_000) == [255, 255, 255, 255])
    }
}
