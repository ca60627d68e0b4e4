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
    let mode = writefn == nil ? "rb" : readfn == nil ? "wb" : "rb+"
    let functions = StreamFunctions(
        cookie: UnsafeMutableRawPointer(mutating: cookie), read: readfn, write: writefn, seek: seekfn, close: closefn)
    let held = Unmanaged.passRetained(functions)
    let file = fopencookie(held.toOpaque(), mode, StreamFunctions.ofLinux)
    if file == nil { held.release() }
    return file
}

/// The functions of a stream of Darwin, called by those of a stream of Linux.
private final class StreamFunctions {
    let cookie: UnsafeMutableRawPointer?
    let read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?
    let write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?
    let seek: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?
    let close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?

    init(
        cookie: UnsafeMutableRawPointer?,
        read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
        write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
        seek: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?,
        close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
    ) {
        self.cookie = cookie
        self.read = read
        self.write = write
        self.seek = seek
        self.close = close
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> StreamFunctions? {
        pointer.map { Unmanaged<StreamFunctions>.fromOpaque($0).takeUnretainedValue() }
    }

    static var ofLinux: cookie_io_functions_t {
        cookie_io_functions_t(
            read: { pointer, bytes, count in
                guard let functions = StreamFunctions.of(pointer), let read = functions.read else { return -1 }
                return Int(read(functions.cookie, bytes, Int32(clamping: count)))
            },
            write: { pointer, bytes, count in
                guard let functions = StreamFunctions.of(pointer), let write = functions.write else { return 0 }
                return max(0, Int(write(functions.cookie, bytes, Int32(clamping: count))))
            },
            seek: { pointer, offset, whence in
                guard let functions = StreamFunctions.of(pointer), let seek = functions.seek, let offset else {
                    return -1
                }
                let position = seek(functions.cookie, fpos_t(offset.pointee), whence)
                guard position >= 0 else { return -1 }
                offset.pointee = Int(position)
                return 0
            },
            close: { pointer in
                guard let pointer else { return -1 }
                let functions = Unmanaged<StreamFunctions>.fromOpaque(pointer).takeRetainedValue()
                return functions.close?(functions.cookie) ?? 0
            })
    }
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
