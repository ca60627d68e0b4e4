internal import FrameJSON
internal import FrameStoryboards
internal import UIKit

/// The contents of a storyboard as lists of scenes and segues.
struct StoryboardTable {
    private let document: InterfaceDocument

    /// Fails if the reference is not to a storyboard.
    ///
    /// - Throws: ``Failure``.
    init?(_ reference: String) throws(Failure) {
        guard reference.hasSuffix(".storyboard") else { return nil }
        do throws(InterfaceError) {
            document = try InterfaceDocument(contentsOf: reference)
        } catch {
            throw Failure(error)
        }
    }

    var warnings: [String] { document.warnings.map(\.description) }

    /// One row for each scene and segue that can be shown, with the option that shows it.
    var text: String {
        let scenes = document.scenes.compactMap { scene in
            scene.controller.map { controller in
                [
                    "--scene \(controller.nameInStoryboard)", controller.element,
                    controller.customClass?.description ?? "",
                    controller.id == document.header.initialController ? "initial" : "",
                ]
            }
        }
        let names = Dictionary(
            document.scenes.compactMap(\.controller).map { ($0.id, $0.nameInStoryboard) }
        ) { first, _ in first }
        let segues = segues.filter { $0.kind != .relationship }.map { segue in
            [
                "--segue \(segue.name)", segue.kind.rawValue, segue.customClass?.description ?? "",
                "\(names[segue.source] ?? segue.source) → \(names[segue.destination] ?? segue.destination)",
            ]
        }
        return TextTable.text(header: ["OPTION", "KIND", "CLASS", ""], rows: scenes + segues)
    }

    var json: JSONValue {
        func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
        let scenes = document.scenes.map { scene -> JSONValue in
            .object([
                JSONMember("id", .string(scene.id)),
                JSONMember("controller", text(scene.controller?.element)),
                JSONMember("controllerID", text(scene.controller?.id)),
                JSONMember("storyboardIdentifier", text(scene.controller?[.storyboardIdentifier])),
                JSONMember("customClass", text(scene.controller?.customClass?.name)),
                JSONMember("customModule", text(scene.controller?.customClass?.module)),
            ])
        }
        let segues = segues.map { segue -> JSONValue in
            .object([
                JSONMember("id", .string(segue.id)),
                JSONMember("kind", .string(segue.kind.rawValue)),
                JSONMember("identifier", text(segue.identifier)),
                JSONMember("source", .string(segue.source)),
                JSONMember("sender", .string(segue.sender)),
                JSONMember("destination", .string(segue.destination)),
                JSONMember("relationship", text(segue.relationship)),
                JSONMember("modalPresentationStyle", text(segue.modalPresentationStyle)),
                JSONMember("modalTransitionStyle", text(segue.modalTransitionStyle)),
                JSONMember("animates", .bool(segue.animates)),
                JSONMember("customClass", text(segue.customClass?.name)),
                JSONMember("unwindAction", text(segue.unwindAction)),
            ])
        }
        return .object([
            JSONMember("initialController", text(document.header.initialController)),
            JSONMember("scenes", .array(scenes)),
            JSONMember("segues", .array(segues)),
            JSONMember("warnings", .array(warnings.map { .string($0) })),
        ])
    }

    private var segues: [InterfaceSegue] { document.scenes.flatMap(\.segues) }
}
