import FrameGeometry

/// Values in the syntax of SVG.
enum SVGText {
    /// Returns a decimal without exponent and trailing zeros; 0 for a non-finite value.
    ///
    /// - Parameter digits: Number of decimals, 0…7. A thousandth of a point is far below visibility.
    static func number(_ value: Double, digits: Int = 3) -> String {
        let unit = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000][digits]
        guard value.isFinite, abs(value) < 1e11 else { return "0" }
        let scaled = Int((value * Double(unit)).rounded())
        let (whole, rest) = (abs(scaled) / unit, abs(scaled) % unit)
        var text = (scaled < 0 ? "-" : "") + "\(whole)"
        guard rest > 0 else { return text }
        var fraction = String(rest)
        fraction = String(repeating: "0", count: digits - fraction.count) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        text += "." + fraction
        return text
    }

    /// Escapes text for use in an element or attribute. Characters that XML 1.0 does not allow become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            default:
                let isCharacter = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                result.unicodeScalars.append(isCharacter ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    static func frame(_ rect: Rect) -> String {
        " x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.size.width))\""
            + " height=\"\(number(rect.size.height))\""
    }

    static func fill(_ color: Color) -> String { paint("fill", color) }

    static func ink(_ ink: FigureInk) -> String {
        switch ink {
        case .fill(let color): return fill(color)
        case .line(let color, let stroke):
            var text = " fill=\"none\"" + paint("stroke", color)
            if stroke.width != 1 { text += " stroke-width=\"\(number(stroke.width))\"" }
            if stroke.cap != .butt { text += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
            if stroke.join != .miter { text += " stroke-linejoin=\"\(stroke.join.rawValue)\"" }
            if stroke.join == .miter, stroke.miterLimit != 4 {
                text += " stroke-miterlimit=\"\(number(stroke.miterLimit))\""
            }
            if !stroke.dash.isEmpty {
                text += " stroke-dasharray=\"\(stroke.dash.map { number($0) }.joined(separator: " "))\""
            }
            if stroke.dashPhase != 0 { text += " stroke-dashoffset=\"\(number(stroke.dashPhase))\"" }
            return text
        }
    }

    private static func paint(_ attribute: String, _ color: Color) -> String {
        func hex(_ component: Double) -> String {
            let byte = Int((min(max(component, 0), 1) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        let name = "#" + hex(color.red) + hex(color.green) + hex(color.blue)
        let opacity = color.alpha < 1 ? " \(attribute)-opacity=\"\(number(color.alpha))\"" : ""
        return " \(attribute)=\"\(name)\"\(opacity)"
    }

    /// Returns the `d` attribute of a path.
    static func data(_ path: Path) -> String {
        path.elements.map { element in
            let numbers = element.points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
            return switch element {
            case .move: "M" + numbers
            case .line: "L" + numbers
            case .quadratic: "Q" + numbers
            case .cubic: "C" + numbers
            case .close: "Z"
            }
        }.joined()
    }
}
