public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice for a language. One can be created for any language, but none is installed and none is heard.
@MainActor @preconcurrency open class AVSpeechSynthesisVoice: NSObject {
    public let language: String
    open var identifier: String { "com.apple.voice.compact.\(language)" }
    open var name: String { language }

    /// - Parameter code: A language and region, such as `en-GB`; `nil` for those of the user.
    public init?(language code: String?) {
        language = code ?? Self.currentLanguageCode()
        super.init()
    }

    /// Fails, because no voices are installed.
    public init?(identifier: String) { nil }

    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    open class func currentLanguageCode() -> String {
        Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
    }
}

/// A text to speak. Its options are stored without effect.
@MainActor @preconcurrency open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0
    open var prefersAssistiveTechnologySettings = false

    public init(string: String) {
        speechString = string
        super.init()
    }
}

public enum AVSpeechBoundary: Int, Sendable {
    case immediate, word
}

/// A speaker without a voice.
///
/// Differs from AVFoundation: every utterance starts and ends on the next turns without a sound, which is reported as unsupported.
@MainActor @preconcurrency open class AVSpeechSynthesizer: NSObject {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var isSpeaking: Bool { !queue.isEmpty }
    open private(set) var isPaused = false
    /// The utterances that have not ended, of which the first is spoken.
    private var queue: [AVSpeechUtterance] = []

    open func speak(_ utterance: AVSpeechUtterance) {
        // Entry point: A synthesizer has no view.
        Stage.current.diagnostics.reportUnsupported("AVSpeechSynthesizer", instead: "nothing is heard")
        queue.append(utterance)
        if queue.count == 1 { start() }
    }

    /// Whether an utterance was stopped, together with those behind it.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        let stopped = queue
        queue = []
        isPaused = false
        for utterance in stopped { delegate?.speechSynthesizer(self, didCancel: utterance) }
        return !stopped.isEmpty
    }

    /// Whether an utterance was paused.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = queue.first, !isPaused else { return false }
        isPaused = true
        delegate?.speechSynthesizer(self, didPause: utterance)
        return true
    }

    /// Whether a paused utterance goes on.
    @discardableResult open func continueSpeaking() -> Bool {
        guard let utterance = queue.first, isPaused else { return false }
        isPaused = false
        delegate?.speechSynthesizer(self, didContinue: utterance)
        finish(utterance)
        return true
    }

    private func start() {
        guard let utterance = queue.first else { return }
        DispatchQueue.main.async { [weak self] in
            guard let self, queue.first === utterance else { return }
            delegate?.speechSynthesizer(self, didStart: utterance)
            finish(utterance)
        }
    }

    private func finish(_ utterance: AVSpeechUtterance) {
        DispatchQueue.main.async { [weak self] in
            guard let self, queue.first === utterance, !isPaused else { return }
            queue.removeFirst()
            delegate?.speechSynthesizer(self, didFinish: utterance)
            start()
        }
    }
}

@MainActor @preconcurrency public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Not called here.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
