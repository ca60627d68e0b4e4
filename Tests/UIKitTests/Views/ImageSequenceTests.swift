import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Images that a view shows in turn.
@MainActor @Suite struct ImageSequenceTests {
    private let app: TestApp
    private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() throws {
        app = try TestApp()
        app.perform { app.window.addSubview(view) }
    }

    private static func images(_ count: Int) -> [UIImage] {
        (0..<count).map { number in
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor(white: CGFloat(number) / 4, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
    }

    /// The number of the image shown at a time; -1 without exactly one.
    private func shown(at seconds: Double) throws -> Int {
        let layers = try #require(view.layer.sublayers?.first?.sublayers)
        let time = seconds
        let opaque = try layers.indices.filter { index in
            let id = try #require(layers[index].layerID)
            let root = try #require(app.stage.committer.timeline?.commit(at: .init(seconds: time))?.root)
            return root.shown(at: time) { $0.id == id }?.opacity == 1
        }
        return opaque.count == 1 ? opaque[0] : -1
    }

    @Test func animationImagesAreShownInTurn() throws {
        app.at(1) {
            view.animationImages = Self.images(4)
            view.animationDuration = 2
            view.startAnimating()
            #expect(view.isAnimating && view.layer.contents == nil)
        }
        app.at(8) {}
        try app.play()
        #expect(try [1.1, 1.6, 2.1, 2.6, 3.1, 7.1].map(shown) == [0, 1, 2, 3, 0, 0])
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test func theImageReturnsAfterTheLastCycle() throws {
        app.at(1) {
            view.image = Self.images(1)[0]
            view.animationImages = Self.images(3)
            view.animationRepeatCount = 2
            view.startAnimating()
        }
        app.at(1.19) { #expect(view.isAnimating) }
        app.at(1.21) { #expect(!view.isAnimating && view.layer.contents != nil && view.layer.sublayers == nil) }
        try app.play()
    }

    @Test func anAnimatedImageTurnsByItself() throws {
        let images = Self.images(2)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        let animated = try #require(UIImage.animatedImage(with: images, duration: 0))
        #expect(animated.images?.count == 2 && animated.size == CGSize(width: 4, height: 4))
        #expect(abs(animated.duration - 2.0 / 30) < 1e-12)
        app.at(1) {
            view.image = UIImage.animatedImage(with: images, duration: 1)
            #expect(view.isAnimating)
        }
        app.at(3) { view.image = nil }
        app.at(3.1) { #expect(!view.isAnimating && view.layer.sublayers == nil) }
        try app.play()
    }
}
