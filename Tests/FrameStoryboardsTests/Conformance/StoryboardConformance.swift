import Foundation
import FrameStoryboards
import TestSupport
import Testing
import UIKit

/// Storyboards of public applications, compared with a list of their contents.
@Suite(.enabled(if: Oracles.folder != nil, Comment(rawValue: Oracles.whySkipped)))
struct StoryboardConformance {
    private struct Entry: Decodable {
        struct Scene: Decodable, Hashable {
            let sceneID: String
            let controller: String
            let id: String
            let storyboardIdentifier: String?
            let customClass: String?
        }

        struct Segue: Decodable, Hashable {
            let id: String
            let kind: String
            let source: String
            let destination: String
            let identifier: String?
            let relationship: String?
            let modalPresentationStyle: String?
            let modalTransitionStyle: String?
        }

        let file: String
        let targetRuntime: String
        let initialViewController: String?
        let sceneList: [Scene]
        let segueList: [Segue]
    }

    @Test func everyStoryboardIsReadOrItsRuntimeNamed() throws {
        let folder = try Oracles.requiredFolder().appending(path: "storyboards")
        let manifest = try Data(contentsOf: folder.appending(path: "manifest.json"))
        let entries = try JSONDecoder().decode([Entry].self, from: manifest)
        #expect(entries.count >= 39)
        for entry in entries {
            let path = folder.appending(path: entry.file).path
            guard entry.targetRuntime.hasPrefix("iOS.") else {
                #expect(
                    throws: InterfaceError(
                        file: path, place: .init(line: 2, column: 1), .foreignRuntime(entry.targetRuntime))
                ) {
                    try InterfaceDocument(contentsOf: path)
                }
                continue
            }
            let document = try InterfaceDocument(contentsOf: path)
            #expect(document.header.initialController == entry.initialViewController, "\(entry.file)")
            let scenes = document.scenes.compactMap { scene in
                scene.controller.map {
                    Entry.Scene(
                        sceneID: scene.id, controller: $0.element, id: $0.id,
                        storyboardIdentifier: $0.attributes["storyboardIdentifier"], customClass: $0.customClass?.name)
                }
            }
            #expect(scenes == entry.sceneList, "\(entry.file)")
            let segues = document.scenes.flatMap(\.segues).map {
                Entry.Segue(
                    id: $0.id, kind: $0.kind.rawValue, source: $0.source, destination: $0.destination,
                    identifier: $0.identifier, relationship: $0.relationship,
                    modalPresentationStyle: $0.modalPresentationStyle, modalTransitionStyle: $0.modalTransitionStyle)
            }
            #expect(Set(segues) == Set(entry.segueList) && segues.count == entry.segueList.count, "\(entry.file)")
        }
    }

    @Test func fuzzedFilesAreRejected() throws {
        var count = 0
        try Oracles.withUnpacked("robustness/xml_fuzz_corpus.zip") { files in
            for file in files {
                count += 1
                #expect(throws: InterfaceError.self, "\(file.lastPathComponent)") {
                    try InterfaceDocument(contentsOf: file.path)
                }
            }
        }
        #expect(count == 814)
    }
}
