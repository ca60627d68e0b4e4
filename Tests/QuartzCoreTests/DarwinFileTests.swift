import Foundation
import QuartzCore
import Testing

/// Names of Darwin's C library for files.
@Suite struct DarwinFileTests {
    /// A file in memory.
    private final class Memory {
        var bytes: [UInt8] = []
        var position = 0
        var isClosed = false
    }

    @Test func streamsOfFunctionsAreReadAndWritten() throws {
        let memory = Memory()
        let opened =
            funopen(
                Unmanaged.passUnretained(memory).toOpaque(),
                { cookie, target, count in
                    guard let cookie, let target else { return -1 }
                    let memory = Unmanaged<Memory>.fromOpaque(cookie).takeUnretainedValue()
                    let part = memory.bytes.dropFirst(memory.position).prefix(Int(count))
                    for (index, byte) in part.enumerated() { target[index] = CChar(bitPattern: byte) }
                    memory.position += part.count
                    return Int32(part.count)
                },
                { cookie, source, count in
                    guard let cookie, let source else { return -1 }
                    let memory = Unmanaged<Memory>.fromOpaque(cookie).takeUnretainedValue()
                    memory.bytes += (0..<Int(count)).map { UInt8(bitPattern: source[$0]) }
                    memory.position = memory.bytes.count
                    return count
                },
                { cookie, offset, whence in
                    guard let cookie else { return -1 }
                    let memory = Unmanaged<Memory>.fromOpaque(cookie).takeUnretainedValue()
                    let start = whence == SEEK_END ? memory.bytes.count : whence == SEEK_CUR ? memory.position : 0
                    memory.position = start + Int(offset)
                    return QuartzCore.fpos_t(memory.position)
                },
                { cookie in
                    guard let cookie else { return -1 }
                    Unmanaged<Memory>.fromOpaque(cookie).takeUnretainedValue().isClosed = true
                    return 0
                })
        let file = try #require(opened)
        fputs("card", file)
        fseek(file, 0, SEEK_END)
        #expect(ftell(file) == 4 && memory.bytes == Array("card".utf8))
        fseek(file, 1, SEEK_SET)
        var found = [CChar](repeating: 0, count: 10)
        #expect(fread(&found, 1, 3, file) == 3 && found.prefix(3).map { UInt8(bitPattern: $0) } == Array("ard".utf8))
        fclose(file)
        #expect(memory.isClosed)
    }

    @Test func timesOfFilesHaveDarwinsNames() {
        var file = stat()
        file.st_mtim = timespec(tv_sec: 3, tv_nsec: 5)
        #expect(file.st_mtimespec.tv_sec == 3 && file.st_mtimespec.tv_nsec == 5)
        #expect(kCFAbsoluteTimeIntervalSince1970 == Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970)
    }

    @Test func encodingsHaveFoundationsNumbers() {
        #expect(CFStringConvertEncodingToNSStringEncoding(0x0800_0100) == String.Encoding.utf8.rawValue)
        #expect(CFStringConvertEncodingToNSStringEncoding(0x0201) == String.Encoding.isoLatin1.rawValue)
        #expect(CFStringConvertEncodingToNSStringEncoding(0x1000_0100) == String.Encoding.utf16BigEndian.rawValue)
        let dos = CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(CFStringEncodings.dosLatinUS.rawValue))
        #expect(String(data: Data([0x43, 0x81]), encoding: String.Encoding(rawValue: dos)) == "Cü")
    }
}
