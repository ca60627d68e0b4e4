/// Where the files of a figure lie: `name.png`, `name@2x.png`, `name~dark.png`, `name~dark@2x.png`.
///
/// DocC finds a picture's variants under these names, the appearance before the scale (Apple, Swift-DocC, “Adding images”);
/// a page says `name` alone.
public enum FigureName {
    /// - Parameters:
    ///   - path: Of the figure for light pages in scale 1.
    ///   - scale: Pixels per point; 1 for files that have none, such as SVG.
    public static func path(_ path: String, _ appearance: FigureAppearance, scale: Int = 1) -> String {
        let suffix = (appearance == .dark ? "~dark" : "") + (scale == 1 ? "" : "@\(scale)x")
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        guard let dot = path[start...].lastIndex(of: "."), dot > start else { return path + suffix }
        return path[..<dot] + suffix + path[dot...]
    }
}
