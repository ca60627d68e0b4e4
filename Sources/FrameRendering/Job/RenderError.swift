public import FrameFigures
public import FrameFiles
public import FrameJSON
public import FrameOutput
public import FramePainting

/// The reason why a job cannot be run.
public enum RenderError: Error, Equatable, Sendable {
    // MARK: The request

    /// A number of frames per second outside 1…1,000,000.
    case rate(Int)
    /// A part that is empty or reaches beyond the canvas.
    case part(FramingRequest.Part, canvas: PixelSize)
    /// A scale that is not above 0 or exceeds ``FramingRequest/largestScale``, or a limit below one pixel.
    case size(FramingRequest.Size)
    /// A format with one file per frame, although a movie is requested.
    case notAMovie(OutputFormat)
    /// A format that cannot be written to standard output because it needs a file.
    case notAStream(OutputFormat)
    /// A number of repetitions for a format that does not support them.
    case repetitions(OutputFormat)
    /// A negative number of additional frames for which a frame is held, or one above `FrameSelection.mostFrames`.
    case hold(Int)
    /// A number of colors that a GIF cannot have.
    case colors(Int)
    /// A shard of a movie, which is a single file.
    case partOfMovie(OutputFormat)
    /// `ExistingFiles.clean` for a shard, which would remove the frames of other shards.
    case cleaningPart
    /// `ExistingFiles.clean` without a manifest that lists the files to remove.
    case cleaningWithoutManifest
    /// A manifest with the same path as a frame.
    case manifestIsFrame(String)
    /// A manifest with the same path as the movie.
    case manifestIsMovie(String)

    // MARK: The files

    /// The manifest of an earlier run cannot be read.
    case earlierManifest(path: String, InputBytes.Refusal)
    /// The file at the manifest's path is not a manifest.
    case invalidManifest(JSONError)
    /// The frames cannot be dressed as requested.
    case dressing(DressingError)
    /// The poster of a player cannot be encoded.
    case poster(String)
    /// Frames could not be selected, named, drawn or written.
    case output(OutputError)
}

extension RenderError {
    static func output<Value>(_ body: () throws(OutputError) -> Value) throws(RenderError) -> Value {
        do throws(OutputError) {
            return try body()
        } catch {
            throw .output(error)
        }
    }

    static func dressing<Value>(_ body: () throws(DressingError) -> Value) throws(RenderError) -> Value {
        do throws(DressingError) {
            return try body()
        } catch {
            throw .dressing(error)
        }
    }
}

extension RenderError: CustomStringConvertible {
    /// One line without a final full stop that states the problem and the expectation.
    public var description: String {
        switch self {
        case .rate(let fps): "\(fps) frames per second: expected a number from 1 to 1000000"
        case .part(let part, let canvas):
            "the part \(part.x),\(part.y),\(part.width),\(part.height) is not on the canvas, which has "
                + "\(canvas.width) x \(canvas.height) pixels"
        case .size(.scaled(let factor)):
            "frames at \(factor) of their size: expected a factor above 0 and up to \(Int(FramingRequest.largestScale))"
        case .size: "frames of no size: expected limits above 0"
        case .notAMovie(let format): "a \(format.name) holds one frame: choose a pattern of names for a sequence"
        case .notAStream(let format):
            "a \(format.name) needs a file; \(OutputFormat.list("and", where: \.isStream)) can go to standard output"
        case .repetitions(let format):
            "players decide how often a \(format.name) plays; it can be set for "
                + OutputFormat.list("and", where: \.hasLoopCount)
        case .hold(let count): "a hold of \(count) frames: expected 0 to \(FrameSelection.mostFrames)"
        case .colors(let count):
            "\(count) colors: expected \(GIFPalette.colorRange.lowerBound) to \(GIFPalette.colorRange.upperBound)"
        case .partOfMovie(let format): "shards divide a sequence of files, and a \(format.name) is one file"
        case .cleaningPart: "a shard cannot remove what it does not write again: the frames of other shards"
        case .cleaningWithoutManifest: "files of an earlier run are removed as its manifest lists them; name a manifest"
        case .manifestIsFrame(let path): "\(path): the manifest would replace a frame"
        case .manifestIsMovie(let path): "\(path): the manifest would replace the movie"
        case .earlierManifest(let path, let refusal): "\(path): \(refusal.message)"
        case .invalidManifest(let error): error.description
        case .dressing(let error): error.message
        case .poster(let reason): "the poster cannot be encoded: \(reason)"
        case .output(let error): error.description
        }
    }
}
