package import FrameFigures
package import FrameGeometry

extension Recording {
    /// The corner radius of the screen, as a fraction of its shorter side: a screen with a home indicator, or twice as long as
    /// wide, has round corners.
    package var screenCorner: Double {
        let size = timeline.canvas.size
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        return Bezel.corner(isRound: safeArea.maxY < size.height || long >= 2 * short)
    }

    /// The body of the device around frames.
    ///
    /// - Parameter ground: The colour behind its corners.
    package func bezel(on ground: Color) -> Bezel { Bezel(corner: screenCorner, ground: ground) }
}
