/// The checksum of a zlib stream (RFC 1950, section 8.2), with closed forms for runs.
///
/// `a` is 1 plus the sum of all bytes, `b` the sum of all values of `a`, both modulo 65521. Appending n bytes of value
/// v adds n·v to `a` and n·a + v·n(n+1)/2 to `b`; the other forms follow from that. Sums are kept in 64 bits and
/// reduced at the end of a row: the widest row, 65,537 bytes, adds less than 2^40 to `b`.
struct Adler32 {
    private static let modulus: UInt64 = 65_521

    private var a: UInt64 = 1
    private var b: UInt64 = 0

    @inline(__always)
    mutating func add(_ byte: UInt8) {
        a &+= UInt64(byte)
        b &+= a
    }

    /// Adds `count` zero bytes.
    @inline(__always)
    mutating func addZeros(_ count: Int) {
        b &+= UInt64(count) &* a
    }

    /// Adds the lowest `bytes` bytes of `pixel`, lowest first, `count` times.
    @inline(__always)
    mutating func addPixels(_ pixel: UInt32, bytes: Int, count: Int) {
        // The highest byte is 0 if pixels have three bytes.
        let (first, second) = (UInt64(pixel & 0xFF), UInt64(pixel &>> 8 & 0xFF))
        let (third, fourth) = (UInt64(pixel &>> 16 & 0xFF), UInt64(pixel &>> 24))
        let sum = first &+ second &+ third &+ fourth
        let weighted = 3 &* first &+ 2 &* second &+ third &+ (bytes == 4 ? sum : 0)
        if count == 1 {
            b &+= UInt64(bytes) &* a &+ weighted
            a &+= sum
            return
        }
        let times = UInt64(count)
        b &+= UInt64(bytes) &* (times &* a &+ sum &* (times &* (times &- 1) / 2)) &+ times &* weighted
        a &+= times &* sum
    }

    /// Adds literals: the bytes in front of the last one are counted once more for each byte after them.
    @inline(__always)
    mutating func add(_ literals: LiteralPixels) {
        let (sum, weighted) = literals.sums
        b &+= UInt64(literals.count &* literals.bytes) &* a &+ weighted
        a &+= sum
    }

    /// Reduces the sums at the end of a row.
    @inline(__always)
    mutating func reduce() {
        a %= Self.modulus
        b %= Self.modulus
    }

    /// Adds `count` rows of the filter byte and `zeros` zero bytes.
    mutating func addRepeatedRows(_ count: Int, filter: UInt8, zeros: Int) {
        for _ in 0..<count {
            add(filter)
            addZeros(zeros)
            reduce()
        }
    }

    var bigEndianBytes: [UInt8] {
        let value = UInt32(b % Self.modulus) << 16 | UInt32(a % Self.modulus)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
