public import FrameGeometry

/// How a replicator layer repeats what is in it. Defaults are `CAReplicatorLayer`'s, as documented.
public struct ReplicationStyle: RareProperties {
    /// The most copies that are drawn, so that a wrong number cannot fill the memory.
    public static let limit = 10_000

    /// How often the sublayers are drawn, the original included.
    public var count = 1
    /// How much later than the one before each copy lives, in seconds.
    public var delay = 0.0
    /// From each copy to the next, about the layer's anchor point; before the layer's sublayer transform.
    public var transform = Affine.identity
    /// The whole transform where it leaves the plane; ``transform`` is then its part in the plane.
    public var space: Matrix4?
    /// Whether copies stay in space, sorted by depth; otherwise they are flattened into the layer, one over the other.
    public var preservesDepth = false
    /// Multiplies the first copy's colours.
    public var color = Color.white
    /// What is added to ``color`` from each copy to the next.
    public var redOffset = 0.0
    public var greenOffset = 0.0
    public var blueOffset = 0.0
    public var alphaOffset = 0.0

    public init() {}

    /// ``transform``, wherever it leads.
    public var wholeTransform: Matrix4 {
        get { space ?? Matrix4(transform) }
        set { (transform, space) = LayerProperties.split(newValue) }
    }

    /// What a copy's colours are multiplied with, each component 0…1.
    func color(of copy: Int) -> Color {
        func component(_ first: Double, _ offset: Double) -> Double {
            min(max(first + offset * Double(copy), 0), 1)
        }
        return Color(
            red: component(color.red, redOffset), green: component(color.green, greenOffset),
            blue: component(color.blue, blueOffset), alpha: component(color.alpha, alphaOffset))
    }
}
