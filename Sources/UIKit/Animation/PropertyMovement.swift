internal import FrameLayers

/// How a property that views animate moves.
///
/// Since iOS 8 geometry moves additively: the model has the new value at once, and the difference to the old one is added
/// and fades to nothing, so that several such animations of one property sum (uikit-facts 1.7: d-ronnqvist's gist,
/// iosoteric). A change of the bounds is two movements, of the origin and of the size.
struct PropertyMovement {
    let property: LayerProperty
    let isAdditive: Bool

    private static let table: [(key: String, moves: [String], isAdditive: Bool)] = [
        ("position", ["position"], true),
        ("bounds", ["bounds.origin", "bounds.size"], true),
        ("transform", ["transform"], true),
        ("zPosition", ["zPosition"], true),
        ("anchorPoint", ["anchorPoint"], true),
        ("opacity", ["opacity"], false),
        ("backgroundColor", ["backgroundColor"], false),
        ("cornerRadius", ["cornerRadius"], false),
        ("borderWidth", ["borderWidth"], false),
        ("borderColor", ["borderColor"], false),
        ("contentsRect", ["contentsRect"], false),
        ("curl", ["curl"], false),
        ("backdropSigma", ["backdropSigma"], false),
        ("backdropSaturation", ["backdropSaturation"], false),
    ]

    private static let byKey = Dictionary(
        uniqueKeysWithValues: table.map { row in
            (
                row.key,
                row.moves.compactMap(LayerProperty.named).map {
                    PropertyMovement(property: $0, isAdditive: row.isAdditive)
                }
            )
        })

    /// What moves when `key` changes; nothing for a property that views do not animate.
    static func of(_ key: String) -> [PropertyMovement] { byKey[key] ?? [] }
}
