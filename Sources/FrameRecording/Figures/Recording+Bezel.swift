package import FrameFigures
package import FrameGeometry

extension Recording {
    /// Corner radius of the screen, as a fraction of its shorter side. Screens with a home indicator, or twice as long
    /// as wide, have round corners.
    package var screenCorner: Double {
        let size = timeline.canvas.size
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        return Bezel.corner(isRound: safeArea.maxY < size.height || long >= 2 * short)
    }

    /// Returns the body of the device drawn around frames.
    ///
    /// - Parameter ground: Color behind its corners.
    package func bezel(on ground: Color) -> Bezel {
        let isLandscape = timeline.canvas.size.width > timeline.canvas.size.height
        let cutout =
            isLandscape
            ? Bezel.Cutout(inset: safeArea.minX, at: .left) : Bezel.Cutout(inset: safeArea.minY, at: .top)
        return Bezel(corner: screenCorner, ground: ground, cutout: cutout)
    }
}
