/// The orientation in the Exif data of a JPEG file.
enum ExifOrientation {
    /// Returns the orientation, 1…8, or `nil` if there is none.
    static func ofFile(_ bytes: [UInt8]) -> Int? {
        var start = 2
        // Segments before the image consist of 0xFF, a kind, and a length that includes its own two bytes.
        while start + 4 <= bytes.count, bytes[start] == 0xFF {
            let kind = bytes[start + 1]
            if kind == 0xFF {
                start += 1
                continue
            }
            guard kind != 0xDA, kind != 0xD9 else { return nil }
            let length = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
            let end = start + 2 + length
            guard length >= 2, end <= bytes.count else { return nil }
            if kind == 0xE1, let orientation = ofSegment(bytes[(start + 4)..<end]) { return orientation }
            start = end
        }
        return nil
    }

    /// Reads a segment that contains a TIFF file after six bytes: a header with the byte order and the offset of the
    /// first directory, which has entries of 12 bytes.
    private static func ofSegment(_ segment: ArraySlice<UInt8>) -> Int? {
        guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
        let tiff = Array(segment.dropFirst(6))
        guard tiff.count >= 8 else { return nil }
        let isLittle = tiff[0] == 0x49
        guard tiff[0] == tiff[1], isLittle || tiff[0] == 0x4D else { return nil }
        func number(at offset: Int, bytes count: Int) -> Int? {
            guard offset >= 0, offset + count <= tiff.count else { return nil }
            let digits = tiff[offset..<offset + count]
            return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(at: 2, bytes: 2) == 42, let directory = number(at: 4, bytes: 4),
            let count = number(at: directory, bytes: 2)
        else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = number(at: entry, bytes: 2) else { return nil }
            // Tag 274 has type 3, a short.
            if tag == 274, number(at: entry + 2, bytes: 2) == 3, let value = number(at: entry + 8, bytes: 2),
                (1...8).contains(value)
            {
                return value
            }
        }
        return nil
    }
}
