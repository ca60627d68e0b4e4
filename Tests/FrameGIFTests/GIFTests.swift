import Foundation
import FramePainting
import TestSupport
import Testing

@testable import FrameGIF

/// Reading GIF files, including damaged ones.
@Suite("GIF") struct GIFTests {
    private static let red = SIMD4<UInt8>(255, 0, 0, 255)
    private static let green = SIMD4<UInt8>(0, 255, 0, 255)
    private static let blue = SIMD4<UInt8>(0, 0, 255, 255)
    private static let clear = SIMD4<UInt8>(0, 0, 0, 0)
    private static let colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]

    /// Files that another program compressed.
    private static let files = [
        // Red and green over blue and nothing.
        "still": "R0lGODlhAgACAIEAAP8AAAD/AAAA/////yH5BAEAAAMALAAAAAACAAIAAAIDRDQFADs=",
        // 17 red pixels and 19 green ones, whose strings are used before they are complete.
        "runs": "R0lGODlhBgAGAIEAAP8AAAD/AAAA/////yH5BAAAAAAALAAAAAAGAAYAAAIHhI9pwe3vCgA7",
        // A red row; a green pixel that is restored; a blue one that is cleared; a green one.
        "moving": "R0lGODlhAwABAIEAAP8AAAD/AAAA/////yH/C05FVFNDQVBFMi4wAwEAAAAh+QQECgAAACwAAAAAAwABAAACAoQLACH5BAwUAAAA"
            + "LAEAAAABAAEAAAICTAEAIfkECAUAAAAsAgAAAAEAAQAAAgJUAQAh+QQEAAAAACwAAAAAAQABAAACAkwBADs=",
    ]

    private static func bytes(_ name: String) throws -> [UInt8] {
        let text = try #require(files[name])
        return try Array(#require(Data(base64Encoded: text)))
    }

    private func pixels(_ image: PixelBuffer) -> [SIMD4<UInt8>] {
        (0..<image.size.height).flatMap { y in (0..<image.size.width).map { image[$0, y] } }
    }

    @Test func aStillImageIsRead() throws {
        let image = try GIFAnimation(Self.bytes("still"))
        #expect(image.frameCount == 1 && image.plays == 1)
        var frames = image.frames()
        let frame = try #require(try frames.next())
        #expect(pixels(frame) == [Self.red, Self.green, Self.blue, Self.clear])
        #expect(try frames.next() == nil)
    }

    @Test func stringsAreUsedBeforeTheyAreComplete() throws {
        var frames = try GIFAnimation(Self.bytes("runs")).frames()
        let frame = try #require(try frames.next())
        #expect(pixels(frame) == [SIMD4](repeating: Self.red, count: 17) + [SIMD4](repeating: Self.green, count: 19))
    }

    @Test func framesAreCompositedAndDisposedOf() throws {
        let animation = try GIFAnimation(Self.bytes("moving"))
        #expect(animation.delays == [10, 20, 5, 0] && animation.plays == 0)
        var frames = animation.frames()
        var shown: [[SIMD4<UInt8>]] = []
        while let frame = try frames.next() { shown.append(pixels(frame)) }
        #expect(
            shown == [
                [Self.red, Self.red, Self.red], [Self.red, Self.green, Self.red], [Self.red, Self.red, Self.blue],
                [Self.green, Self.red, Self.clear],
            ])
    }

    /// Random images of every depth, with the table of strings filled and begun again.
    @Test func compressedNumbersAreExpanded() throws {
        var random = SplitMix64(seed: 1)
        for depth in 2...8 {
            for count in [1, 2, 300, 20_000] {
                let numbers = (0..<count).map { _ in UInt8(random.next() % (1 << UInt64(depth))) }
                var decoder = LZWDecoder(Self.compressed(numbers, depth: depth), depth: depth)
                #expect(decoder.numbers(count) == numbers)
                #expect(decoder.numbers(count) == nil)
            }
        }
    }

    @Test func interlacedRowsAreOrdered() throws {
        let size = PixelSize(width: 1, height: 11)
        let order = [0, 8, 4, 2, 6, 10, 1, 3, 5, 7, 9]
        let file = Self.file(size, order.map { $0 == 6 ? 1 : 0 }, isInterlaced: true)
        var frames = try GIFAnimation(file).frames()
        let frame = try #require(try frames.next())
        #expect(pixels(frame).firstIndex(of: Self.green) == 6)
        #expect(pixels(frame).count { $0 == Self.red } == 10)
    }

    @Test func damagedFilesAreRefused() throws {
        #expect(throws: GIFError.notGIF) { try GIFAnimation([1, 2, 3]) }
        let whole = try Self.bytes("still")
        // Without its trailer, the file is whole; without anything else, it is not.
        #expect(try GIFAnimation(Array(whole.dropLast())).frameCount == 1)
        for count in 6..<whole.count - 1 {
            #expect(throws: GIFError.self) { try GIFAnimation(Array(whole.prefix(count))) }
        }
        var frames = try GIFAnimation(Self.file(PixelSize(width: 4, height: 4), [0, 1])).frames()
        #expect(throws: GIFError.damagedFrame(0)) { try frames.next() }
        let large = Array("GIF89a".utf8) + [255, 255, 255, 255, 0, 0, 0]
        #expect(throws: GIFError.tooLarge(PixelSize(width: 65_535, height: 65_535))) { try GIFAnimation(large) }
    }

    /// A changed byte makes another image or an error, and never stops the program.
    @Test func changedBytesDoNoHarm() throws {
        for name in Self.files.keys.sorted() {
            let whole = try Self.bytes(name)
            for index in whole.indices.dropFirst(10) {
                var changed = whole
                changed[index] ^= 1 << UInt8(index % 8)
                guard var frames = try? GIFAnimation(changed).frames() else { continue }
                // Reaching the end is the test.
                while (try? frames.next()) != nil {}
            }
        }
    }

    // MARK: Files

    private static func file(_ size: PixelSize, _ numbers: [UInt8], isInterlaced: Bool = false) -> [UInt8] {
        func bytes(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }
        var file = Array("GIF89a".utf8) + bytes(size.width) + bytes(size.height) + [0x81, 0, 0] + colors
        file += [0x2C] + bytes(0) + bytes(0) + bytes(size.width) + bytes(size.height)
        let data = compressed(numbers, depth: 2)
        return file + [isInterlaced ? 0x40 : 0, 2, UInt8(data.count)] + data + [0, 0x3B]
    }

    /// Compresses numbers, without the lengths of pieces.
    private static func compressed(_ numbers: [UInt8], depth: Int) -> [UInt8] {
        var data: [UInt8] = []
        var (bits, bitCount, length) = (0, 0, depth + 1)
        func emit(_ code: Int) {
            bits |= code << bitCount
            bitCount += length
            while bitCount >= 8 {
                data.append(UInt8(bits & 255))
                bits >>= 8
                bitCount -= 8
            }
        }
        let clear = 1 << depth
        var table: [[UInt8]: Int] = [:]
        func code(_ string: [UInt8]) -> Int? { string.count == 1 ? Int(string[0]) : table[string] }
        emit(clear)
        var current: [UInt8] = []
        for number in numbers {
            if code(current + [number]) != nil {
                current.append(number)
                continue
            }
            emit(code(current) ?? 0)
            let free = clear + 2 + table.count
            if free < 4096 {
                table[current + [number]] = free
                if free + 1 > 1 << length, length < 12 { length += 1 }
            } else {
                emit(clear)
                table = [:]
                length = depth + 1
            }
            current = [number]
        }
        emit(code(current) ?? 0)
        emit(clear + 1)
        return bitCount > 0 ? data + [UInt8(bits & 255)] : data
    }
}
