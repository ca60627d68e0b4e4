/// A stretch of an outline whose vertices never go up: `vertices[first..<first + count]`, from top to bottom.
///
/// A row finds the few segments that touch it by a binary search, however finely an arc is divided.
struct Chain: Equatable, Sendable {
    var first: Int32
    var count: Int32
    /// +1 where the outline runs downwards here, −1 where it runs upwards.
    var winding: Int32
}
