/// A layer whose content is drawn in tiles.
///
/// Differs from UIKit: the content is drawn as a whole, at once and without fading in, so that a frame shows what a
/// device shows after all tiles have arrived.
@MainActor @preconcurrency open class CATiledLayer: CALayer {
    /// Stored without effect: the content is drawn as a whole.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Stored without effect: the content is drawn as a whole.
    open var levelsOfDetail = 1
    /// Stored without effect: the content is drawn as a whole.
    open var levelsOfDetailBias = 0

    override class var archivedProperties: ArchivedProperties {
        super.archivedProperties + [
            .init("tileSize", \CATiledLayer.tileSize), .init("levelsOfDetail", \CATiledLayer.levelsOfDetail),
            .init("levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias),
        ]
    }

    /// Returns the number of seconds that tiles take to fade in on a device.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
