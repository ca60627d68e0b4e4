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
    public init?(name: String) {
        guard let asset = Self.read(name, in: ResourceBundles.searched(nil)) else { return nil }
        (self.name, data, typeIdentifier) = (name, asset.data, asset.type)
        super.init()
    }

    /// Reads a data set of a bundle. Returns `nil` and reports the call as unsupported if there is none, or if its file
    /// cannot be read.
    public init?(name: String, bundle: Bundle) {
        guard let asset = Self.read(name, in: ResourceBundles.searched(bundle)) else { return nil }
        (self.name, data, typeIdentifier) = (name, asset.data, asset.type)
        super.init()
    }

    private static func read(_ name: String, in bundles: [Bundle]) -> (data: Data, type: String)? {
        guard let asset = UIImage.fromLibrary({ $0.data(name, in: bundles) }) else {
            UIImage.reportUnsupported(
                "NSDataAsset(name: “\(name)”)", .missing,
                instead: "nil is returned; no asset catalog has a data set of that name")
            return nil
        }
        do throws(InputBytes.Refusal) {
            return (Data(try InputBytes.read(asset.path, limit: sizeLimit)), asset.type ?? "public.data")
        } catch {
            UIImage.reportUnsupported(
                "NSDataAsset(name: “\(name)”)", .unreadable,
                instead: "nil is returned; \(asset.path) cannot be read: \(error.message)")
            return nil
        }
    }
}
