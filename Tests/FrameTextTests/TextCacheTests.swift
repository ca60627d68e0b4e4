import FrameGlyphs
import TestSupport
import Testing

@testable import FrameText

@Suite("Cached text") struct TextCacheTests {
    /// The order of requests and the capacity of the cache do not matter.
    @Test(arguments: [0, 7, 60, 32_768]) func aCacheChangesNoResult(_ capacity: Int) throws {
        var cache = TextCache(capacity: capacity)
        var random = SplitMix64(seed: 4)
        for _ in 0..<300 {
            let string = try #require(Samples.texts.randomElement(using: &random))
            let frame = try #require(Samples.frames.randomElement(using: &random))
            let text = Samples.text(string, try Samples.system(17))
            #expect(cache.layout(text, in: frame) == TextLayout(text, in: frame))
        }
    }

    @Test func aTextIsShapedOnceForAllWidths() {
        var cache = TextCache()
        for width in [Double.infinity, 300, 120, 300] {
            _ = cache.layout(Samples.text("one two\nthree four"), in: TextFrame(width: width, truncation: .tail))
        }
        #expect(cache.shapings == 2)
        _ = cache.layout(Samples.text("one two\nthree five"), in: TextFrame())
        #expect(cache.shapings == 3)
        _ = cache.layout(Samples.text("one two") { $0.direction = .rightToLeft }, in: TextFrame())
        #expect(cache.shapings == 4)
    }

    /// Canonically equivalent strings are equal in Swift but have different offsets.
    @Test func equivalentStringsAreDifferentTexts() {
        var cache = TextCache()
        #expect(cache.layout(Samples.text("\u{E9}"), in: TextFrame()).length == 1)
        #expect(cache.layout(Samples.text("e\u{301}"), in: TextFrame()).length == 2)
    }

    /// The cache keeps the most recently used texts and never more than its capacity.
    @Test func theCacheIsBounded() {
        var cache = TextCache(capacity: 20)
        func shape(_ string: String) -> Int {
            let before = cache.shapings
            _ = cache.layout(Samples.text(string), in: TextFrame())
            return cache.shapings - before
        }
        #expect(["aaaa", "bbbb", "aaaa", "bbbb"].map(shape) == [1, 1, 0, 0])
        #expect(["cccc", "dddd", "eeee"].map(shape) == [1, 1, 1])
        #expect(["dddd", "eeee", "aaaa"].map(shape) == [0, 0, 1])
        // This text is too long to be cached.
        #expect(["0123456789a", "0123456789a"].map(shape) == [1, 1])
    }
}
