/// A sound player that makes no sound. Its options are stored without effect.
@MainActor @preconcurrency open class AVAudioPlayer: NSObject {
    public let url: URL?
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }

    public init(contentsOf url: URL) throws {
        self.url = url
        super.init()
    }

    public init(data: Data) throws {
        url = nil
        super.init()
    }

    @discardableResult open func prepareToPlay() -> Bool { true }

    /// Starts playback, which ends on the next turn unless the sound repeats forever.
    @discardableResult open func play() -> Bool {
        isPlaying = true
        guard numberOfLoops >= 0 else { return true }
        DispatchQueue.main.async { [weak self] in
            guard let self, isPlaying else { return }
            isPlaying = false
            delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
        }
        return true
    }

    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

@MainActor @preconcurrency public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The application's audio session, which has no effect.
@MainActor @preconcurrency open class AVAudioSession: NSObject {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// Whether the user lets the application record. Raw values match the public header.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756e_6474
        case denied = 0x6465_6e79
        case granted = 0x6772_6e74
    }

    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6b72
    }

    private static let session = AssociationKey()

    // Entry point: AVAudioSession.sharedInstance() has no object to ask for its stage.
    open class func sharedInstance() -> AVAudioSession {
        session.value(of: Stage.current) { AVAudioSession() }
    }

    open private(set) var category = Category.soloAmbient
    open private(set) var mode = Mode.default
    open var outputVolume: Float { 1 }
    open var isOtherAudioPlaying: Bool { false }

    open func setCategory(_ category: Category) throws { self.category = category }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode) = (category, mode)
    }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    /// Denied, because there is no microphone.
    open var recordPermission: RecordPermission { .denied }

    /// Refuses on the next turn.
    open func requestRecordPermission(_ response: @escaping @MainActor (Bool) -> Void) {
        // Entry point: a session has no object to ask for its stage.
        Stage.current.diagnostics.reportUnsupported("AVAudioSession", instead: "the microphone is refused")
        DispatchQueue.main.async { response(false) }
    }
}
