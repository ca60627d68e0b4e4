public import FrameJSON

/// The validated contents of a storyboard or nib in XML, from which UIKit objects are built.
public struct InterfaceDocument: Equatable, Sendable {
    public enum Form: Equatable, Sendable {
        case storyboard, nib
    }

    /// Name of the file as given by the caller.
    public let file: String
    public let form: Form
    public let header: InterfaceHeader
    /// Scenes in file order; empty in a nib.
    public let scenes: [InterfaceScene]
    /// Top-level objects of a nib, including its placeholders; empty in a storyboard.
    public let objects: [InterfaceObject]
    public let resources: InterfaceResources
    /// Warnings about unknown elements and connections without a destination, without duplicates.
    public let warnings: [InterfaceWarning]

    /// Returns the scene whose controller has this object ID.
    public func scene(ofController id: String) -> InterfaceScene? {
        scenes.first { $0.controller?.id == id }
    }

    /// Returns the scene whose controller has this storyboard identifier.
    public func scene(identifier: String) -> InterfaceScene? {
        scenes.first { $0.controller?[.storyboardIdentifier] == identifier }
    }

    public var initialScene: InterfaceScene? { header.initialController.flatMap(scene(ofController:)) }
}

/// The attributes of the whole file, from the element `document` and its children.
public struct InterfaceHeader: Equatable, Sendable {
    /// Runtime, either `iOS.CocoaTouch` or `iOS.CocoaTouch.iPad`.
    public var runtime = ""
    public var version: String?
    public var toolsVersion: String?
    /// Object ID of the initial controller.
    public var initialController: String?
    public var usesAutoLayout = false
    public var usesSafeAreas = false
    public var usesTraitCollections = false
    public var isLaunchScreen = false
    /// Screen for which frames were drawn, such as `retina6_1`.
    public var device: String?
    public var orientation: String?
}

/// A controller with the objects beside it.
public struct InterfaceScene: Equatable, Sendable {
    public let id: String
    public let place: TextPosition
    /// Objects in file order, including the controller and placeholders.
    public let objects: [InterfaceObject]

    /// The controller; `nil` for a scene that shows nothing.
    public var controller: InterfaceObject? {
        objects.first { $0[.sceneMemberID] == "viewController" } ?? objects.first { $0.role == .controller }
    }

    /// Segues of all objects of the scene, in file order.
    public var segues: [InterfaceSegue] { objects.flatMap(\.allSegues) }
}

/// The images and colors that objects refer to by name.
public struct InterfaceResources: Equatable, Sendable {
    /// Sizes of images in points, keyed by name.
    public var images: [String: InterfaceValue] = [:]
    /// Colors of asset catalogs as they were when the file was saved.
    public var namedColors: [String: InterfaceColor] = [:]
    /// System colors as they look in light appearance.
    public var systemColors: [String: InterfaceColor] = [:]
}

/// A part of a file that is ignored.
public struct InterfaceWarning: Equatable, Sendable, CustomStringConvertible {
    public let file: String
    /// Position of the first occurrence.
    public let place: TextPosition
    public let what: String
    public let instead: String

    public var description: String { "\(file):\(place.line):\(place.column): \(what): \(instead)" }
}
