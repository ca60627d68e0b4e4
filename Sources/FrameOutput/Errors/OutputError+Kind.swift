import FramePNG

extension OutputError {
    /// The families of errors a command tells apart by its exit status, with the numbers of `sysexits.h`.
    public enum Kind: Int32, CaseIterable, Sendable {
        /// The request itself is wrong.
        case usage = 64
        /// The frames are.
        case data = 65
        /// This machine cannot do it.
        case software = 70
        /// A file or folder cannot be made.
        case cannotCreate = 73
        /// Reading or writing a file failed.
        case inputOutput = 74
        /// Stopped on request: 128 and the number of SIGINT, as shells count it.
        case interrupted = 130
    }

    public var kind: Kind {
        switch self {
        case .pattern, .numberDoesNotFit, .selection, .format, .delay, .jobs, .encoding(.invalidLevel): .usage
        case .noFrames, .canvas, .frameSize, .noAlpha, .listedName, .manifests: .data
        case .threads, .noDigest, .noFFmpeg, .cannotStart, .ffmpegFailed, .encoding: .software
        case .targetsExist, .targetIsFolder, .targetIsNotAFile, .cannotCreate: .cannotCreate
        case .cannotWrite, .cannotRead, .cannotRemove: .inputOutput
        case .interrupted: .interrupted
        }
    }
}
