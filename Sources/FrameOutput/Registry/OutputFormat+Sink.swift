public import FramePNG

extension OutputFormat {
    /// Determines the format from a path's extension, in upper or lower case.
    ///
    /// - Parameter formats: The formats to choose from.
    /// - Throws: ``OutputError/format(path:among:)``.
    public init(ofPath path: String, among formats: [OutputFormat] = allCases) throws(OutputError) {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        let fileExtension = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        guard let format = formats.first(where: { $0.name == fileExtension }) else {
            throw .format(path: path, among: formats)
        }
        self = format
    }

    /// Returns the sink that writes all frames into one file.
    ///
    /// - Precondition: ``isSequence`` is `false`, and `target` is a file unless ``isStream``.
    public func movieSink(
        to target: MovieTarget, settings: MovieSettings, compression: PNGCompression
    ) -> any FrameSink {
        switch self {
        case .png: preconditionFailure("a sequence has no single file")
        case .apng: AnimatedPNGSink(to: target, settings: settings, compression: compression)
        case .y4m: VideoStreamSink(.y4m, to: target, settings: settings)
        case .rgba: VideoStreamSink(.rgba, to: target, settings: settings)
        case .mp4: ffmpegSink(.h264, target, settings)
        case .webm: ffmpegSink(.vp9, target, settings)
        case .mov: ffmpegSink(.proRes, target, settings)
        case .gif: ffmpegSink(.palette(settings.palette), target, settings)
        case .webp: ffmpegSink(.webP, target, settings)
        case .avif: ffmpegSink(.av1, target, settings)
        }
    }

    private func ffmpegSink(
        _ codec: FFmpegCodec, _ target: MovieTarget, _ settings: MovieSettings
    ) -> FFmpegSink {
        guard case .file(let path, let replacing) = target else { preconditionFailure("ffmpeg needs a file") }
        return FFmpegSink(self, codec, path: path, replacing: replacing, settings: settings)
    }
}
