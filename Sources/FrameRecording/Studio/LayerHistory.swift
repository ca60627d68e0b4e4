package import FrameJSON
internal import FrameLayers
package import FrameTiming
internal import QuartzCore

/// The layers of a recording with their values at every frame, for a page that shows the tree at any moment.
///
/// Only changes are kept: a layer that does not move has one entry however many frames there are.
package struct LayerHistory {
    /// The state of a layer from a frame on.
    private struct Change {
        /// Index of the frame among those of the history.
        let frame: Int
        /// Index of the superlayer; `nil` for the root.
        let parent: Int?
        /// The values other than the default, in the order of ``LayerHistory/shown``; `nil` once the layer is gone.
        let values: [(name: String, text: String)]?
    }

    private struct Layer {
        let name: String
        let title: String?
        var changes: [Change] = []
        /// The properties at the last change; `nil` while the layer is gone.
        var properties: LayerProperties?
        var parent: Int?
        /// Index of the last frame that has the layer.
        var seen = 0
    }

    private var layers: [Layer] = []
    private var indices: [LayerID: Int] = [:]

    /// The properties besides the frame that are shown.
    private static let shown = [
        "opacity", "hidden", "transform", "backgroundColor", "cornerRadius", "borderWidth", "shadowOpacity",
        "zPosition",
    ].compactMap { name in LayerProperty.all.first { $0.keyPath == name } }
    private static let standard = shown.map { $0.read(LayerProperties()) }

    /// - Parameter frames: Numbers of frames in ascending order.
    package init(of recording: Recording, frames: [Int], at rate: FrameRate) {
        for (index, number) in frames.enumerated() {
            let time = rate.time(ofFrame: number)
            guard let root = recording.timeline.commit(at: time)?.root else { continue }
            add(root, in: nil, parentTime: time.seconds, frame: index)
            for layer in layers.indices where layers[layer].properties != nil && layers[layer].seen < index {
                layers[layer].properties = nil
                layers[layer].changes.append(Change(frame: index, parent: nil, values: nil))
            }
        }
    }

    private mutating func add(_ node: LayerNode, in parent: Int?, parentTime: Double, frame: Int) {
        let time = node.localTime(parentTime: parentTime)
        let properties = node.properties(at: time)
        let index = indices[node.id] ?? layers.count
        if index == layers.count {
            indices[node.id] = index
            layers.append(Layer(name: node.name, title: node.title))
        }
        layers[index].seen = frame
        if layers[index].properties != properties || layers[index].parent != parent {
            (layers[index].properties, layers[index].parent) = (properties, parent)
            layers[index].changes.append(Change(frame: frame, parent: parent, values: Self.values(of: properties)))
        }
        for sublayer in node.sublayers { add(sublayer, in: index, parentTime: time, frame: frame) }
    }

    private static func values(of properties: LayerProperties) -> [(name: String, text: String)] {
        let (size, anchor) = (properties.bounds.size, properties.anchorPoint)
        let frame = [
            properties.position.x - anchor.x * size.width, properties.position.y - anchor.y * size.height, size.width,
            size.height,
        ]
        let others = zip(shown, standard).compactMap { property, standard -> (name: String, text: String)? in
            let value = property.read(properties)
            guard value != standard, let text = TracePrinter.figureText(of: value) else { return nil }
            return (property.keyPath, text)
        }
        return [("frame", frame.map(short).joined(separator: " "))] + others
    }

    /// Returns the number with at most two decimals.
    private static func short(_ value: Double) -> String {
        JSONValue.number((value * 100).rounded() / 100).compact
    }

    /// One object per layer: `name`, `title`, and `changes`, each of which is the index of a frame, the index of the
    /// superlayer, and the values by name, or `null` once the layer is gone.
    package var json: JSONValue {
        .array(
            layers.map { layer in
                .object([
                    JSONMember("name", .string(layer.name)),
                    JSONMember("title", layer.title.map(JSONValue.string) ?? .null),
                    JSONMember("changes", .array(layer.changes.map(Self.json))),
                ])
            })
    }

    private static func json(_ change: Change) -> JSONValue {
        [
            .number(Double(change.frame)), change.parent.map { .number(Double($0)) } ?? .null,
            change.values.map { .object($0.map { JSONMember($0.name, .string($0.text)) }) } ?? .null,
        ]
    }
}
