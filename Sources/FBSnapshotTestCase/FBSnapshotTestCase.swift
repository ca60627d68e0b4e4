public import Foundation
@_exported public import HostedTesting
@_exported public import UIKit

/// A test case that compares views and layers with images on disk.
///
/// The image of a test is `ReferenceImages_64/<Module.Class>/<test>_<identifier>@<scale>x.png`, beside the test's source or in
/// a folder around it, or where `FB_REFERENCE_IMAGE_DIR` says.
open class FBSnapshotTestCase: XCTestCase {
    /// Whether images are written instead of compared, which fails the test.
    open var recordMode = false
    /// Whether views are drawn as on a screen, and not by their layers alone.
    open var usesDrawViewHierarchyInRect = false
    /// Properties of the device that are part of the names of images.
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    /// The folder of the test's images among those of other test cases; `nil` for the name of the class.
    open var folderName: String?

    public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
        super.init(name: name, testClosure: testClosure)
    }

    /// Returns the folder of references, without the suffix.
    ///
    /// - Parameter dir: The folder if `FB_REFERENCE_IMAGE_DIR` names none.
    open func getReferenceImageDirectory(withDefault dir: String?) -> String {
        folder("FB_REFERENCE_IMAGE_DIR", dir) ?? "ReferenceImages"
    }

    /// Returns the folder of images that differ from their references.
    ///
    /// - Parameter dir: The folder if `IMAGE_DIFF_DIR` names none.
    open func getImageDiffDirectory(withDefault dir: String?) -> String {
        folder("IMAGE_DIFF_DIR", dir) ?? NSTemporaryDirectory()
    }

    private func folder(_ variable: String, _ usual: String?) -> String? {
        [ProcessInfo.processInfo.environment[variable], usual].compactMap(\.self).first { !$0.isEmpty }
    }
}

/// Parts of the names of images.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
    public let rawValue: UInt

    public static let none = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1)
    public static let device = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 2)
    public static let OS = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 4)
    public static let screenSize = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 8)
    public static let screenScale = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 16)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// The endings of folders of references: first those of devices with 64 bits.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(array: ["_64", "_32"]) }
