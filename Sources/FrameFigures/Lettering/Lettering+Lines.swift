extension Lettering {
    /// Returns a text broken into lines at spaces.
    ///
    /// - Parameters:
    ///   - width: The width of the lines in points.
    ///   - limit: The maximum number of lines. The last one is truncated if the text needs more.
    func lines(_ text: String, _ style: LabelStyle, within width: Double, limit: Int) -> [Label] {
        let words = text.split(whereSeparator: \.isWhitespace)
        var (lines, line) = ([Label](), [Substring]())
        for (index, word) in words.enumerated() {
            let longer = line + [word]
            if line.isEmpty || label(longer.joined(separator: " "), style).width <= width {
                line = longer
                continue
            }
            if lines.count == limit - 1 {
                line += words[index...]
                break
            }
            lines.append(label(line.joined(separator: " "), style, within: width))
            line = [word]
        }
        if !line.isEmpty { lines.append(label(line.joined(separator: " "), style, within: width)) }
        return lines
    }
}
