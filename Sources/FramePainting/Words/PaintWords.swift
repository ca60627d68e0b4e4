/// Everything that decides a list's pixels, as 64-bit words in one order: what a digest is taken of.
///
/// Lists of different pixels have different words; names are left out. Unlike a `Hasher`'s value the words are the same in
/// every process and on every machine, so that a later run can ask whether a frame still shows what it showed. Numbers
/// stand as the bits of a `Double`, 0 and −0 apart; what may be missing and what has a length says so first.
public struct PaintWords {
    public private(set) var words: [UInt64] = []
    /// What stands for a bitmap's pixels: their digest, which is taken once and not for every frame that shows them.
    private let bitmap: (Bitmap) -> [UInt64]

    /// - Parameter bitmap: Words that differ for bitmaps that do, as many for each.
    public init(_ list: DisplayList, bitmap: @escaping (Bitmap) -> [UInt64]) {
        self.bitmap = bitmap
        append(list)
    }

    mutating func append(_ number: Double) { words.append(number.bitPattern) }

    mutating func append(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }

    mutating func append(_ bitmap: Bitmap) {
        append(bitmap.size.width)
        append(bitmap.size.height)
        words += self.bitmap(bitmap)
    }

    /// A word of a vocabulary, as its number there.
    mutating func append<Word: CaseIterable & Equatable>(_ word: Word) {
        append(Word.allCases.enumerated().first { $0.element == word }?.offset ?? -1)
    }

    mutating func append(_ number: Double?) {
        append(number == nil ? 0 : 1)
        if let number { append(number) }
    }

    mutating func append(_ value: some Worded) { value.append(to: &self) }

    mutating func append<Value: Worded>(_ values: [Value]) {
        append(values.count)
        for value in values { value.append(to: &self) }
    }

    mutating func append(_ value: (some Worded)?) {
        append(value == nil ? 0 : 1)
        value?.append(to: &self)
    }
}
