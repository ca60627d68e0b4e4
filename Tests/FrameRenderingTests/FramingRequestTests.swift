import FrameOutput
import FramePainting
import FrameRendering
import Testing

@Suite("Requests for part and size of frames") struct FramingRequestTests {
    private static let canvas = PixelSize(width: 300, height: 201)

    private func size(_ size: FramingRequest.Size, hasEvenSides: Bool = false) throws -> [Int] {
        let framing = try FramingRequest(size: size).framing(of: Self.canvas, hasEvenSides: hasEvenSides)
        return [framing.size.width, framing.size.height]
    }

    @Test func limitsKeepTheProportions() throws {
        #expect(try size(.standard) == [300, 201])
        #expect(try size(.scaled(0.5)) == [150, 101])
        #expect(try size(.atMost(width: 100, height: nil)) == [100, 67])
        #expect(try size(.atMost(width: 100, height: 20)) == [30, 20])
    }

    @Test func framesAreNeverEnlarged() throws {
        #expect(try size(.atMost(width: 3_000, height: 3_000)) == [300, 201])
    }

    @Test func evenSidesStayBelowAnOddLimit() throws {
        for limit in 3...300 {
            let sides = try size(.atMost(width: limit, height: nil), hasEvenSides: true)
            #expect(sides[0] <= limit && sides[0] % 2 == 0)
        }
    }

    @Test(arguments: [
        FramingRequest.Size.scaled(0), .scaled(16.1), .scaled(.nan), .atMost(width: 0, height: nil),
        .atMost(width: 10, height: -1),
    ])
    func impossibleSizesAreRefused(size: FramingRequest.Size) {
        #expect(throws: RenderError.self) { try FramingRequest(size: size).framing(of: Self.canvas) }
    }

    @Test func aPartIsInsideTheCanvas() throws {
        let part = FramingRequest.Part(x: 290, y: 200, width: 10, height: 1)
        let framing = try FramingRequest(part: part).framing(of: Self.canvas)
        #expect((framing.x, framing.y, framing.part.width, framing.part.height) == (290, 200, 10, 1))
        let outside = FramingRequest.Part(x: 291, y: 200, width: 10, height: 1)
        #expect(throws: RenderError.part(outside, canvas: Self.canvas)) {
            try FramingRequest(part: outside).framing(of: Self.canvas)
        }
    }
}
