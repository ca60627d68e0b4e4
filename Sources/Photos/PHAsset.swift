public enum PHAssetMediaType: Int, Sendable {
    case unknown, image, video, audio
}

public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt

    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// An object of the library.
// Unchecked because the class is open, as Apple's is; it is used on the main thread.
open class PHObject: NSObject, @unchecked Sendable {
    open var localIdentifier: String { "" }
}

/// A photograph or video. The library has none.
open class PHAsset: PHObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum, moment
}

public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas = 201
    case smartAlbumVideos = 202
    case smartAlbumFavorites = 203
    case smartAlbumRecentlyAdded = 206
    case smartAlbumUserLibrary = 209
    case smartAlbumSelfPortraits = 210
    case smartAlbumScreenshots = 211
    case any = 9_223_372_036_854_775_807
}

/// Albums and folders.
open class PHCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
}

/// An album. The library has none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    open var estimatedAssetCount: Int { 0 }
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }

    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Options, which are stored without effect.
open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
}

/// The objects that match a request: none.
open class PHFetchResult<ObjectType: PHObject>: NSObject {
    public override init() {
        super.init()
        PHPhotoLibrary.report()
    }

    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func contains(_ anObject: ObjectType) -> Bool { false }
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}

    /// There is no object at any index; use ``count`` first.
    open func object(at index: Int) -> ObjectType {
        preconditionFailure("A PHFetchResult has no object at \(index): the library is empty; ask for its count first.")
    }

    open subscript(index: Int) -> ObjectType { object(at: index) }
}
