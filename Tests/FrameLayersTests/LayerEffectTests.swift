import FrameGeometry
import FrameLayers
import FramePainting
import FrameTiming
import Testing

/// Each row of the table of layer properties, compared with the drawing.
@Suite struct LayerEffectTests {
    /// Depth that flat sublayers do not have.
    private static let unseen: Set = [
        "sublayerTransform.scale.z", "instanceTransform.scale.z", "instanceTransform.translation.z",
    ]

    @Test(arguments: LayerProperty.all.map(\.keyPath).filter { !unseen.contains($0) })
    func everyRowChangesWhatIsDrawn(keyPath: String) throws {
        let property = try #require(LayerProperty.named(keyPath))
        let sample = Self.sample(for: property.effect)
        var changed = sample
        // A layer is shown unless it is completely hidden.
        let isHiding = property.keyPath == LayerProperty.hidden.keyPath
        property.write(&changed, isHiding ? .number(1) : SampleProperties.other(like: property.read(sample)))
        #expect(try Self.drawn(sample, property.effect) != Self.drawn(changed, property.effect))
    }

    /// Returns a layer in which every property of an effect is visible.
    private static func sample(for effect: LayerProperty.Effect) -> LayerProperties {
        var properties = LayerProperties()
        properties.bounds = Rect(x: 0, y: 0, width: 40, height: 30)
        properties.position = Point(x: 50, y: 50)
        properties.backgroundColor = .white
        switch effect {
        case .geometry, .order:
            // Perspective and rotation make depth visible.
            properties.wholeTransform = Matrix4.rotation(0.5, about: [1, 1, 0])
            properties.anchorPointZ = 5
        case .sublayers:
            properties.wholeSublayerTransform = Matrix4.rotation(0.5, about: [1, 1, 0])
                .then(.perspective(distance: 200))
        case .opacity, .background, .custom: break
        case .backdrop:
            properties.showsBackdrop = true
            properties.backdropSigma = 2
            properties.backdropSaturation = 2
        case .curl: properties.curl = 0.25
        case .corners: properties.cornerRadius = 6
        case .border: properties.borderWidth = 2
        case .shadow:
            properties.shadowOpacity = 0.5
            properties.shadowPath = SampleProperties.triangle
        case .contents:
            properties.contents = RasterImage(PixelBuffer(size: PixelSize(width: 8, height: 8)))
        case .shape:
            properties.kind = .shape
            properties.shape.path = SampleProperties.triangle
            properties.shape.strokeColor = .white
            properties.shape.dash = [3, 2]
        case .gradient:
            properties.kind = .gradient
            properties.gradient.colors = [.black, .white]
        case .replication:
            properties.kind = .replicator
            properties.replication.count = 2
            properties.replication.color = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
        }
        return properties
    }

    /// Returns the drawing of the layer with a fading sublayer, in front of a sibling and in a perspective if the
    /// effect needs one.
    private static func drawn(_ properties: LayerProperties, _ effect: LayerProperty.Effect) throws -> DisplayList {
        let fade = Track(
            property: .opacity, timing: MediaTiming(duration: 1), curve: .linear,
            motion: .between(.number(0), .number(1)))
        let inner = EmissionTests.layer("inner", Rect(x: 5, y: 5, width: 10, height: 10), tracks: [fade])
        let layer = LayerNode(id: LayerID(2), name: "layer", properties: properties, sublayers: [inner])
        let behind = EmissionTests.layer("behind", Rect(x: 0, y: 0, width: 60, height: 60)) { $0.zPosition = 0.25 }
        let root = EmissionTests.layer("root", Rect(x: 0, y: 0, width: 100, height: 100), sublayers: [behind, layer]) {
            switch effect {
            case .geometry: $0.wholeSublayerTransform = .perspective(distance: 200)
            case .order, .sublayers, .opacity, .backdrop, .curl, .background, .corners, .border, .shadow, .contents,
                .custom,
                .shape, .gradient, .replication:
                break
            }
        }
        var timeline = try #require(Timeline(canvas: Canvas(size: Size(width: 100, height: 100), scale: 1)))
        timeline.append(root, at: .zero)
        return timeline.displayList(at: MediaTime(seconds: 0.5))
    }
}
