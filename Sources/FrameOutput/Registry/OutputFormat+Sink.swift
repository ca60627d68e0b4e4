public import FramePNG

extension OutputFormat {
    /// The sink that writes all frames into one file.
    ///
    /// - Precondition: The format is no sequence, and `target` is a file unless ``isStream``.
    public func movieSink(
        to target: MovieTarget, settings: MovieSettings, compression: PNGCompression
    ) -> any FrameSink {
        switch self {
        case .png: preconditionFailure("a sequence has a file for every frame")
        case .apng: return AnimatedPNGSink(to: target, settings: settings, compression: compression)
        case .y4m: return VideoStreamSink(.y4m, to: target, settings: settings)
        case .rgba: return VideoStreamSink(.rgba, to: target, settings: settings)
        case .film(let format):
            guard case .file(let path, let replacing) = target else { preconditionFailure("a film needs a file") }
            return FilmSink(format, path: path, replacing: replacing, settings: settings)
        }
    }
}
