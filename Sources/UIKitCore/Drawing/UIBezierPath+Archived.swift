internal import FrameGeometry
internal import QuartzCore

extension UIBezierPath {
    private enum Key: String {
        case lineWidth, lineCapStyle, lineJoinStyle, miterLimit, flatness, usesEvenOddFillRule, dash, dashPhase
    }

    func archiveAttributes(in coder: NSCoder) {
        coder.encode(Double(lineWidth), forKey: Key.lineWidth.rawValue)
        coder.encode(lineCapStyle.rawValue, forKey: Key.lineCapStyle.rawValue)
        coder.encode(lineJoinStyle.rawValue, forKey: Key.lineJoinStyle.rawValue)
        coder.encode(Double(miterLimit), forKey: Key.miterLimit.rawValue)
        coder.encode(Double(flatness), forKey: Key.flatness.rawValue)
        coder.encode(usesEvenOddFillRule, forKey: Key.usesEvenOddFillRule.rawValue)
        coder.encode(dash.map { Double($0) }, under: Key.dash.rawValue)
        coder.encode(Double(dashPhase), forKey: Key.dashPhase.rawValue)
    }

    /// Takes the attributes of an archive. Those that are missing or damaged keep their values.
    func unarchiveAttributes(from coder: NSCoder) {
        func number(_ key: Key) -> CGFloat? {
            guard coder.containsValue(forKey: key.rawValue) else { return nil }
            let value = coder.decodeDouble(forKey: key.rawValue)
            return value.isFinite ? value : nil
        }
        lineWidth = number(.lineWidth) ?? lineWidth
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: Key.lineCapStyle.rawValue)) ?? lineCapStyle
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: Key.lineJoinStyle.rawValue)) ?? lineJoinStyle
        miterLimit = number(.miterLimit) ?? miterLimit
        flatness = number(.flatness) ?? flatness
        usesEvenOddFillRule = coder.decodeBool(forKey: Key.usesEvenOddFillRule.rawValue)
        dash = coder.numbers(under: Key.dash.rawValue)?.map { CGFloat($0) } ?? dash
        dashPhase = number(.dashPhase) ?? dashPhase
    }
}

extension Path {
    /// The letters of the elements and their coordinates.
    private enum Key {
        static let kinds = "elements"
        static let coordinates = "coordinates"
    }

    func encode(with coder: NSCoder) {
        coder.encode(letters as NSString, forKey: Key.kinds)
        coder.encode(coordinates, under: Key.coordinates)
    }

    init?(from coder: NSCoder) {
        guard let kinds = coder.text(forKey: Key.kinds), let numbers = coder.numbers(under: Key.coordinates) else {
            return nil
        }
        self.init(letters: kinds, coordinates: numbers)
    }
}

extension NSCoder {
    /// Encodes numbers as their bit patterns, eight bytes each, most significant byte first.
    fileprivate func encode(_ numbers: [Double], under key: String) {
        var data = Data()
        for number in numbers { withUnsafeBytes(of: number.bitPattern.bigEndian) { data.append(contentsOf: $0) } }
        encode(data as NSData, forKey: key)
    }

    /// Returns numbers of an archive; `nil` if there are none, or if one of them is not finite.
    fileprivate func numbers(under key: String) -> [Double]? {
        guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
        let bytes = [UInt8](data as Data)
        guard bytes.count.isMultiple(of: 8) else { return nil }
        let numbers = stride(from: 0, to: bytes.count, by: 8).map { start in
            Double(bitPattern: bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) })
        }
        return numbers.allSatisfy(\.isFinite) ? numbers : nil
    }
}
