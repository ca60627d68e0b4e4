/// The folder and file names of a sequence.
///
/// The last part of the path contains one field in any of three spellings:
///
/// | spelling | meaning | |---|---| | `%05d`, `%d` | five digits with leading zeros; as many digits as needed | |
/// `####` | one digit per sign | | `[frame]`, `[frame:4]` | five digits; four digits |
///
/// `%%`, `%#` and `%[` are the plain signs. A name without a field gets `-%05d` before its extension; an empty name
/// (the path ends in `/`, `.` or `..`) becomes ``defaultFile``. The folder part is taken literally. A `%d` or `[frame]`
/// in it is an error, because there are no folders per frame.
///
/// A field of two or more digits never overflows: a wider number is an error, because `10000` would sort before `9999`.
/// A field of one digit has no fixed width and accepts every number.
///
/// The three spellings come from printf (ffmpeg), from Nuke and Blender, and from Remotion.
public struct FrameNamePattern: Equatable, Hashable, Sendable {
    /// The file part of a path that names only a folder.
    public static let defaultFile = "frame-%05d.png"
    /// Default width of a field. Five digits hold 27 minutes at 60 frames per second.
    public static let defaultDigits = 5
    /// Width of the widest field. Every number with 18 digits fits an `Int`.
    public static let maximumDigits = 18

    /// Pattern as it was written.
    public let source: String
    /// Folder as written, without a final `/`; `.` if the pattern does not name one.
    public let folder: String
    /// File name before the number.
    public let prefix: String
    /// File name after the number, including the extension.
    public let suffix: String
    /// Minimum number of digits, 1…``maximumDigits``.
    public let digits: Int

    /// - Throws: ``OutputError/pattern(text:column:problem:)``.
    public init(_ text: String) throws(OutputError) {
        let parser = FrameNamePatternParser(text)
        let parts = try parser.parse()
        source = text
        folder = parts.folder
        prefix = parts.prefix
        suffix = parts.suffix
        digits = parts.digits
    }

    /// Returns the file name, without the folder, of a frame.
    ///
    /// - Throws: ``OutputError/numberDoesNotFit(number:digits:pattern:)`` if the number is negative or too wide.
    public func name(for number: Int) throws(OutputError) -> String {
        let text = String(number)
        guard number >= 0, digits == 1 || text.utf8.count <= digits else {
            throw .numberDoesNotFit(number: number, digits: digits, pattern: source)
        }
        let zeros = String(repeating: "0", count: max(0, digits - text.utf8.count))
        return prefix + zeros + text + suffix
    }

    /// Returns the path of a frame's file, made of ``folder`` and ``name(for:)``.
    public func path(for number: Int) throws(OutputError) -> String {
        path(of: try name(for: number))
    }

    /// Returns the path of a file in the pattern's folder.
    public func path(of fileName: String) -> String {
        switch folder {
        case ".": fileName
        case "/": "/" + fileName
        default: folder + "/" + fileName
        }
    }

    /// Returns the frame whose file, without the folder, is called `fileName`, or `nil` if the pattern produces no such
    /// name. Names are compared byte by byte, as in the file system.
    public func number(of fileName: String) -> Int? {
        let name = Array(fileName.utf8)
        let before = Array(prefix.utf8)
        let after = Array(suffix.utf8)
        let width = name.count - before.count - after.count
        guard width >= digits, name.starts(with: before), name.suffix(after.count).elementsEqual(after) else {
            return nil
        }
        let field = name[before.count..<before.count + width]
        guard field.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let number = Int(String(decoding: field, as: UTF8.self)),
            let canonical = try? self.name(for: number)
        else { return nil }
        return canonical.utf8.elementsEqual(name) ? number : nil
    }

    /// File part in printf's spelling, which ffmpeg also reads: `frame-%05d.png`.
    public var printfName: String {
        let field = digits == 1 ? "%d" : "%0\(digits)d"
        return escaped(prefix) + field + escaped(suffix)
    }

    private func escaped(_ text: String) -> String {
        text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
}

/// The number in the name of a frame's file.
public enum FrameNumbering: Equatable, Hashable, Sendable {
    /// The scene number plus `start`. A sparse selection leaves gaps, at which ffmpeg stops reading.
    case actual(start: Int)
    /// The position in the sequence plus `start`, without gaps.
    case consecutive(start: Int)

    func fileNumber(of slot: FrameSlot) -> Int {
        switch self {
        case .actual(let start): slot.number + start
        case .consecutive(let start): slot.position + start
        }
    }
}
