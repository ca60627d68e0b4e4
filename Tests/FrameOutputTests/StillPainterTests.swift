import FrameGeometry
import FramePNG
import FramePainting
import Testing

@testable import FrameOutput

/// A painter reused for many frames gives the same bytes as a new painter for each.
@Suite struct StillPainterTests {
    /// Frames of two sizes, opaque and translucent, in an order that exercises every change.
    private static let lists: [DisplayList] = {
        let scenes = [PixelSize(width: 37, height: 70), PixelSize(width: 64, height: 33)].flatMap { size in
            [Color.white, Color(red: 0, green: 0.5, blue: 1, alpha: 0.25)].map {
                TestScene(size: size, background: $0)
            }
        }
        return (0..<16).map { scenes[$0 / 3 % scenes.count].list($0) }
    }()

    @Test func framesDoNotDependOnThePreviousOnes() throws {
        let painter = StillPainter()
        for list in Self.lists {
            let file = try StillFile.bytes(of: list)
            let (image, digest) = try painter.image(of: list)
            #expect(image == (try PNGDecoder.decode(file)))
            #expect(digest == (try ByteDigest(rowChangesOf: list)))
            #expect(try painter.file(of: list) == file)
        }
    }

    @Test func rejectsTheSameScenesAsARun() {
        let list = DisplayList(size: PixelSize(width: 0, height: 10), background: .white, items: [])
        #expect(throws: OutputError.self) { _ = try StillPainter().image(of: list) }
    }

    /// Every thread makes one tool, and results keep their order.
    @Test func workersMakeOneToolEach() throws {
        let made = Monitor(0)
        let results = try WorkerThreads.map(
            40, jobs: 3,
            tool: { made.update { $0 += 1 } }
        ) { _, number in number * number }
        #expect(results == (0..<40).map { $0 * $0 })
        #expect((1...3).contains(made.update { $0 }))
    }
}
