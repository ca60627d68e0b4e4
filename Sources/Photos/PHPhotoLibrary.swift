public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// An error of the library.
public struct PHPhotosError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case accessUserDenied = 3311
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// The user's photographs.
///
/// Differs from Photos: there are none, and access is refused, which is reported as unsupported.
// Unchecked because the class is open, as Apple's is; it is used on the main thread.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()

    open class func shared() -> PHPhotoLibrary { only }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

    /// Refuses access on the next turn.
    open class func requestAuthorization(_ handler: @escaping @MainActor (PHAuthorizationStatus) -> Void) {
        report()
        DispatchQueue.main.async { handler(.denied) }
    }

    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
    ) {
        requestAuthorization(handler)
    }

    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        report()
        return .denied
    }

    /// Fails on the next turn, without calling the block that would change the library.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: (@MainActor (Bool, (any Error)?) -> Void)? = nil
    ) {
        Self.report()
        DispatchQueue.main.async { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
    }

    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        Self.report()
        throw PHPhotosError(.accessUserDenied)
    }

    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

    static func report() {
        // Entry point: The library has no view.
        MainActor.assumeIsolated {
            Stage.current.diagnostics.reportUnsupported(
                "PHPhotoLibrary", instead: "access is refused, and there are no photographs")
        }
    }
}

/// A change of the library. There is none.
open class PHChange: NSObject {
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    public let fetchResultAfterChanges = PHFetchResult<ObjectType>()
    open var hasIncrementalChanges: Bool { false }
}

/// Never called, because the library does not change.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
