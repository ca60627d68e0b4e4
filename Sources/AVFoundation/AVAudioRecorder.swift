/// A recorder of sound.
///
/// Differs from AVFoundation: there is no microphone, which recording reports as unsupported. Time passes, no file is
/// written, and the recording ends without success. Settings are stored without effect.
@MainActor @preconcurrency open class AVAudioRecorder: NSObject {
    public let url: URL
    public let settings: [String: Any]
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false
    open private(set) var isRecording = false
    /// The time recorded before the last pause.
    private var recorded: TimeInterval = 0
    private var began: TimeInterval = 0
    /// Ends a recording of some seconds; `nil` for one without end.
    private var end: DispatchWorkItem?
    /// The recorded time at which the recording ends; `nil` for a recording without end.
    private var limit: TimeInterval?

    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
    }

    /// The time recorded so far; 0 when the recording has ended.
    open var currentTime: TimeInterval { isRecording ? recorded + CACurrentMediaTime() - began : recorded }

    @discardableResult open func prepareToRecord() -> Bool { true }

    @discardableResult open func record() -> Bool {
        guard !isRecording else { return true }
        // Entry point: a recorder has no object to ask for its stage.
        Stage.current.diagnostics.reportUnsupported(
            "AVAudioRecorder", instead: "nothing is recorded, because there is no microphone, and no file is written")
        began = CACurrentMediaTime()
        isRecording = true
        scheduleEnd()
        return true
    }

    /// Records for `duration` seconds and then stops.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
        limit = currentTime + duration
        if isRecording { scheduleEnd() }
        return record()
    }

    private func scheduleEnd() {
        end?.cancel()
        guard let limit else { return }
        let item = DispatchWorkItem { [weak self] in self?.stop() }
        end = item
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, limit - recorded), execute: item)
    }

    open func pause() {
        recorded = currentTime
        isRecording = false
        end?.cancel()
    }

    /// Ends the recording, of which the delegate hears on the next turn.
    open func stop() {
        let hasBegun = isRecording || recorded > 0
        (isRecording, recorded, limit) = (false, 0, nil)
        end?.cancel()
        guard hasBegun else { return }
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.audioRecorderDidFinishRecording(self, successfully: false)
        }
    }

    /// - Returns: `false`, because there is no file.
    @discardableResult open func deleteRecording() -> Bool { false }

    open func updateMeters() {}
    /// Silence, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

@MainActor @preconcurrency public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// The quality of encoded sound. Raw values match the public header.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7f
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// A format of sound, by its code of four characters.
public typealias AudioFormatID = UInt32

public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
