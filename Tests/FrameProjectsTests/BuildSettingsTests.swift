import Foundation
import Testing

@testable import FrameProjects

/// References, levels and conditions of build settings.
@Suite struct BuildSettingsTests {
    private func settings(_ levels: [(String, String)]...) throws -> BuildSettings {
        let levels = levels.map { assignments in
            var level = SettingsLevel()
            for (name, value) in assignments { level.assign(value, to: name) }
            return level
        }
        return try BuildSettings(levels, standard: [("TARGET_NAME", "My App")], file: "p")
    }

    @Test(arguments: [
        ("plain", "plain"), ("$(TARGET_NAME)", "My App"), ("${TARGET_NAME}!", "My App!"),
        ("$(TARGET_NAME:c99extidentifier)", "My_App"), ("$(TARGET_NAME:rfc1034identifier:lower)", "my-app"),
        ("$(NOTHING)", ""), ("$(NOTHING:default=x)", "x"), ("$(TARGET_NAME:default=x)", "My App"),
        ("$(inherited) $(inherited)", "base base"), ("a$(A) b", "abase b"), ("$($(NAME_OF_NAME))", "My App"),
        ("$ $( $(unclosed", "$ $( $(unclosed"), ("$(TARGET_NAME:unknown)", "My App"), ("https:/$()/a", "https://a"),
        ("$(TARGET_NAME", "$(TARGET_NAME"),
        ("$(A${B)}", "}"), ("($(TARGET_NAME))", "(My App)"), ("é$(A)é", "ébaseé"),
    ])
    func references(text: String, expected: String) throws {
        let found = try settings([("A", "base"), ("NAME_OF_NAME", "TARGET_NAME")], [("A", text)]).value("A")
        #expect(found == expected)
    }

    @Test(arguments: [
        ("$(TARGET_NAME).A", "My App.A"), ("$(A)", "My App"), ("plain", "plain"), ("$(NOTHING:default=x)", "x"),
        ("$(NOTHING)", nil), ("a $(B)", nil), ("100 $", "100 $"),
    ])
    func valuesFromOtherFiles(text: String, expected: String?) throws {
        let settings = try settings([("A", "$(TARGET_NAME)"), ("B", "$(NOTHING)")])
        #expect(try settings.replaced(in: text) == expected)
    }

    @Test(arguments: [
        ("A", "2"), ("A[sdk=iphoneos*]", "1"), ("A[sdk=iphonesimulator*]", "2"), ("A[sdk=iphone*]", "2"),
        ("A[sdk=*]", "2"),
        ("A[sdk=macosx*]", "1"), ("A[sdk=iphone*][arch=arm64]", "1"), ("A[sdk=iphone*,arch=*]", "2"),
        ("A[config=Release]", "1"),
        ("A[config=Debug]", "2"), ("A[strange]", "1"),
    ])
    func conditions(name: String, expected: String) throws {
        #expect(try settings([("A", "1")], [(name, "2")]).value("A") == expected)
    }

    @Test func settingsThatReferToThemselvesAreAnError() throws {
        for levels in [[("A", "$(B)"), ("B", "$(A)")], [("A", "$(B)"), ("B", "x$(C)"), ("C", "$(B)")]] {
            let error = #expect(throws: ProjectError.self) { try settings(levels).value("A") }
            #expect(
                error?.message.contains("refers to itself: A → B") == true
                    || error?.message.contains("B → C → B") == true)
        }
        #expect(throws: ProjectError.self) {
            try settings((0..<200).map { ("S\($0)", "$(S\($0 + 1))") }).value("S0")
        }
        let doubling = (0..<40).map { ("S\($0)", "$(S\($0 + 1))$(S\($0 + 1))") } + [("S40", "xxxxxxxx")]
        #expect(throws: ProjectError.self) { try settings(doubling).value("S0") }
        let empty = (0..<60).map { ("S\($0)", "$(S\($0 + 1))$(S\($0 + 1))") }
        #expect(try settings(empty).value("S0") == "")
    }

    @Test func elementsMayHaveBlanks() throws {
        let text = #"A "B C" 'D E'F  $(TARGET_NAME)"#
        #expect(try settings([("A", text)]).elements("A") == ["A", "B C", "D EF", "My", "App"])
        #expect(try settings().elements("A").isEmpty)
    }

    /// A semicolon at the end is dropped, quotation marks stay, and a backslash at the end continues the line.
    @Test(arguments: [
        ("A = one;", "one"), ("A = two ;", "two"), ("A = a;b", "a;b"), ("A = three; // remark", "three"),
        ("A = \"four five\"", "\"four five\""), ("A = one \\\n  two \\\n  three", "one two three"),
        ("A = one \\", "one"), ("A = https:/$()/a.example", "https:/$()/a.example"),
        ("A = https://d.example", "https:"), ("A =", ""), ("A = 1\r\nB = 2", "1"),
    ])
    func valuesOfConfigurationFiles(text: String, expected: String) throws {
        let folder = try ProjectFolder(["a.xcconfig": text])
        let file = try ConfigurationFile(contentsOf: folder.path + "/a.xcconfig")
        #expect(file.level.assignments.first { $0.name == "A" }?.value == expected)
    }

    @Test func configurationFilesAreIncludedOnceEach() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ name: String) throws {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        try write(
            "A = 1 // one\n#include \"b.xcconfig\"\n#include? \"none\"\n#include \"gone\"\nB[sdk=iphone*] = $(A) = x\n",
            "a.xcconfig")
        try write("A = 2\n", "b.xcconfig")
        let file = try ConfigurationFile(contentsOf: folder.appending(path: "a.xcconfig").path)
        #expect(file.level.assignments.map { "\($0.name)=\($0.value)" } == ["A=1", "A=2", "B=$(A) = x"])
        #expect(file.notes.map(\.message) == ["line 4 includes \(folder.path)/gone, which does not exist"])
        for number in 0..<40 { try write("#include \"deep\(number + 1).xcconfig\"\n", "deep\(number).xcconfig") }
        #expect(throws: ProjectError.self) {
            try ConfigurationFile(contentsOf: folder.appending(path: "deep0.xcconfig").path)
        }
    }
}
