extension Figure {
    /// The figure as an SVG file (version 1.1 and later) that needs nothing beside it.
    ///
    /// Words are outlines, so it looks the same where the font is missing; each is named for screen readers
    /// (`aria-label`), and the figure as a whole has its `<title>` and `<desc>`. The same figure gives the same bytes.
    ///
    /// - Parameter prefix: What its identifiers begin with, for pages that hold several figures: a letter, then letters and
    ///   digits.
    /// - Throws: ``FigureError/encoding(_:)`` when a picture cannot become a PNG.
    public func svg(identifiers prefix: String = "f") throws(FigureError) -> String {
        var writer = SVGWriter(prefix: prefix)
        try writer.write(self)
        return writer.text
    }
}
