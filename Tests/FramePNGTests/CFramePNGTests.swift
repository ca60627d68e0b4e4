import CFramePNG
import Testing

/// The C target by itself: calls out of order, and failing allocations at every point.
@Suite struct CFramePNGTests {
    static let file = SamplePNG.random((3, 4), width: 7, height: 7, isInterlaced: true).file

    static func settings(memory: Int = .max) -> frame_png_settings {
        frame_png_settings(
            width: 2, height: 2, has_alpha: 1, filter: FRAME_PNG_FILTER_PAETH, level: 6,
            strategy: FRAME_PNG_STRATEGY_DEFAULT, max_memory: memory)
    }

    static func message(_ reader: OpaquePointer) -> String { String(cString: frame_png_reader_message(reader)) }

    /// Reads `file` with limited memory for libpng. Returns the message of a failure, or `nil` on success.
    static func read(memory: Int) throws -> String? {
        try file.withUnsafeBufferPointer { bytes in
            let limits = frame_png_limits(max_width: 100, max_height: 100, max_chunk_bytes: 1000, max_memory: memory)
            let reader = try #require(frame_png_reader_create(bytes.baseAddress, bytes.count, limits))
            defer { frame_png_reader_destroy(reader) }
            guard frame_png_reader_read_header(reader) == FRAME_PNG_OK else { return message(reader) }
            var rgba = [UInt8](repeating: 0, count: 7 * 7 * 4)
            return frame_png_reader_read_rows(reader, &rgba, rgba.count) == FRAME_PNG_OK ? nil : message(reader)
        }
    }

    static func write(memory: Int) throws -> String? {
        let writer = try #require(frame_png_writer_create(settings(memory: memory)))
        defer { frame_png_writer_destroy(writer) }
        let rows = [UInt8](repeating: 9, count: 16)
        let isWritten =
            frame_png_writer_begin(writer) == FRAME_PNG_OK
            && frame_png_writer_write_rows(writer, rows, 2, 8) == FRAME_PNG_OK
            && frame_png_writer_finish(writer) == FRAME_PNG_OK
        return isWritten ? nil : String(cString: frame_png_writer_message(writer))
    }

    /// Fails every allocation once, in order: steps of 64 bytes are smaller than any block libpng allocates.
    @Test func tooLittleMemoryIsAFailureAtEveryPoint() throws {
        for operation in [Self.read, Self.write] {
            var messages: Set<String> = []
            var enough: Int?
            for memory in stride(from: 0, through: 1 << 20, by: 64) {
                guard let message = try operation(memory) else {
                    enough = memory
                    break
                }
                #expect(!message.isEmpty)
                messages.insert(message)
            }
            #expect(messages.count > 1, "\(messages)")
            #expect(try operation(#require(enough) + 4096) == nil)
        }
    }

    @Test func callsOutOfOrderFail() throws {
        let limits = frame_png_limits(max_width: 100, max_height: 100, max_chunk_bytes: 1000, max_memory: .max)
        var rgba = [UInt8](repeating: 0, count: 7 * 7 * 4)
        try Self.file.withUnsafeBufferPointer { bytes in
            let early = try #require(frame_png_reader_create(bytes.baseAddress, bytes.count, limits))
            defer { frame_png_reader_destroy(early) }
            #expect(frame_png_reader_read_rows(early, &rgba, rgba.count) == FRAME_PNG_FAILED)
            #expect(Self.message(early) == "the header has not been read")
            #expect(frame_png_reader_read_header(early) == FRAME_PNG_FAILED)
            #expect(Self.message(early) == "the header has not been read")

            let short = try #require(frame_png_reader_create(bytes.baseAddress, bytes.count, limits))
            defer { frame_png_reader_destroy(short) }
            #expect(frame_png_reader_read_header(short) == FRAME_PNG_OK)
            #expect(frame_png_reader_read_rows(short, &rgba, rgba.count - 28) == FRAME_PNG_FAILED)

            let twice = try #require(frame_png_reader_create(bytes.baseAddress, bytes.count, limits))
            defer { frame_png_reader_destroy(twice) }
            #expect(frame_png_reader_read_header(twice) == FRAME_PNG_OK)
            #expect(frame_png_reader_read_rows(twice, &rgba, rgba.count) == FRAME_PNG_OK)
            #expect(frame_png_reader_offset(twice) == bytes.count)
            #expect(frame_png_reader_read_rows(twice, &rgba, rgba.count) == FRAME_PNG_FAILED)
        }
        let rows = [UInt8](repeating: 0, count: 24)
        for (steps, failing) in [
            ("r", 0), ("f", 0), ("c", 0), ("bb", 1), ("bf", 1), ("brf", 2), ("brrr", 3), ("brrfr", 4),
        ] {
            let writer = try #require(frame_png_writer_create(Self.settings()))
            defer { frame_png_writer_destroy(writer) }
            for (index, step) in steps.enumerated() {
                let status =
                    switch step {
                    case "b": frame_png_writer_begin(writer)
                    case "r": frame_png_writer_write_rows(writer, rows, 1, 8)
                    case "c": frame_png_writer_write_chunk(writer, "IEND", nil, 0)
                    default: frame_png_writer_finish(writer)
                    }
                #expect((status == FRAME_PNG_FAILED) == (index == failing), "\(steps), step \(index)")
            }
        }
    }

    /// Returns a file with image data from the caller.
    @Test func chunksFromTheCallerAreWritten() throws {
        let rows: [UInt8] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 10, 11, 12, 13, 14, 15, 16]
        let data = SamplePNG.stored(rows)
        let writer = try #require(frame_png_writer_create(Self.settings()))
        defer { frame_png_writer_destroy(writer) }
        #expect(frame_png_writer_begin(writer) == FRAME_PNG_OK)
        #expect(frame_png_writer_write_chunk(writer, "IDAT", data, data.count) == FRAME_PNG_OK)
        #expect(frame_png_writer_write_chunk(writer, "IEND", nil, 0) == FRAME_PNG_OK)
        var count = 0
        let file = [UInt8](UnsafeBufferPointer(start: frame_png_writer_bytes(writer, &count), count: count))
        #expect(Chunk.all(in: file).map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
        #expect(PNGDamageTests.refusal(file) == nil)
        #expect(frame_png_writer_write_chunk(writer, "IEN", nil, 0) == FRAME_PNG_FAILED)
    }
}
