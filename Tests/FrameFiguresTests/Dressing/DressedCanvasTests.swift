import FrameGeometry
import FramePainting
import FrameRaster
import Testing

@testable import FrameFigures

/// Screens of 100 × 200 points in one color, on canvases.
@Suite struct DressedCanvasTests {
    private static let red = Color(red8: 255, green8: 0, blue8: 0, alpha8: 255)
    private static let blue = Color(red8: 0, green8: 0, blue8: 255, alpha8: 255)
    private static let screen = DressedCanvas.Screen(
        canvas: PixelSize(width: 200, height: 400), scale: 2, bezel: Bezel(corner: 0.1))

    private func canvas(_ count: Int = 1, _ change: (inout Dressing) -> Void) throws -> DressedCanvas {
        var dressing = Dressing()
        change(&dressing)
        return try DressedCanvas(
            dressing, Array(repeating: Self.screen, count: count), time: DressedTime(dressing, end: 2), image: nil,
            lettering: Lettering(.blocks))
    }

    private func pixels(_ canvas: DressedCanvas, _ colors: [Color] = [red], at time: Double = 0) -> PixelBuffer {
        Rasterizer.pixels(
            of: canvas.displayList(
                of: colors.map { DisplayList(size: Self.screen.canvas, scale: 2, background: $0) }, at: time))
    }

    @Test func paddingIsAroundTheScreen() throws {
        let canvas = try canvas {
            $0.background = .color(.white)
            $0.padding = 10
        }
        #expect(canvas.size == PixelSize(width: 240, height: 440))
        let pixels = pixels(canvas)
        #expect(pixels[10, 220] == [255, 255, 255, 255] && pixels[120, 220] == [255, 0, 0, 255])
        // The screen begins at a whole pixel, so that its edge is sharp.
        #expect(pixels[19, 220] == [255, 255, 255, 255] && pixels[20, 220] == [255, 0, 0, 255])
        // Its corner is round.
        #expect(pixels[21, 21] == [255, 255, 255, 255])
    }

    /// At 90 degrees the first color is at the left and the last one at the right.
    @Test func gradientsReachFromEdgeToEdge() throws {
        let canvas = try canvas {
            $0.background = .gradient([Self.red, Self.blue], degrees: 90)
            $0.padding = 20
        }
        let pixels = pixels(canvas)
        #expect(pixels[0, 5].x > 250 && pixels[0, 5].z < 5)
        #expect(pixels[pixels.size.width - 1, 5].z > 250)
    }

    @Test func screensAreSideBySide() throws {
        let canvas = try canvas(2) { $0.padding = 0 }
        // 10 points between them.
        #expect(canvas.size == PixelSize(width: 420, height: 400))
        let pixels = pixels(canvas, [Self.red, Self.blue])
        #expect(pixels[100, 200] == [255, 0, 0, 255] && pixels[320, 200] == [0, 0, 255, 255])
        #expect(pixels[210, 200] == [0, 0, 0, 0])
    }

    @Test func screensAreFittedIntoACanvas() throws {
        func colorAtTheEdge(_ fit: Dressing.Fit) throws -> SIMD4<UInt8> {
            let canvas = try canvas {
                $0.canvas = PixelSize(width: 400, height: 400)
                $0.fit = fit
            }
            #expect(canvas.size == PixelSize(width: 400, height: 400))
            return pixels(canvas)[5, 200]
        }
        #expect(try colorAtTheEdge(.contain) == [0, 0, 0, 0])
        #expect(try colorAtTheEdge(.cover) == [255, 0, 0, 255])
    }

    /// A screen that has almost the proportions of the canvas covers it, unless something is around it.
    @Test(arguments: [(397, [255, 0, 0, 255]), (380, [0, 0, 0, 0])] as [(Int, SIMD4<UInt8>)])
    func bareScreensLeaveNoHairlines(height: Int, edge: SIMD4<UInt8>) throws {
        let bare = try canvas { $0.canvas = PixelSize(width: 200, height: height) }
        #expect(pixels(bare)[0, 100] == edge)
        let dressed = try canvas {
            $0.canvas = PixelSize(width: 200, height: height)
            ($0.background, $0.padding) = (.color(Self.blue), 0)
        }
        #expect(pixels(dressed)[0, 100] == [0, 0, 255, 255])
    }

    /// In the middle of a zoom, the region fills the stage: a quarter of the screen has twice the scale.
    @Test func zoomsShowARegion() throws {
        let canvas = try canvas {
            $0.zooms = [.init(from: 0, to: 2, region: Rect(x: 50, y: 100, width: 50, height: 100))]
        }
        var list = DisplayList(size: Self.screen.canvas, scale: 2, background: Self.red)
        list.items = [.fill(Fill(.rect(Rect(x: 50, y: 100, width: 50, height: 100)), color: Self.blue))]
        let pixels = Rasterizer.pixels(of: canvas.displayList(of: [list], at: 1))
        for (x, y) in [(1, 1), (198, 1), (1, 398), (198, 398)] { #expect(pixels[x, y] == [0, 0, 255, 255]) }
        let before = Rasterizer.pixels(of: canvas.displayList(of: [list], at: 0))
        #expect(before[1, 1] == [255, 0, 0, 255])
    }

    @Test func captionsAreThereInTheirTime() throws {
        let canvas = try canvas {
            $0.background = .color(.white)
            $0.captions = [.init("Tap", from: 0.5, to: 1.5)]
        }
        func isBlank(at time: Double) -> Bool {
            let pixels = pixels(canvas, at: time)
            return (pixels.size.height - 40..<pixels.size.height).allSatisfy { y in
                (0..<pixels.size.width).allSatisfy { pixels[$0, y] == [255, 255, 255, 255] }
            }
        }
        #expect(isBlank(at: 0.4) && !isBlank(at: 1) && isBlank(at: 1.6))
    }

    @Test func impossibleDressingIsRefused() {
        #expect(throws: DressingError.noRoom(PixelSize(width: 20, height: 20))) {
            try canvas {
                $0.canvas = PixelSize(width: 20, height: 20)
                $0.padding = 5
            }
        }
        #expect(throws: DressingError.headings(count: 1, screens: 2)) { try canvas(2) { $0.headings = ["One"] } }
        #expect(throws: DressingError.region(part: "zoom 1", .init(width: 100, height: 200))) {
            try canvas { $0.zooms = [.init(from: 0, to: 1, region: Rect(x: 60, y: 0, width: 50, height: 50))] }
        }
    }

    /// Insets of devices: none and 20 have a Home button, 47 a notch, 59 an island.
    @Test func theCutoutFollowsTheInset() {
        #expect(Bezel.Cutout(inset: 20, at: .top) == nil)
        #expect(Bezel.Cutout(inset: 47, at: .top) == .notch(.top))
        #expect(Bezel.Cutout(inset: 59, at: .left) == .island(.left))
    }
}
