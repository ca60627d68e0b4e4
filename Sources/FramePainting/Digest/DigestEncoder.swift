/// Encodes everything that determines a list's pixels as 64-bit words in a fixed order, for a digest.
///
/// Lists with different pixels have different words; names are left out. Unlike the value of a `Hasher`, the words are
/// the same in every process and on every machine, so that a later run can tell whether a frame has changed. Numbers
/// are encoded as the bits of a `Double`, which distinguish 0 and −0; optional values and lists are preceded by their
/// presence or length.
public struct DigestEncoder {
    public private(set) var words: [UInt64] = []
    /// Returns the digest of an image's pixels, which is computed only once rather than for every frame that draws it.
    private let image: (RasterImage) -> [UInt64]

    /// - Parameter image: Returns words that differ for different images; their number is always the same.
    public init(_ list: DisplayList, image: @escaping (RasterImage) -> [UInt64]) {
        self.image = image
        list.encode(into: &self)
    }

    mutating func encode(_ number: Double) { words.append(number.bitPattern) }

    mutating func encode(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }

    mutating func encode(_ image: RasterImage) {
        encode(image.size.width)
        encode(image.size.height)
        words += self.image(image)
    }

    /// Encodes a case as its index in `allCases`.
    mutating func encode<Case: CaseIterable & Equatable>(_ value: Case) {
        encode(Case.allCases.enumerated().first { $0.element == value }?.offset ?? -1)
    }

    mutating func encode(_ number: Double?) {
        encode(number == nil ? 0 : 1)
        if let number { encode(number) }
    }

    mutating func encode(_ value: some DigestEncodable) { value.encode(into: &self) }

    mutating func encode<Value: DigestEncodable>(_ values: [Value]) {
        encode(values.count)
        for value in values { value.encode(into: &self) }
    }

    mutating func encode(_ value: (some DigestEncodable)?) {
        encode(value == nil ? 0 : 1)
        value?.encode(into: &self)
    }
}

/// A value that encodes everything that determines its pixels.
protocol DigestEncodable {
    func encode(into encoder: inout DigestEncoder)
}
