import Foundation
import FramePort
import PortedCases
import PortedCases6
import TestSupport
import Testing

/// Small iOS sources in `Fixtures/ports/before` and their ported text in `Fixtures/ports/after`, which is compiled with
/// this package and run here.
@MainActor @Suite struct PortCaseTests {
    /// Accept a change with `FRAMEREEL_RECORD=failed swift test --filter PortCaseTests`, then read the difference.
    @Test(arguments: PortCase.all) func portMatchesTheRecording(of example: PortCase) throws {
        for (name, text) in try example.ported() {
            let file = example.after.appending(path: name)
            let recorded = try? String(contentsOf: file, encoding: .utf8)
            #expect(recorded == text, "\(file.path)")
            if recorded != text, ProcessInfo.processInfo.environment["FRAMEREEL_RECORD"] != nil {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        }
    }

    /// The expected output is in the source of the case, after arrows.
    @Test(arguments: PortCase.all) func runs(_ example: PortCase) throws {
        let expected = try example.sources()[0].text.split(separator: "\n").filter { $0.hasPrefix("// → ") }
            .map { String($0.dropFirst(5)) }
        #expect(!expected.isEmpty)
        #expect(example.run() == expected)
    }

    /// Accept a change in the same way.
    @Test(arguments: try PortCase.libraries()) func thePortOfALibraryMatchesTheRecording(_ library: PortSource) throws {
        let text = Porting([library]).sources[0].text
        let name = URL(filePath: library.path).lastPathComponent.dropLast(6) + ".ported.swift"
        let file = PortCase.folder.appending(path: "afterLibrary/\(name)")
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        #expect(recorded == text, "\(file.path)")
        if recorded != text, ProcessInfo.processInfo.environment["FRAMEREEL_RECORD"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// Without the library's sources, its optional requirements have no implementation.
    @Test func librariesAreReadFromTheirSources() throws {
        let example = try #require(PortCase.all.first { $0.name == "optional-library" })
        let text = Porting(try example.sources()).sources[0].text
        #expect(!text.contains("OptionalLibraryDelegate_widgetDidFire"))
        #expect(try example.ported()[0].text.contains("OptionalLibraryDelegate_widgetDidFire"))
    }

    @Test(arguments: PortCase.all) func isNotPortedTwice(_ example: PortCase) throws {
        let once = try example.ported()
        let again = Porting(
            once.map { PortSource(path: $0.name, text: $0.text) }, libraries: try example.libraries()
        ).sources
        #expect(again.map(\.text) == once.map(\.text))
        #expect(again.flatMap(\.changes).isEmpty)
    }

    /// The text of each line stays on its line after the replacements. The directive takes the place of the first line
    /// or is a line of its own.
    @Test(arguments: PortCase.all) func keepsItsLines(_ example: PortCase) throws {
        for (source, ported) in zip(try example.sources(), try example.ported()) {
            let before = source.text.split(separator: "\n", omittingEmptySubsequences: false)
            let after = ported.text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(after[0].hasSuffix(before.count == after.count ? "\", line: 2)" : "\", line: 1)"))
            #expect(before.count == after.count || before.count == after.count - 1)
        }
    }

    @Test func everyCaseIsRun() throws {
        let names = try ["before", "before6"].flatMap {
            try FileManager.default.contentsOfDirectory(atPath: PortCase.folder.appending(path: $0).path)
        }
        #expect(Set(names.filter { !$0.contains("+") }) == Set(PortCase.all.map { $0.name + ".swift" }))
        #expect(PortCase.all.count >= 60)
    }
}

struct PortCase: Sendable, CustomTestStringConvertible {
    let name: String
    let run: @MainActor @Sendable () -> [String]
    var isOfSwift6: Bool { name.hasPrefix("six-") }
    /// Whether the case is written in Swift 4, or 3, and compiled in language mode 5.
    private var isOfSwift4: Bool { name.hasPrefix("four-") }
    private var isOfSwift3: Bool { name.hasPrefix("three-") }
    var testDescription: String { name }

    init(_ name: String, _ run: @escaping @MainActor @Sendable () -> [String]) {
        self.name = name
        self.run = run
    }

    static let folder = Repository.root.appending(path: "Fixtures/ports")
    var after: URL { Self.folder.appending(path: isOfSwift6 ? "after6" : "after") }

    func sources() throws -> [PortSource] {
        let before = "Fixtures/ports/before" + (isOfSwift6 ? "6" : "")
        let paths = ["", "+2"].map { "\(before)/\(name)\($0).swift" }
        return try paths.filter { FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path) }
            .map {
                PortSource(
                    path: $0, text: try String(contentsOf: Repository.root.appending(path: $0), encoding: .utf8))
            }
    }

    /// Returns the libraries that the case imports.
    func libraries() throws -> [PortSource] {
        try sources().contains { $0.text.contains("import PortedLibrary") } ? Self.libraries() : []
    }

    /// Returns the sources of the modules that cases import, which are ported separately.
    static func libraries() throws -> [PortSource] {
        let folder = "Fixtures/ports/beforeLibrary"
        return try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)
            .sorted()
            .map { name in
                let path = "\(folder)/\(name)"
                return PortSource(
                    path: path, text: try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8))
            }
    }

    func ported() throws -> [(name: String, text: String)] {
        Porting(
            try sources(), libraries: try libraries(), PortOptions(swiftVersion: isOfSwift3 ? 3 : isOfSwift4 ? 4 : 5)
        ).sources.map {
            (URL(filePath: $0.path).lastPathComponent.dropLast(6) + ".ported.swift", $0.text)
        }
    }

    static let all = [
        PortCase("selector-method", SelectorMethod.run),
        PortCase("selector-argument", SelectorArgument.run),
        PortCase("selector-other-class", SelectorOtherClass.run),
        PortCase("selector-overload", SelectorOverload.run),
        PortCase("selector-overload-result", SelectorOverloadResult.run),
        PortCase("selector-accessors", SelectorAccessors.run),
        PortCase("selector-setter-called", SelectorSetterCalled.run),
        PortCase("selector-renamed", SelectorRenamed.run),
        PortCase("selector-inherited", SelectorInherited.run),
        PortCase("selector-apple", SelectorApple.run),
        PortCase("selector-edit-actions", SelectorEditActions.run),
        PortCase("selector-in-extension", SelectorInExtension.run),
        PortCase("selector-nested", SelectorNested.run),
        PortCase("selector-property", SelectorProperty.run),
        PortCase("selector-string", SelectorString.run),
        PortCase("selector-many-lines", SelectorManyLines.run),
        PortCase("timer", TimerCase.run),
        PortCase("gesture", GestureCase.run),
        PortCase("guide-interactor", GuideInteractor.run),
        PortCase("key-path", KeyPathCase.run),
        PortCase("key-path-animation", KeyPathAnimation.run),
        PortCase("outlets", OutletsCase.run),
        PortCase("outlets-inherited", OutletsInherited.run),
        PortCase("objc-members", ObjcMembersCase.run),
        PortCase("objc-extension", ObjcExtension.run),
        PortCase("objc-kinds", ObjcKinds.run),
        PortCase("optional-method", OptionalMethod.run),
        PortCase("optional-void", OptionalVoid.run),
        PortCase("optional-in-subclass", OptionalInSubclass.run),
        PortCase("optional-in-extension", OptionalInExtension.run),
        PortCase("optional-inherited-method", OptionalInheritedMethod.run),
        PortCase("optional-property", OptionalProperty.run),
        PortCase("optional-tested", OptionalTested.run),
        PortCase("optional-apple", OptionalApple.run),
        PortCase("optional-selector", OptionalSelector.run),
        PortCase("optional-closure", OptionalClosure.run),
        PortCase("optional-overloads", OptionalOverloads.run),
        PortCase("optional-library", OptionalLibrary.run),
        PortCase("optional-dynamic", OptionalDynamic.run),
        PortCase("identifier-text", IdentifierText.run),
        PortCase("delegate-window", DelegateWindow.run),
        PortCase("answer-subclass", AnswerSubclass.run),
        PortCase("answer-lists", AnswerLists.run),
        PortCase("answer-default", AnswerDefault.run),
        PortCase("answer-public", AnswerPublic.run),
        PortCase("answer-in-extension", AnswerInExtension.run),
        PortCase("answer-animator", AnswerAnimator.run),
        PortCase("answer-property", AnswerProperty.run),
        PortCase("extension-override", ExtensionOverride.run),
        PortCase("extension-overridden", ExtensionOverridden.run),
        PortCase("extension-override-effects", ExtensionOverrideEffects.run),
        PortCase("extension-override-observers", ExtensionOverrideObservers.run),
        PortCase("conditions", Conditions.run),
        PortCase("available", Available.run),
        PortCase("imports", Imports.run),
        PortCase("imports-foundation", ImportsFoundation.run),
        PortCase("imports-conditional", ImportsConditional.run),
        PortCase("literals", Literals.run), PortCase("metatypes", Metatypes.run),
        PortCase("geometry-make", GeometryMake.run),
        PortCase("geometry-functions", GeometryFunctions.run),
        PortCase("geometry-transforms", GeometryTransforms.run),
        PortCase("app-delegate", AppDelegateCase.run),
        PortCase("many-on-a-line", ManyOnALine.run),
        PortCase("line-numbers", LineNumbers.run),
        PortCase("untouched", Untouched.run),
        PortCase("generic-class", GenericClass.run),
        PortCase("two-files", TwoFiles.run),
        PortCase("no-import", NoImport.run),
        PortCase("required-init", RequiredInit.run),
        PortCase("required-init-made", RequiredInitMade.run),
        PortCase("required-init-segue", RequiredInitSegue.run),
        PortCase("any-object-equal", AnyObjectEqual.run),
        PortCase("managed-properties", ManagedProperties.run),
        PortCase("managed-objects", ManagedObjects.run),
        PortCase("previews", Previews.run),
        PortCase("property-list", PropertyListCase.run),
        PortCase("entries", Entries.run),
        PortCase("imports-xml", ImportsXML.run),
        PortCase("metatypes-associated", MetatypesAssociated.run),
        PortCase("float-members", FloatMembers.run),
        PortCase("intersections", Intersections.run),
        PortCase("nib-object", NibObjectCase.run),
        PortCase("optional-animating", OptionalAnimating.run),
        PortCase("extension-of-apple", ExtensionOfApple.run),
        PortCase("runtime-associated", RuntimeAssociated.run),
        PortCase("runtime-exchange", RuntimeExchange.run),
        PortCase("runtime-keys", RuntimeKeys.run),
        PortCase("runtime-notifications", RuntimeNotifications.run),
        PortCase("runtime-observed", RuntimeObserved.run),
        PortCase("runtime-perform", RuntimePerform.run),
        PortCase("runtime-proxy", RuntimeProxy.run),
        PortCase("runtime-proxy-inherited", RuntimeProxyInherited.run),
        PortCase("runtime-responds", RuntimeResponds.run),
        PortCase("optional-one-line", OptionalOneLine.run),
        PortCase("optional-forced", OptionalForced.run),
        PortCase("optional-of-optional", OptionalOfOptional.run),
        PortCase("extension-override-chain", ExtensionOverrideChain.run),
        PortCase("extension-override-unnamed", ExtensionOverrideUnnamed.run),
        PortCase("imports-qualified", ImportsQualified.run),
        PortCase("imports-network", ImportsNetwork.run),
        PortCase("imports-missing", ImportsMissing.run),
        PortCase("classes-compared", ClassesCompared.run),
        PortCase("nib-outside-main-actor", NibOutsideMainActor.run),
        PortCase("runtime-exchange-setter", RuntimeExchangeSetter.run),
        PortCase("runtime-exchange-helper", RuntimeExchangeHelper.run),
        PortCase("runtime-exchange-layer", RuntimeExchangeLayer.run),
        PortCase("runtime-exchange-code", RuntimeExchangeCode.run),
        PortCase("runtime-closure", RuntimeClosure.run),
        PortCase("runtime-proxy-generic", RuntimeProxyGeneric.run),
        PortCase("runtime-key-names", RuntimeKeyNames.run),
        PortCase("runtime-keys-foundation", RuntimeKeysFoundation.run),
        PortCase("conditions-members", ConditionsMembers.run),
        PortCase("geometry-own", GeometryOwn.run),
        PortCase("initializers-designated", InitializersDesignated.run),
        PortCase("timer-run-loop", TimerRunLoop.run),
        PortCase("three-connected", ThreeConnected.run),
        PortCase("keychain-objects", KeychainObjects.run),
        PortCase("number-order", NumberOrder.run), PortCase("bar-class", BarClass.run),
        PortCase("four-names", FourNames.run),
        PortCase("delegate-window-forms", DelegateWindowForms.run),
        PortCase("selector-named-like", SelectorNamedLike.run),
        PortCase("selector-static", SelectorStatic.run),
        PortCase("extension-of-apple-lists", ExtensionOfAppleLists.run),
        PortCase("extension-of-object", ExtensionOfObject.run),
        PortCase("convenience", ConvenienceCase.run),
        PortCase("extension-of-apple-overrides", ExtensionOfAppleOverrides.run),
        PortCase("class-types", ClassTypes.run),
        PortCase("class-messages", ClassMessages.run),
        PortCase("any-object-members", AnyObjectMembers.run),
        PortCase("any-object-senders", AnyObjectSenders.run),
        PortCase("requirement-optionality", RequirementOptionality.run),
        PortCase("imports-in-condition", ImportsInCondition.run),
        PortCase("outlets-unavailable", OutletsUnavailable.run),
        PortCase("optional-in-function", OptionalInFunction.run),
        PortCase("six-selector", SixSelector.run),
        PortCase("six-optional", SixOptional.run),
        PortCase("six-answer", SixAnswer.run),
        PortCase("six-outlets", SixOutlets.run),
        PortCase("six-override", SixOverride.run),
        PortCase("six-runtime", SixRuntime.run),
    ]
}
