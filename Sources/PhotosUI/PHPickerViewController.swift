/// A filter of photographs and videos. Kept without effect, because there are none.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private let name: String

    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static let screenshots = PHPickerFilter(name: "screenshots")
    public static let panoramas = PHPickerFilter(name: "panoramas")

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: subfilters.map(\.name).joined(separator: "|"))
    }

    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: subfilters.map(\.name).joined(separator: "&"))
    }

    public static func not(_ subfilter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "!\(subfilter.name)") }
}

/// Options, which are stored without effect.
public struct PHPickerConfiguration: Sendable {
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
    }

    public enum Selection: Int, Sendable {
        case `default`, ordered, continuous, continuousAndOrdered, people
    }

    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}

    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photograph that the user has chosen.
public struct PHPickerResult: @unchecked Sendable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

/// A picker of photographs.
///
/// Differs from PhotosUI: a screen with its name is shown, which is reported as unsupported; it can be presented and
/// canceled.
@MainActor @preconcurrency open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        view = ShellView("PHPickerViewController", title: "Photos") { [weak self] in self?.cancel() }
    }

    /// Tells the delegate that nothing was chosen. It dismisses the picker, as with Apple's.
    private func cancel() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.picker(self, didFinishPicking: [])
    }
}

@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
