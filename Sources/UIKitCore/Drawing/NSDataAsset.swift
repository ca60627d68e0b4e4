internal import FrameFiles
internal import FrameStoryboards

/// The contents of a file in an asset catalog of a bundle.
open class NSDataAsset: NSObject {
    open private(set) var name: String
    open private(set) var data: Data
    /// The uniform type identifier that the catalog states, or that of any data.
    open private(set) var typeIdentifier: String

    /// The size of a file that is not read: larger ones are refused.
    private static let sizeLimit = 256 << 20

    /// Reads a data set of the main bundle, or of a bundle next to the executable. Returns `nil` if there is none.
    public convenience init?(name: String) { self.init(name: name, among: ResourceBundles.searched(nil)) }

    /// Reads a data set of a bundle. Returns `nil` and reports the call as unsupported if there is none, or if its file
    /// cannot be read.
    public convenience init?(name: String, bundle: Bundle) {
        self.init(name: name, among: ResourceBundles.searched(bundle))
    }

    private init?(name: String, among bundles: [Bundle]) {
        guard let asset = UIImage.fromLibrary({ $0.data(name, in: bundles) }) else {
            UIImage.reportUnsupported(
                "NSDataAsset(name: “\(name)”)", .missing,
                instead: "nil is returned; no asset catalog has a data set of that name")
            return nil
        }
        do throws(InputBytes.Refusal) {
            data = Data(try InputBytes.read(asset.path, limit: Self.sizeLimit))
        } catch {
            UIImage.reportUnsupported(
                "NSDataAsset(name: “\(name)”)", .unreadable,
                instead: "nil is returned; \(asset.path) cannot be read: \(error.message)")
            return nil
        }
        self.name = name
        typeIdentifier = asset.type ?? "public.data"
        super.init()
    }
}
