package import FramePainting

/// The reason why a golden, or a file to compare, cannot be used.
package enum GoldenError: Error, Equatable, Sendable {
    /// The file or folder does not exist or cannot be opened.
    case missing(path: String, reason: String)
    /// A device, pipe or socket where a file was expected.
    case notAFile(path: String)
    case unreadable(path: String, reason: String)
    /// The file exceeds the limit, in bytes.
    case tooLarge(path: String, limit: Int)
    case noFrames(folder: String)
    /// A golden refers to another one that has no frames of its own.
    case brokenReference(path: String, holder: String)
    /// The compressed data of a golden is cut off or is not in the format of gzip.
    case damaged(path: String)
    /// Two files of a folder have the same frame number.
    case repeatedNumber(Int, folder: String, files: [String])
    case notPNG(path: String, reason: String)
    /// An animated PNG was found where a single image was expected.
    case animation(path: String)
    case notAnimation(path: String, reason: String)
    /// The panels of a difference, side by side, are too large for a PNG file of this project.
    case panelsTooLarge(path: String, PixelSize)
    /// A file or folder that does not belong to this program, where this program would write or remove its own.
    case foreign(path: String)
    /// A link in place of a file or folder of this program.
    case link(path: String)

    /// One sentence without a full stop that states the file, the problem and the expectation.
    package var message: String {
        switch self {
        case .missing(let path, let reason): "\(path): \(reason)"
        case .notAFile(let path): "\(path): is a device, pipe or socket; expected a file"
        case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
        case .tooLarge(let path, let limit): "\(path): is larger than \(limit >> 20) MiB"
        case .brokenReference(let path, let holder):
            "\(path): refers to \(holder), which has no frames of its own; record the scene again"
        case .damaged(let path): "\(path): is damaged or cut off; record the scene again"
        case .noFrames(let folder): "\(folder): holds no PNG files"
        case .repeatedNumber(let number, let folder, let files):
            "\(folder): \(files.joined(separator: " and ")) are both number \(number)"
        case .notPNG(let path, let reason): "\(path): is no PNG that can be read: \(reason)"
        case .animation(let path):
            "\(path): is an animated PNG; compare it with another, or with a folder of frames"
        case .notAnimation(let path, let reason): "\(path): is no animated PNG that can be read: \(reason)"
        case .panelsTooLarge(let path, let size):
            "\(path): its difference as three panels has \(size.width)×\(size.height) pixels, and a side has at most "
                + "\(PixelSize.limit); choose --picture overlay"
        case .foreign(let path):
            "\(path): was not written by framereel, and is not replaced; move it away, or choose another folder"
        case .link(let path):
            "\(path): is a link, which is not followed; replace it by what it leads to, or choose another folder"
        }
    }
}
