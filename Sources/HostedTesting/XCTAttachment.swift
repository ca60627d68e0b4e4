public import Foundation
public import UIKit

/// A file that documents a test.
///
/// Files are written into a folder of the test in `.build/framereel-artifacts`, or in the folder that `FRAMEREEL_ARTIFACTS`
/// names: those with the lifetime ``Lifetime/keepAlways`` at the end of the test, and others if it fails.
open class XCTAttachment {
    public enum Lifetime: Int, Sendable {
        case keepAlways, deleteOnSuccess
    }

    public enum ImageQuality: Int, Sendable {
        case original, low, medium
    }

    /// The name of the file; `nil` for a number.
    open var name: String?
    open var lifetime = Lifetime.deleteOnSuccess
    open var userInfo: [AnyHashable: Any]?
    public let uniformTypeIdentifier: String
    let bytes: Data

    private init(_ bytes: Data, _ type: String) {
        self.bytes = bytes
        uniformTypeIdentifier = type
    }

    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        bytes = payload ?? Data()
        uniformTypeIdentifier = identifier ?? "public.data"
        self.name = name
        self.userInfo = userInfo
    }

    public convenience init(data payload: Data) { self.init(payload, "public.data") }

    public convenience init(data payload: Data, uniformTypeIdentifier: String) {
        self.init(payload, uniformTypeIdentifier)
    }

    public convenience init(string: String) { self.init(Data(string.utf8), "public.plain-text") }

    /// - Parameter quality: Accepted without effect: images are PNG files.
    public convenience init(image: UIImage, quality: ImageQuality = .original) {
        self.init(image.pngData() ?? Data(), "public.png")
    }

    /// A file that cannot be read has no contents.
    public convenience init(contentsOfFile url: URL) {
        self.init((try? Data(contentsOf: url)) ?? Data(), "public.\(url.pathExtension)")
        name = url.lastPathComponent
    }

    public convenience init(contentsOfFile url: URL, uniformTypeIdentifier: String) {
        self.init((try? Data(contentsOf: url)) ?? Data(), uniformTypeIdentifier)
        name = url.lastPathComponent
    }

    public convenience init(plistObject object: Any) {
        let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        self.init(data ?? Data("\(object)".utf8), "com.apple.property-list")
    }

    /// The extension of the file.
    private var pathExtension: String {
        switch uniformTypeIdentifier {
        case "public.plain-text": "txt"
        case "com.apple.property-list": "plist"
        default: uniformTypeIdentifier.split(separator: ".").last.map(String.init) ?? "data"
        }
    }

    /// - Parameter number: The number of the attachment in its test.
    func fileName(_ number: Int) -> String {
        let name = String((name ?? "\(number)").map { "/\0".contains($0) ? "-" : $0 })
        return name.hasSuffix(".\(pathExtension)") ? name : "\(name).\(pathExtension)"
    }
}
