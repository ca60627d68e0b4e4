public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let metadata = AVMediaType(rawValue: "meta")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A movie or a recording, with no tracks and an indefinite duration.
open class AVAsset: NSObject {
    public convenience init(url URL: URL) {
        self.init()
    }

    open var duration: CMTime { .indefinite }
    open var tracks: [AVAssetTrack] { [] }
    open var isPlayable: Bool { false }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

    /// Always loaded.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        .loaded
    }

    /// Calls the completion handler on the next turn.
    open func loadValuesAsynchronously(
        forKeys keys: [String], completionHandler handler: (@MainActor () -> Void)? = nil
    ) {
        DispatchQueue.main.async { handler?() }
    }
}

public enum AVKeyValueStatus: Int, Sendable {
    case unknown, loading, loaded, failed, cancelled
}

open class AVURLAsset: AVAsset {
    public let url: URL

    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }
}

/// A track of a movie. No asset has one.
open class AVAssetTrack: NSObject {
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
}
