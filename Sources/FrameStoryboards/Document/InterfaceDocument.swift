public import FrameJSON

/// The checked contents of a storyboard or nib in XML, from which UIKit objects are built.
public struct InterfaceDocument: Equatable, Sendable {
    public enum Form: Equatable, Sendable {
        case storyboard, nib
    }

    /// The file as named by the caller.
    public let file: String
    public let form: Form
    public let header: InterfaceHeader
    /// In file order; none in a nib.
    public let scenes: [InterfaceScene]
    /// The top-level objects of a nib with its placeholders; none in a storyboard.
    public let objects: [InterfaceObject]
    public let resources: InterfaceResources
    /// Unknown elements and connections without a destination, once each.
    public let warnings: [InterfaceWarning]

    /// The scene of the controller with this object id.
    public func scene(ofController id: String) -> InterfaceScene? {
        scenes.first { $0.controller?.id == id }
    }

    /// The scene whose controller has this storyboard identifier.
    public func scene(identifier: String) -> InterfaceScene? {
        scenes.first { $0.controller?[.storyboardIdentifier] == identifier }
    }

    public var initialScene: InterfaceScene? { header.initialController.flatMap(scene(ofController:)) }
}

/// The attributes of the whole file, from the element `document` and its children.
public struct InterfaceHeader: Equatable, Sendable {
    /// `iOS.CocoaTouch` or `iOS.CocoaTouch.iPad`.
    public var runtime = ""
    public var version: String?
    public var toolsVersion: String?
    /// The object id of the controller that is shown first.
    public var initialController: String?
    public var usesAutoLayout = false
    public var usesSafeAreas = false
    public var usesTraitCollections = false
    public var isLaunchScreen = false
    /// The screen for which frames were drawn, such as `retina6_1`.
    public var device: String?
    public var orientation: String?
}

/// A controller with the objects beside it.
public struct InterfaceScene: Equatable, Sendable {
    public let id: String
    public let place: TextPosition
    /// In file order, the controller and placeholders among them.
    public let objects: [InterfaceObject]

    /// `nil` for a scene that shows nothing.
    public var controller: InterfaceObject? {
        objects.first { $0[.sceneMemberID] == "viewController" } ?? objects.first { $0.role == .controller }
    }

    /// In file order, those of every object of the scene.
    public var segues: [InterfaceSegue] { objects.flatMap(\.allSegues) }
}

/// The images and colours that objects refer to by name.
public struct InterfaceResources: Equatable, Sendable {
    /// The sizes of images in points, by name.
    public var images: [String: InterfaceValue] = [:]
    /// Colours of asset catalogs as they were when the file was saved.
    public var namedColors: [String: InterfaceColor] = [:]
    /// Colours of the system as they are in light appearance.
    public var systemColors: [String: InterfaceColor] = [:]
}

/// A part of a file that is ignored.
public struct InterfaceWarning: Equatable, Sendable, CustomStringConvertible {
    public let file: String
    /// Of the first occurrence.
    public let place: TextPosition
    public let what: String
    public let instead: String

    public var description: String { "\(file):\(place.line):\(place.column): \(what): \(instead)" }
}
