/// The chunks of a PNG file, read independently of libpng.
struct Chunk: Equatable {
    var name: String
    var bytes: [UInt8]

    static func all(in file: [UInt8]) -> [Chunk] {
        var chunks: [Chunk] = []
        var offset = 8
        while offset + 12 <= file.count {
            let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            guard offset + 12 + length <= file.count else { break }
            let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
            chunks.append(Chunk(name: name, bytes: Array(file[offset + 8..<offset + 8 + length])))
            offset += 12 + length
        }
        return chunks
    }
}

extension Chunk {
    /// The length, name, contents and checksum.
    var encoded: [UInt8] {
        let checked = Array(name.utf8) + bytes
        return SamplePNG.bigEndian(bytes.count) + checked + SamplePNG.bigEndian(Int(Self.checksum(checked)))
    }

    /// CRC-32 as annex D of the PNG specification defines it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { remainder, byte in
            (0..<8).reduce(remainder ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
    }
}
