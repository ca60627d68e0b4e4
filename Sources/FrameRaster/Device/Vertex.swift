/// A corner of an outline in ``Subpixel`` units.
struct Vertex: Equatable, Sendable {
    var x: Int32
    var y: Int32
}
