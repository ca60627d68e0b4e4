public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kAudioServicesNoError: Int32 = 0

/// Does nothing, which is reported as unsupported.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { report() }

/// Does nothing, which is reported as unsupported.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { report() }

/// Calls the block on the next turn.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?
) {
    report()
    DispatchQueue.main.async { inCompletionBlock?() }
}

/// Calls the block on the next turn.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?
) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Sets the identifier to that of a silent sound.
@discardableResult public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
    outSystemSoundID.pointee = 1
    return kAudioServicesNoError
}

/// Takes the address as an object, which is a `CFURL` on iOS and not here.
@discardableResult public func AudioServicesCreateSystemSoundID(
    _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
    AudioServicesCreateSystemSoundID(inFileURL as URL, outSystemSoundID)
}

@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
    kAudioServicesNoError
}

private func report() {
    // Entry point: A function has no view.
    MainActor.assumeIsolated {
        Stage.current.diagnostics.reportUnsupported("AudioServicesPlaySystemSound", instead: "no sound is heard")
    }
}
