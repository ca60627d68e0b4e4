internal import CFrameStreams
public import Foundation

// The file streams of Darwin, as far as the C library of Linux names them otherwise.

/// A position in a file.
public typealias fpos_t = Int64

/// Opens a stream that is read and written by functions.
///
/// - Parameters:
///   - cookie: The first argument of the functions.
///   - readfn: Reads at most a number of bytes and returns how many; `nil` if the stream cannot be read.
///   - writefn: Writes bytes; `nil` if the stream cannot be written.
///   - seekfn: Moves to a position and returns it; `nil` if the stream has none.
///   - closefn: Called when the stream is closed.
public func funopen(
    _ cookie: UnsafeRawPointer?,
    _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
    _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?,
    _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? {
    frame_funopen(cookie, readfn, writefn, seekfn, closefn)?.assumingMemoryBound(to: FILE.self)
}

extension stat {
    /// The time of the last change of the contents, by Darwin's name.
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }
    /// The time of the last access, by Darwin's name.
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }
    /// The time of the last change of the file, by Darwin's name.
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}
