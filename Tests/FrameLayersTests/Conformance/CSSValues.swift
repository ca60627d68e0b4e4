import Foundation
import FrameGeometry
import FrameTiming

/// The part of CSS that the external test data uses.
enum CSSValues {
    /// Returns the curve, or `nil` for step functions and anything else that is not a cubic curve.
    static func easing(_ text: String) -> TimingCurve? {
        switch text {
        case "linear": return .linear
        case "ease": return NamedCurves.default
        case "ease-in": return NamedCurves.easeIn
        case "ease-out": return NamedCurves.easeOut
        case "ease-in-out": return NamedCurves.easeInOut
        default:
            guard let numbers = arguments(of: "cubic-bezier", in: text), numbers.count == 4 else { return nil }
            return .cubicBezier(CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
        }
    }

    /// Parses `none`, `matrix()` or `matrix3d()`.
    static func matrix(_ text: String) -> Matrix4? {
        if text == "none" { return .identity }
        if let list = arguments(of: "matrix", in: text), list.count == 6 {
            return Matrix4(Affine(a: list[0], b: list[1], c: list[2], d: list[3], tx: list[4], ty: list[5]))
        }
        return arguments(of: "matrix3d", in: text).flatMap { Matrix4($0) }
    }

    /// Parses an opaque color into components in 0…255.
    static func color(_ text: String) -> [Double]? {
        let keywords: [String: [Double]] = [
            "black": [0, 0, 0], "white": [255, 255, 255], "orange": [255, 165, 0], "green": [0, 128, 0],
        ]
        return keywords[text] ?? arguments(of: "rgb", in: text)
    }

    /// Parses numbers, lengths in one unit and opaque colors in order, with colors first. Commas separate lists.
    /// Returns `nil` for anything else.
    static func components(_ text: String) -> (numbers: [Double], kinds: [String])? {
        var colors: [Double] = []
        var numbers: [Double] = []
        var kinds: [String] = []
        for list in text.replacingOccurrences(of: ", ", with: ",").split(separator: " ") {
            let word = String(list)
            if let color = color(word.replacingOccurrences(of: ",", with: ", ")) {
                colors += color
                continue
            }
            for part in word.split(separator: ",") {
                let unit = ["px", "%"].first { part.hasSuffix($0) } ?? ""
                guard let number = Double(part.dropLast(unit.count)) else { return nil }
                numbers.append(number)
                kinds.append(unit)
            }
        }
        return (colors + numbers, colors.map { _ in "color" } + kinds)
    }

    /// Returns the numbers inside the parentheses of `name(…)`.
    private static func arguments(of name: String, in text: String) -> [Double]? {
        guard text.hasPrefix(name + "("), text.hasSuffix(")") else { return nil }
        let inner = text.dropFirst(name.count + 1).dropLast()
        let parts = inner.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        return parts.contains(nil) ? nil : parts.compactMap { $0 }
    }
}
