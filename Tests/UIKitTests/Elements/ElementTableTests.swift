import Foundation
import FrameStoryboards
import TestSupport
import Testing

@testable import UIKit

/// A class is registered by its row and nothing else.
@Suite("Element table") @MainActor struct ElementTableTests {
    /// The source files of UIKit by path.
    private static let sources: [String: String] = {
        let folder = Repository.root.appending(path: "Sources")
        let paths = Repository.modulesOfUIKit.flatMap { module in
            (FileManager.default.enumerator(atPath: folder.path + "/" + module)?.compactMap { $0 as? String } ?? [])
                .map { "\(module)/\($0)" }
        }
        let texts = paths.filter { $0.hasSuffix(".swift") }.map { path in
            (path, (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? "")
        }
        return Dictionary(uniqueKeysWithValues: texts)
    }()

    /// The rows that source files declare, with the class of each.
    private static let declared: [(name: String, type: String, file: String)] = sources.flatMap { path, text in
        text.matches(of: /static let (\w+) = ElementRow\(\s*(\w+)\.self/).map {
            (String($0.output.1), String($0.output.2), path)
        }
    }

    /// The classes whose initializer with a coder fills in objects.
    private static let filling = Set(
        sources.values.flatMap { text in
            text.matches(of: /coder\.finish\(self, as: (\w+)\.self\)/).map { String($0.output.1) }
        })

    @Test func everyRowIsListed() {
        #expect(Self.declared.count == ElementTable.rows.count)
        for row in Self.declared {
            #expect(
                ElementTable.rows.contains { "\($0.type)" == row.type },
                "add .\(row.name) to ElementTable.rows: \(row.file) declares it")
        }
    }

    @Test func rowsAreDeclaredNextToTheirClasses() throws {
        for row in Self.declared {
            let folder = (row.file as NSString).deletingLastPathComponent
            let home = Self.sources.first {
                $0.value.contains("class \(row.type):") || $0.value.contains("class \(row.type) ")
            }
            // A window is listed as a view.
            guard row.type != "UIWindow" else { continue }
            let path = try #require(home?.key, "no class \(row.type)")
            #expect((path as NSString).deletingLastPathComponent == folder, "\(row.file) is not beside \(path)")
        }
    }

    /// Every class whose initializer with a coder fills in objects, and every control, has a row.
    @Test func everyClassThatFilesCreateHasARow() {
        let controls = Self.sources.values.flatMap { text in
            text.matches(of: /open class (\w+): UIControl\b/).map { String($0.output.1) }
        }
        #expect(Self.filling.count > 15 && controls.contains("UIButton"))
        let types = Set(ElementTable.rows.map { "\($0.type)" })
        #expect(Self.filling.union(controls).subtracting(types) == [], "a class without an ElementRow")
    }

    /// An object is filled in by the class of its most specific row, so that class's initializer must call `finish`.
    @Test func theInitializerOfEveryRowFillsInTheObject() {
        for row in ElementTable.rows where row.role != .recognizer && row.type != UIBarItem.self {
            // The maker fills in objects that no initializer with a coder creates.
            if row.role == .object, row.instance != nil { continue }
            #expect(Self.filling.contains("\(row.type)"), "\(row.type).init(coder:) does not call coder.finish")
        }
    }

    @Test func elementsHaveOneRowEach() {
        let elements = ElementTable.rows.flatMap(\.elements)
        #expect(Set(elements).count == elements.count)
        for row in ElementTable.rows {
            for element in row.elements {
                #expect(ElementTable.row(of: element)?.type == row.type)
                #expect(ElementTable.vocabulary.roles[element] == row.role)
            }
        }
    }

    /// An attribute has the same form wherever it occurs.
    @Test func attributesHaveOneForm() {
        var forms: [String: AttributeForm] = [:]
        for (name, form) in ElementTable.rows.flatMap(\.forms) where form != .any {
            #expect(forms[name] == nil || forms[name] == form, "“\(name)” is a flag and a number")
            forms[name] = form
        }
        #expect(forms == ElementTable.vocabulary.forms)
        #expect(forms.count > 50)
    }

    @Test func rowsOfAClassStartAtTheTopmostClass() {
        let classes: [(AnyClass, [String])] = [
            (UIButton.self, ["UIView", "UIControl", "UIButton"]), (UILabel.self, ["UIView", "UILabel"]),
            (
                UIScreenEdgePanGestureRecognizer.self,
                [
                    "UIGestureRecognizer", "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
                ]
            ),
            (StandInView.self, ["UIView"]), (UITabBarItem.self, ["UIBarItem", "UITabBarItem"]),
            (NSObject.self, []),
        ]
        for row in classes {
            #expect(ElementTable.rows(of: row.0).map { "\($0.type)" } == row.1)
        }
        #expect("\(ElementTable.filling(of: UIButton.self))" == "UIButton")
        #expect("\(ElementTable.filling(of: StandInView.self))" == "UIView")
    }

    /// Attributes that a row reads as flags or numbers are refused with other text, in every element of the row.
    @Test(arguments: ElementTable.rows.filter { !$0.elements.isEmpty })
    func everyFlagAndNumberIsChecked(row: ElementRow) throws {
        let inherited = ElementTable.rows(of: row.type).flatMap(\.forms)
        for (name, form) in inherited where form != .any {
            let wrong = Self.storyboard("<\(row.elements[0]) id=\"a\" \(name)=\"some\"/>")
            #expect(throws: InterfaceError.self, "\(row.elements[0]) \(name)") {
                try InterfaceDocument(Array(wrong.utf8), file: "A.storyboard")
            }
        }
    }

    private static func storyboard(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
        <scene sceneID="s"><objects>\(objects)</objects></scene></scenes></document>
        """
    }
}
