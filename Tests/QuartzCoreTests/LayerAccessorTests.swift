import Foundation
import FrameLayers
import QuartzCore
import TestSupport
import Testing

/// The accessors of `CALayer`, compared with the table of layer properties.
@Suite struct LayerAccessorTests {
    /// A row without an accessor could be animated but not set.
    @Test func everyRowHasAnAccessorWithAnAction() throws {
        let folders = ["Layers", "SpecialLayers"].map { Repository.root.appending(path: "Sources/QuartzCore/\($0)") }
        let source =
            try folders
            .flatMap { try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
            .filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        #expect(source.contains("var isHidden: "))
        // The action of `hidden` is not documented; here, it has none. Changes of contents take effect at once.
        for name in Set(LayerProperty.all.map(\.name)).subtracting(["hidden", "contents"]) {
            #expect(source.contains("var \(name): "), "CALayer has no accessor for “\(name)”")
            #expect(source.contains("change(\"\(name)\", "), "the accessor of “\(name)” starts no action")
        }
    }

    /// Text that is drawn with y upwards is turned by the application where this is true, as pictures of a simulator show.
    @MainActor @Test func layerContentsAreFlipped() {
        #expect(CALayer().contentsAreFlipped())
    }
}
