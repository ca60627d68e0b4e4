import Foundation
import TestSupport
import Testing

/// Apple's declarations, listed by name in `Fixtures/api`, are declared here, and those that applications override are
/// open. Missing ones are listed with a reason in `Fixtures/api/differences.md`.
@Suite struct AppleDeclarationTests {
    private static let folder = Repository.root.appending(path: "Fixtures/api")
    /// The number of known differences, which may only decrease: a change that adds one fails.
    private static let most = 244

    @Test func onlyKnownOnesDiffer() throws {
        let sources = Repository.root.appending(path: "Sources")
        let ours = try DeclarationSurvey.declared(
            in: (["FrameGeometry", "CoreGraphics", "QuartzCore"] + Repository.modulesOfUIKit).map {
                sources.appending(path: $0)
            })
        #expect(ours["UIView.addSubview(_:)"] == true && ours["UIColor.cgColor"] != nil)
        let differences = Set(try Self.apples().compactMap { Self.difference(of: $0, from: ours) })
        let known = try Self.known().filter { name in !Self.kinds.contains { name.hasSuffix(" (\($0))") } }
        for difference in differences.subtracting(known).sorted() {
            Issue.record("“\(difference)” is not declared as Apple declares it; see Fixtures/api/differences.md")
        }
        for difference in known.subtracting(differences).sorted() {
            Issue.record("“\(difference)” differs no more; take it out of Fixtures/api/differences.md")
        }
        #expect(known.count <= Self.most)
        print("\(differences.count) of \(try Self.apples().count) declarations differ from Apple's")
    }

    /// Initializers that Apple's headers mark as designated, or leave unmarked in a class that marks none, are
    /// designated here, because subclasses override and call them. Class methods such as `UIImage.imageNamed(_:)` are
    /// convenience initializers in Swift.
    @Test func designatedInitializersMatchTheHeaders() throws {
        let sources = Repository.root.appending(path: "Sources")
        let ours = try DeclarationSurvey.survey(
            of: (["QuartzCore"] + Repository.modulesOfUIKit).map { sources.appending(path: $0) }
        )
        .initializers
        let text = try String(contentsOf: Self.folder.appending(path: "initializers.txt"), encoding: .utf8)
        let apples = text.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(apples == apples.sorted() && apples.count > 80)
        let wrong = apples.filter { ours[$0] == false }.map { $0 + " (convenience)" }
        let known = try Self.known().filter { $0.hasSuffix(" (convenience)") }
        #expect(Set(wrong) == known)
        // In Apple's headers, other public initializers of these classes are class methods or have no mark.
        #expect(apples.count { ours[$0] == true } > 60)
    }

    /// Classes that Apple's declarations, or the bindings of `dotnet/macios`, have as well: applications inherit from
    /// them, and make those that Apple does not mark as unavailable with `init()`.
    @Test func classesAreInheritedAndMadeAsApples() throws {
        let survey = try Self.survey()
        let lines = try Self.lines("classes.txt").map { $0.split(separator: " ").map(String.init) }
        let names = lines.map { $0[0] }
        #expect(names == names.sorted() && names.count > 250)
        #expect(names.allSatisfy { survey.declared[$0] != nil }, "a name is not declared")
        #expect(try Set(names.filter { survey.declared[$0] == false }) == Self.known("not inheritable"))
        let made = lines.filter { $0.count > 1 }.map { $0[0] }
        #expect(made.count > 150)
        let unmade = Set(made.filter { survey.available(in: $0)["init()"] == nil })
        let known = try Self.known("not made")
        #expect(unmade == known)
    }

    /// The words after names of differences that other laws compare.
    private static let kinds = ["convenience", "required", "not Self", "not inheritable", "not made"]

    private static func known(_ kind: String) throws -> Set<String> {
        Set(try known().filter { $0.hasSuffix(" (\(kind))") }.map { String($0.dropLast(kind.count + 3)) })
    }

    private static func survey() throws -> DeclarationSurvey {
        let sources = Repository.root.appending(path: "Sources")
        return try DeclarationSurvey.survey(
            of: (["CoreGraphics", "QuartzCore"] + Repository.modulesOfUIKit).map { sources.appending(path: $0) })
    }

    private static func lines(_ file: String) throws -> [String] {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// Apple marks the results of these initializers as never `nil` (UIStackView.h, UIActivityIndicatorView.h).
    private static let certainDecoding: Set = ["UIActivityIndicatorView.init(coder:)", "UIStackView.init(coder:)"]

    /// Initializers fail where Apple's do, and nowhere else: code that forces, or does not, is the same.
    @Test func initializersFailWhereApplesDo() throws {
        let survey = try Self.survey()
        let apples = try Self.lines("failable.txt")
        #expect(apples == apples.sorted() && apples.count > 20)
        let declared = Set(survey.initializers.keys)
        let listed = try Set(Self.apples().map { $0.hasPrefix("open ") ? String($0.dropFirst(5)) : $0 })
        for name in declared.intersection(listed.union(apples)) {
            let fails =
                apples.contains(name) || name.hasSuffix(".init(coder:)") && !Self.certainDecoding.contains(name)
            #expect(survey.failable.contains(name) == fails, "\(name)")
        }
        #expect(Set(apples).subtracting(declared).isEmpty)
        #expect(declared.intersection(listed).count > 100)
    }

    /// Apple's classes require decoding alone, so that subclasses with initializers of their own repeat nothing else.
    @Test func onlyDecodingIsRequired() throws {
        let required = try Self.survey().required.filter { !$0.hasSuffix(".init(coder:)") }
        #expect(try required == Self.known("required"))
    }

    /// Class methods that return `instancetype` return `Self`.
    @Test func classMethodsReturnSelf() throws {
        let results = try Self.survey().results
        let apples = try Self.lines("self.txt")
        #expect(apples == apples.sorted() && apples.count > 20)
        let others = apples.filter { results[$0] != ["Self"] }
        #expect(apples.allSatisfy { results[$0] != nil }, "a name is not declared")
        #expect(try Set(others) == Self.known("not Self"))
    }

    private static func apples() throws -> [String] {
        try ["CoreGraphics", "QuartzCore", "UIKit"].flatMap { name in
            try String(contentsOf: folder.appending(path: name + ".txt"), encoding: .utf8).split(separator: "\n")
                .map(String.init)
        }
    }

    private static func difference(of line: String, from ours: [String: Bool]) -> String? {
        let isOpen = line.hasPrefix("open ")
        let name = isOpen ? String(line.dropFirst(5)) : line
        guard let isOpenHere = ours[name] else { return name }
        return isOpen && !isOpenHere ? name + " (not open)" : nil
    }

    /// Returns the items of the list.
    private static func known() throws -> Set<String> {
        let text = try String(contentsOf: folder.appending(path: "differences.md"), encoding: .utf8)
        return Set(
            text.split(separator: "\n").filter { $0.hasPrefix("- `") }.map { String($0.dropFirst(3).dropLast()) })
    }
}
