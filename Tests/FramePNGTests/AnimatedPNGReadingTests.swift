import FramePainting
import TestSupport
import Testing

@testable import FramePNG

/// Reading animated PNGs: the displayed frames, and errors in damaged files.
@Suite struct AnimatedPNGReadingTests {
    private static let size = PixelSize(width: 9, height: 6)

    /// A frame as described in a file, assembled by hand.
    private struct Part {
        var area: ChangedArea
        var dispose = 0
        var blend = 0
        var delay = (1, 60)
        var pixels: [UInt8]
    }

    private static func noise(_ area: ChangedArea, seed: UInt64) -> [UInt8] {
        var noise = SplitMix64(seed: seed)
        return (0..<area.width * area.height * 4).map { index in
            index % 4 == 3 && seed % 3 == 0 ? 255 : .random(in: 0...255, using: &noise)
        }
    }

    /// Returns the chunks of an animation. The first part is the default image unless `hasOtherImage` is true.
    private static func chunks(_ parts: [Part], plays: Int = 0, hasOtherImage: Bool = false) throws -> [Chunk] {
        func data(_ part: Part) throws -> [UInt8] {
            let encoder = try PNGEncoder(
                size: PixelSize(width: part.area.width, height: part.area.height), isOpaque: false)
            try part.pixels.withUnsafeBytes { try encoder.append(straight: $0) }
            return Chunk.all(in: try encoder.finish()).filter { $0.name == "IDAT" }.flatMap(\.bytes)
        }
        let whole = Part(area: .whole(size), pixels: noise(.whole(size), seed: 99))
        let header = SamplePNG.bigEndian(size.width) + SamplePNG.bigEndian(size.height) + [8, 6, 0, 0, 0]
        var chunks = [Chunk(name: "IHDR", bytes: header)]
        chunks.append(
            Chunk(name: "acTL", bytes: SamplePNG.bigEndian(parts.count) + SamplePNG.bigEndian(plays)))
        if hasOtherImage { chunks.append(Chunk(name: "IDAT", bytes: try data(whole))) }
        var number = 0
        func take() -> [UInt8] {
            defer { number += 1 }
            return SamplePNG.bigEndian(number)
        }
        for (index, part) in parts.enumerated() {
            let numbers = [part.area.width, part.area.height, part.area.left, part.area.top]
            let delay = [part.delay.0, part.delay.1].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
            chunks.append(
                Chunk(
                    name: "fcTL",
                    bytes: take() + numbers.flatMap(SamplePNG.bigEndian) + delay
                        + [UInt8(part.dispose), UInt8(part.blend)]))
            let bytes = try data(part)
            if index == 0, !hasOtherImage {
                chunks.append(Chunk(name: "IDAT", bytes: bytes))
            } else {
                // Two chunks, because data may be split anywhere.
                chunks.append(Chunk(name: "fdAT", bytes: take() + bytes.prefix(7)))
                chunks.append(Chunk(name: "fdAT", bytes: take() + bytes.dropFirst(7)))
            }
        }
        return chunks + [Chunk(name: "IEND", bytes: [])]
    }

    private static func file(_ chunks: [Chunk]) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap(\.encoded)
    }

    private static func decoded(_ file: [UInt8]) throws(PNGError) -> [StraightImage] {
        var frames = try AnimatedPNG(file).frames()
        var images: [StraightImage] = []
        while let image = try frames.next() { images.append(image) }
        return images
    }

    /// Every way to dispose of a frame and to blend it, after every other way.
    private static var films: [[Part]] {
        let areas = [(1, 1, 4, 3), (3, 0, 6, 6), (0, 2, 2, 4), (8, 5, 1, 1), (0, 0, 9, 6)]
        return (0..<3).flatMap { first in
            (0..<2).map { blend in
                var parts = [
                    Part(area: .whole(size), dispose: first, blend: blend, pixels: noise(.whole(size), seed: 1))
                ]
                for index in 0..<12 {
                    let (left, top, width, height) = areas[index % areas.count]
                    let area = ChangedArea(left: left, top: top, width: width, height: height)
                    parts.append(
                        Part(
                            area: area, dispose: (index + first) % 3, blend: (index / 3 + blend) % 2,
                            delay: (index, 30), pixels: noise(area, seed: UInt64(index + 2))))
                }
                return parts
            }
        }
    }

    /// Compares with premultiplied real numbers, computed independently of the reader.
    @Test func framesAreComposedAsTheFormatDefines() throws {
        for film in Self.films {
            let images = try Self.decoded(Self.file(try Self.chunks(film)))
            #expect(images.count == film.count)
            let count = Self.size.width * Self.size.height
            var canvas = [[Double]](repeating: [0, 0, 0, 0], count: count)
            for (index, part) in film.enumerated() {
                let before = canvas
                for row in 0..<part.area.height {
                    for column in 0..<part.area.width {
                        let pixel = (row * part.area.width + column) * 4
                        let place = (part.area.top + row) * Self.size.width + part.area.left + column
                        let alpha = Double(part.pixels[pixel + 3]) / 255
                        let color = (0..<3).map { Double(part.pixels[pixel + $0]) * alpha } + [alpha * 255]
                        canvas[place] =
                            part.blend == 0 ? color : zip(color, canvas[place]).map { $0 + $1 * (1 - alpha) }
                    }
                }
                for place in 0..<count {
                    let seen = (0..<4).map { Double(images[index].bytes[place * 4 + $0]) }
                    #expect(abs(seen[3] - canvas[place][3]) <= 2, "frame \(index)")
                    for channel in 0..<3 {
                        let found = seen[channel] * seen[3] / 255
                        #expect(abs(found - canvas[place][channel]) <= 4, "frame \(index), \(place)")
                    }
                }
                let isAll = part.dispose == 1 || part.dispose == 2 && index == 0
                for row in 0..<part.area.height where part.dispose > 0 {
                    for column in 0..<part.area.width {
                        let place = (part.area.top + row) * Self.size.width + part.area.left + column
                        canvas[place] = isAll ? [0, 0, 0, 0] : before[place]
                    }
                }
            }
        }
    }

    @Test func encodedMoviesRoundTrip() throws {
        let frames = [0, 1, 2, 2, 7].map { column in
            (0..<Self.size.width * Self.size.height).flatMap { pixel -> [UInt8] in
                [pixel % Self.size.width == column ? 255 : 20, UInt8(pixel), 7, pixel % 2 == 0 ? 255 : 90]
            }
        }
        let encoder = try AnimatedPNGEncoder(size: Self.size, isOpaque: false, frameCount: 5, plays: 4)
        for (index, frame) in frames.enumerated() {
            try encoder.append(frame, delay: try #require(FrameDelay(index + 1, over: 60)))
        }
        try encoder.finish()
        let file = encoder.takeBytes()
        let film = try AnimatedPNG(file)
        #expect(film.size == Self.size && film.plays == 4 && film.frameCount == 5)
        #expect(film.delays == (1...5).map { FrameDelay($0, over: 60) })
        #expect(try Self.decoded(file).map(\.bytes) == frames)
    }

    @Test func aDefaultImageOutsideTheMovieIsSkipped() throws {
        let area = ChangedArea(left: 2, top: 1, width: 3, height: 3)
        let parts = [Part(area: area, delay: (3, 0), pixels: Self.noise(area, seed: 3))]
        let file = Self.file(try Self.chunks(parts, hasOtherImage: true))
        let images = try Self.decoded(file)
        #expect(images.count == 1)
        #expect(images[0].bytes[..<4] == [0, 0, 0, 0])
        let start = (Self.size.width + 2) * 4
        #expect(images[0].bytes[start..<start + 12] == parts[0].pixels[..<12])
        // A denominator of 0 means hundredths.
        #expect(try AnimatedPNG(file).delays == [FrameDelay(3, over: 100)])
    }

    @Test func stillsAreDistinguishedFromMovies() throws {
        let still = SamplePNG.random((6, 8), width: 3, height: 3).file
        #expect(!AnimatedPNG.isAnimated(still) && !AnimatedPNG.isAnimated([1, 2, 3]))
        #expect(throws: PNGError.notAnimated) { try AnimatedPNG(still) }
        #expect(AnimatedPNG.isAnimated(Self.file(try Self.chunks(Self.films[0]))))
    }

    private static func damage(_ change: (inout [Chunk]) -> Void) throws -> AnimationDamage? {
        var chunks = try chunks(Array(films[0].prefix(3)))
        change(&chunks)
        do throws(PNGError) {
            _ = try AnimatedPNG(file(chunks))
            return nil
        } catch {
            guard case .damagedAnimation(let damage, _) = error else { throw error }
            return damage
        }
    }

    /// Chunks: IHDR, acTL, fcTL, IDAT, fcTL, fdAT, fdAT, fcTL, fdAT, fdAT, IEND.
    @Test func everyDamageHasItsError() throws {
        #expect(try Self.damage { _ in } == nil)
        #expect(try Self.damage { $0[1].bytes.append(0) } == .length(chunk: "acTL", found: 9, expected: 8))
        #expect(try Self.damage { $0[2].bytes.removeLast() } == .length(chunk: "fcTL", found: 25, expected: 26))
        #expect(try Self.damage { $0[5].bytes = [0] } == .length(chunk: "fdAT", found: 1, expected: 4))
        #expect(try Self.damage { $0.swapAt(5, 6) } == .number(chunk: "fdAT", found: 3, expected: 2))
        #expect(try Self.damage { $0[4].bytes[3] = 9 } == .number(chunk: "fcTL", found: 9, expected: 1))
        let area = AnimationDamage.area(width: 4, height: 3, left: 7, top: 1, of: Self.size)
        #expect(try Self.damage { $0[4].bytes[15] = 7 } == area)
        let empty = AnimationDamage.area(width: 0, height: 3, left: 1, top: 1, of: Self.size)
        #expect(try Self.damage { $0[4].bytes[7] = 0 } == empty)
        let first = AnimationDamage.area(width: 8, height: 6, left: 0, top: 0, of: Self.size)
        #expect(try Self.damage { $0[2].bytes[7] = 8 } == first)
        #expect(try Self.damage { $0[1].bytes[3] = 4 } == .frameCount(found: 3, declared: 4))
        #expect(
            try Self.damage { chunks in
                chunks[1].bytes[3] = 0
                chunks.removeAll { ["fcTL", "fdAT"].contains($0.name) }
            } == .frameCount(found: 0, declared: 0))
        #expect(try Self.damage { $0.removeSubrange(8...9) } == .noData(frame: 2))
        #expect(
            try Self.damage { chunks in
                chunks.removeAll { $0.name == "fcTL" }
                for index in 3...6 { chunks[index].bytes[3] = UInt8(index - 3) }
            } == .dataBeforeControl)
        #expect(try Self.damage { $0[4].bytes[24] = 3 } == .operation(frame: 1, dispose: 3, blend: 0))
        #expect(try Self.damage { $0[4].bytes[25] = 2 } == .operation(frame: 1, dispose: 0, blend: 2))
        var file = Self.file(try Self.chunks(Self.films[0]))
        file[70] ^= 1
        #expect(throws: PNGError.damagedAnimation(.checksum(chunk: "fcTL"), offset: 53)) { try AnimatedPNG(file) }
    }

    /// A second header would replace the size that the areas of the frames were checked against.
    @Test func theHeaderIsFirstAndAlone() throws {
        func error(_ change: (inout [Chunk]) -> Void) throws -> PNGError? {
            var chunks = try Self.chunks(Array(Self.films[0].prefix(2)))
            change(&chunks)
            do throws(PNGError) {
                _ = try Self.decoded(Self.file(chunks))
                return nil
            } catch {
                return error
            }
        }
        #expect(try error { $0.insert($0[0], at: 1) } == .secondHeader(offset: 33))
        #expect(try error { $0.insert(Chunk(name: "IHDR", bytes: [0, 0, 0, 4]), at: 1) } == .secondHeader(offset: 33))
        #expect(try error { $0.insert($0[0], at: $0.count - 1) } != nil)
        #expect(try error { $0[0].bytes.removeLast() } == .headerLength(12))
        #expect(try error { $0[0].bytes = [] } == .headerLength(0))
        #expect(try error { $0.swapAt(0, 1) } == .missingHeader(first: "acTL"))
        #expect(try error { $0.remove(at: 0) } == .missingHeader(first: "acTL"))
    }

    @Test func noPrefixAndNoFlippedBitGoesUnnoticed() throws {
        let whole = Self.file(try Self.chunks(Array(Self.films[0].prefix(3))))
        for count in whole.indices {
            #expect(throws: PNGError.self) { try Self.decoded(Array(whole[..<count])) }
        }
        let images = try Self.decoded(whole)
        var file = whole
        for bit in 0..<file.count * 8 {
            file[bit / 8] ^= 1 << (bit % 8)
            if let seen = try? Self.decoded(file) { #expect(seen == images, "bit \(bit)") }
            file[bit / 8] ^= 1 << (bit % 8)
        }
    }

    /// Chunks dropped, doubled, swapped and changed with valid checksums give an error or whole frames of the right
    /// size.
    @Test func mixedUpChunksNeverTrap() throws {
        var noise = SplitMix64(seed: 7)
        let films = try Self.films.prefix(3).map { try Self.chunks(Array($0.prefix(5))) }
        var refused = 0
        for round in 0..<600 {
            var chunks = films[round % films.count]
            for _ in 0..<Int.random(in: 1...3, using: &noise) {
                let index = Int.random(in: 1..<chunks.count, using: &noise)
                let other = Int.random(in: 1..<chunks.count, using: &noise)
                switch Int.random(in: 0..<4, using: &noise) {
                case 0: chunks.remove(at: index)
                case 1: chunks.insert(chunks[index], at: other)
                case 2: chunks.swapAt(index, other)
                default:
                    guard !chunks[index].bytes.isEmpty else { continue }
                    let byte = Int.random(in: chunks[index].bytes.indices, using: &noise)
                    chunks[index].bytes[byte] = .random(in: 0...255, using: &noise)
                }
                if chunks.count < 2 { break }
            }
            do {
                for image in try Self.decoded(Self.file(chunks)) { #expect(image.size == Self.size) }
            } catch {
                refused += 1
            }
        }
        #expect(refused > 300)
    }
}
