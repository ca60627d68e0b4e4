import Framereel
import TestSupport
import Testing
import UIKit

@testable import FrameRecording
@testable import UIKitCore

/// The resources of a launched application: its bundle, texts, fonts and information.
@MainActor @Suite struct ResourceTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        private let window = UIWindow()

        override init() {
            super.init()
            window.makeKeyAndVisible()
        }
    }

    /// Runs `body` in an application launched with files, given by their paths in the folder.
    @discardableResult private func launch(
        _ files: [String: String], language: String? = nil, device: Device = .iPhone14, blocks: Bool = true,
        _ body: @escaping @MainActor @Sendable () -> Void
    ) throws -> Recording {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("framereel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            if text.hasPrefix("/"), !text.hasPrefix("/*") {
                try FileManager.default.copyItem(at: URL(fileURLWithPath: text), to: file)
            } else {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        }
        let scene = Scene("app", device: device, launching: Delegate(), resources: folder.path) { _ in body() }
        var settings = scene.settings
        settings.language = language
        return try Recording(of: scene.on(nil, settings: settings), drawsTextAsBlocks: blocks)
    }

    // MARK: Texts

    /// Columns: the available languages, the preferred ones, and the ones used.
    @Test(arguments: [
        (["de", "fr"], ["fr-CA"], ["fr"]), (["de", "fr-CA", "fr"], ["fr-CA"], ["fr-CA"]),
        (["de", "fr"], ["it", "de"], ["de"]),
        (["de", "en"], ["ja"], ["en"]), (["de", "fr"], ["ja"], ["de"]), (["pt_BR"], ["pt-BR"], ["pt_BR"]),
        ([], ["de"], []), (["en", "zh-Hans"], ["zh-CN"], ["zh-Hans"]), (["en", "zh-Hant"], ["zh-TW"], ["zh-Hant"]),
        (["en", "nb"], ["no"], ["nb"]),
    ])
    func languagesArePreferredInOrder(languages: [String], preferences: [String], expected: [String]) {
        #expect(Bundle.preferredLocalizations(from: languages, forPreferences: preferences) == expected)
    }

    /// As on iOS, where the development language is among those of the application.
    @Test func anApplicationWithoutEnglishShowsItsOwnLanguage() throws {
        let tables = ["it.lproj/Localizable.strings": #""hello" = "Ciao";"#]
        try launch(tables) {
            #expect(NSLocalizedString("hello", comment: "") == "Ciao")
            #expect(NSLocalizedString("other", comment: "") == "other")
        }
        try launch(tables.merging(Self.tables) { first, _ in first }) {
            #expect(NSLocalizedString("hello", comment: "") == "Hello")
            #expect(NSLocalizedString("file", tableName: "Menu", comment: "") == "file")
        }
    }

    @Test func bundlesPreferTheLanguageOfTheScene() throws {
        try launch(Self.tables, language: "de") {
            #expect(Bundle.main.preferredLocalizations == ["de"] && Locale.preferredLanguages == ["de"])
            #expect(Bundle.preferredLocalizations(from: ["fr", "de"]) == ["de"])
        }
    }

    private static let tables = [
        "en.lproj/Localizable.strings": #""hello" = "Hello"; "own" = "Only English"; "100 %" = "a \"hundred\"";"#,
        "de.lproj/Localizable.strings": #"/* by hand */ hello = "Guten\nTag"; "count" = "%2$@ von %1$@";"#,
        "de.lproj/Menu.strings": #""file" = "Ablage";"#,
        "pt-br.lproj/Menu.strings": #""file" = "Arquivo";"#,
        "de.lproj/Plural.strings": #""cards" = "%d Karten insgesamt"; "all" = "Alle";"#,
        "de.lproj/Plural.stringsdict": """
        <plist version="1.0"><dict><key>cards</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@cards@ in %#@decks@</string>
        <key>cards</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d Karte</string><key>other</key><string>%d Karten</string></dict>
        <key>decks</key><dict><key>one</key><string>einem Stapel</string><key>other</key><string>%d Stapeln</string></dict>
        </dict></dict></plist>
        """,
        "Catalog.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Hello": {}, "Bye": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Salut"}}}},
            "%lld cards": {"localizations": {"fr": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld carte"}}, "other": {"stringUnit": {"value": "%lld cartes"}}}}}}}}}
        """,
    ]

    /// The columns are the language of the scene, the table, the key and its text.
    @Test(
        arguments: [
            (nil, nil, "hello", "Hello"), (nil, nil, "100 %", "a \"hundred\""), (nil, nil, "missing", "missing"),
            ("de", nil, "hello", "Guten\nTag"), ("de-AT", nil, "hello", "Guten\nTag"), ("de", nil, "own", "own"),
            ("de", "Menu", "file", "Ablage"), (nil, "Menu", "file", "file"), ("pt-BR", "Menu", "file", "Arquivo"),
            ("fr", nil, "hello", "Hello"),
            ("de", "Plural", "cards", "%d Karten in %d Stapeln"), ("de", "Plural", "all", "Alle"),
            ("fr", "Catalog", "Bye", "Salut"), (nil, "Catalog", "Bye", "Bye"),
            ("fr", "Catalog", "%lld cards", "%lld cartes"),
        ] as [(String?, String?, String, String)])
    func textsAreInTheLanguageOfTheScene(language: String?, table: String?, key: String, expected: String) throws {
        try launch(Self.tables, language: language) {
            #expect(NSLocalizedString(key, tableName: table, comment: "") == expected)
            #expect(Bundle.main.localizedString(forKey: key, value: nil, table: table) == expected)
        }
    }

    /// Foundation's own look-up of plural texts ends the process.
    @Test func sourcesThatImportFoundationFindTheSameTexts() throws {
        try launch(Self.tables, language: "de") {
            #expect(
                textsBesideFoundation(1) == [
                    "Guten\nTag", "Ablage", "1 Karte in einem Stapel", "1 Karte in 2 Stapeln",
                ])
        }
    }

    @Test func interpolatedTextsHavePlaceholders() throws {
        let recording = try launch(Self.tables, language: "fr") {
            #expect(String(localized: "\(3) cards", table: "Catalog") == "3 cartes")
            #expect(String(localized: "\(1) cards", table: "Catalog") == "1 carte")
            #expect(String(localized: "Bye", table: "Catalog") == "Salut")
            #expect(String(localized: "\("5") of 100 %, \(1)", table: "Catalog") == "5 of 100 %, 1")
        }
        #expect(recording.unsupported.isEmpty)
        try launch(Self.tables, language: "de") {
            #expect(String(localized: "count", defaultValue: "\("a") of \("b")") == "b von a")
        }
    }

    /// Numbers as in the language of the scene, values as a format or a specifier writes them, and resources.
    @Test func interpolatedValuesHaveFormats() throws {
        try launch(Self.tables, language: "de") {
            #expect(String(localized: "\(1_234_567) of \(1234.5)") == "1.234.567 of 1.234,500000")
            #expect(String(localized: "\(0.25, format: .percent)") == "25\u{A0}%")
            #expect(String(localized: "\(1234.56, specifier: "%.1f")") == "1.234,6")
            let resource = LocalizedStringResource("count", defaultValue: "\("a") of \("b")")
            #expect(resource.key == "count" && String(localized: resource) == "b von a")
            #expect(String(localized: LocalizedStringResource("hello")) == "Guten\nTag")
            let literal: LocalizedStringResource = "\(2) cards"
            #expect(literal.key == "%lld cards" && String(localized: literal) == "2 cards")
        }
        try launch(Self.tables, language: "fr") {
            #expect(String(localized: LocalizedStringResource("\(1) cards", table: "Catalog")) == "1 carte")
        }
    }

    private static let devices = [
        "en.lproj/Localizable.stringsdict": """
        <plist version="1.0"><dict><key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key>
        <dict><key>iphone</key><string>Tap the phone</string><key>other</key><string>Tap it</string></dict></dict></dict></plist>
        """,
        "Catalog.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
            "tap": {"localizations": {"en": {"variations": {"device": {
                "ipad": {"stringUnit": {"value": "Tap the pad"}}, "iphone": {"stringUnit": {"value": "Tap the phone"}},
                "other": {"stringUnit": {"value": "Click"}}}}}}},
            "%lld taps": {"localizations": {"en": {"variations": {"device": {
                "ipad": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld tap on the pad"}},
                    "other": {"stringUnit": {"value": "%lld taps on the pad"}}}}},
                "other": {"stringUnit": {"value": "%lld taps anywhere"}}}}}}},
            "%lld keys": {"localizations": {"en": {"variations": {"plural": {
                "one": {"variations": {"device": {"ipad": {"stringUnit": {"value": "a key of the pad"}},
                    "other": {"stringUnit": {"value": "a key"}}}}},
                "other": {"stringUnit": {"value": "%lld keys"}}}}}}}}}
        """,
    ]

    /// Texts by device, alone, around plural forms and in them.
    @Test func textsAreThoseOfTheDevice() throws {
        let expected: [(Device, [String])] = [
            (.iPhone14, ["Tap the phone", "Tap the phone", "1 taps anywhere", "a key"]),
            (.iPadAir, ["Tap it", "Tap the pad", "1 tap on the pad", "a key of the pad"]),
        ]
        for (device, texts) in expected {
            try launch(Self.devices, device: device) {
                #expect(NSLocalizedString("tap", comment: "") == texts[0])
                #expect(NSLocalizedString("tap", tableName: "Catalog", comment: "") == texts[1])
                #expect(String(localized: "\(1) taps", table: "Catalog") == texts[2])
                #expect(String(localized: "\(1) keys", table: "Catalog") == texts[3])
            }
        }
    }

    /// Arguments that are missing would be whatever is in memory.
    @Test func formatsNeedTheirArguments() throws {
        let error = #expect(throws: RecordingError.self) {
            try launch(Self.tables) { #expect(String(format: "%d of %d", 1) == "%d of %d") }
        }
        #expect("\(error as Any)".contains("“%d of %d” needs 2 arguments and has 1; pass one for each placeholder"))
        let object = #expect(throws: RecordingError.self) {
            try launch(Self.tables) { #expect(String(format: "%@: %2$d", "a", "b") == "%@: %2$d") }
        }
        #expect("\(object as Any)".contains("writes “b”, which is an object, as a number; write %@ in place of %2$d"))
        try launch(Self.tables) {
            #expect(String(format: "%2$@ %1$@ 100 %%", "a", "b") == "b a 100 %")
            #expect(String(format: "%.0.2f %%.1.2 %2$5.0.1f", 3.14159, 2.25) == "3.14 %.1.2   2.2")
            let (number, date) = (NSNumber(value: 100.0), Date(timeIntervalSince1970: 0))
            #expect(
                String(format: "%@ at %@, %d", number, date as any CVarArg, 3) == "100 at 1970-01-01 00:00:00 +0000, 3")
        }
    }

    private static let plurals = [
        "pl.lproj/Localizable.stringsdict": """
        <plist version="1.0"><dict>
        <key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
        <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>zero</key><string>brak plików</string>
        <key>one</key><string>plik</string><key>few</key><string>%d pliki</string>
        <key>many</key><string>%d plików</string><key>other</key><string>%d pliku</string></dict></dict>
        <key>in</key><dict><key>NSStringLocalizedFormatKey</key><string>%3$@: %1$#@files@ w %2$#@folders@, 100 %%</string>
        <key>files</key><dict><key>one</key><string>%d plik</string><key>few</key><string>%d pliki</string>
        <key>many</key><string>%d plików</string><key>other</key><string>%d pliku</string></dict>
        <key>folders</key><dict><key>one</key><string>folderze</string><key>other</key><string>%d folderach</string></dict></dict>
        <key>size</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@size@</string>
        <key>size</key><dict><key>one</key><string>%.1f bajt</string><key>many</key><string>%.1f bajtów</string>
        <key>other</key><string>%.1f bajta</string></dict></dict></dict></plist>
        """,
        "Catalog.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
            "%@ has %lld cards": {"localizations": {"cs": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%@ má %lld kartu"}}, "few": {"stringUnit": {"value": "%@ má %lld karty"}},
                "other": {"stringUnit": {"value": "%@ má %lld karet"}}}}}}},
            "%lld of %lld": {"localizations": {"cs": {"stringUnit": {"value": "%#@all@, z toho %#@own@"},
                "substitutions": {
                    "own": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                        "one": {"stringUnit": {"value": "%arg vlastní"}}, "other": {"stringUnit": {"value": "%arg vlastních"}}}}},
                    "all": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                        "one": {"stringUnit": {"value": "%arg karta"}}, "few": {"stringUnit": {"value": "%arg karty"}},
                        "other": {"stringUnit": {"value": "%arg karet"}}}}}}}}}}}
        """,
    ]

    /// The forms follow the rules of the table's language. Foundation's functions would use the general form.
    @Test func pluralFormsFollowTheNumber() throws {
        let polish = try launch(Self.plurals, language: "pl") {
            func files(_ count: Int) -> String { String(format: NSLocalizedString("files", comment: ""), count) }
            #expect(
                [0, 1, 2, 5, 12, 22, 25].map(files) == [
                    "brak plików", "plik", "2 pliki", "5 plików", "12 plików", "22 pliki", "25 plików",
                ])
            let text = NSLocalizedString("in", comment: "")
            #expect(String.localizedStringWithFormat(text, 3, 1, "Anna") == "Anna: 3 pliki w folderze, 100 %")
            #expect(String(format: text, locale: nil, 1, Int32(7), "Jan") == "Jan: 1 plik w 7 folderach, 100 %")
            let size = NSLocalizedString("size", comment: "")
            #expect(String(format: size, locale: nil, 2.5) == "2.5 bajta")
            #expect(String(format: size, locale: nil, 5.0) == "5.0 bajtów")
            #expect(String(format: "%05.1f %@ %d%%", 2.25, "a", 7) == "002.2 a 7%")
        }
        #expect(polish.unsupported.isEmpty)
        try launch(Self.plurals, language: "cs") {
            func cards(_ count: Int) -> String { String(localized: "\("Eva") has \(count) cards", table: "Catalog") }
            #expect([1, 2, 5].map(cards) == ["Eva má 1 kartu", "Eva má 2 karty", "Eva má 5 karet"])
            #expect(String(localized: "\(1) of \(3)", table: "Catalog") == "3 karty, z toho 1 vlastní")
            #expect(String(localized: "\(5) of \(1)", table: "Catalog") == "1 karta, z toho 5 vlastních")
        }
    }

    /// Nothing fails silently: a language other than the scene's, and tables with errors, are reported.
    @Test func missingResourcesAreReported() throws {
        let french = try launch(Self.tables, language: "fr") { _ = NSLocalizedString("hello", comment: "") }
        #expect(french.unsupported.map(\.api) == ["the language “fr” of Localizable"])
        #expect(french.unsupported.map(\.instead) == ["its texts are in English"])
        for (path, text) in [
            ("en.lproj/Localizable.strings", "\"open"), ("Localizable.xcstrings", "{"),
            ("Localizable.stringsdict", "[]"),
        ] {
            #expect {
                try launch([path: text]) { _ = NSLocalizedString("hello", comment: "") }
            } throws: { ($0 as? RecordingError)?.message.contains(path.split(separator: "/").last ?? "") == true }
        }
    }

    // MARK: Bundles

    @Test func theMainBundleComesFromTheLaunch() throws {
        let info = "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>Corner Shop</string></dict></plist>"
        try launch(["Info.plist": info, "Data/prices.json": "[]", "note.txt": "A"]) {
            #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String == "Corner Shop")
            let note = Bundle.main.url(forResource: "note", withExtension: "txt")
            #expect(note.flatMap { try? String(contentsOf: $0, encoding: .utf8) } == "A")
            #expect(Bundle.main.path(forResource: "prices", ofType: "json", inDirectory: "Data") != nil)
            #expect(Bundle(for: Delegate.self).bundlePath == Bundle.main.bundlePath)
        }
        #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") == nil, "after the run")
    }

    /// SwiftPM writes an `Info.plist` into bundles with languages.
    @Test func theInformationOfTheModuleComesFirst() throws {
        let info = "<plist version=\"1.0\"><dict/></plist>"
        try launch(["Info.plist": info, "Shop-Info.plist": info]) {
            ApplicationResources.use(folder: Bundle.main.bundlePath, information: nil, module: "Shop")
            #expect(ApplicationResources.current.information?.hasSuffix("/Shop-Info.plist") == true)
            ApplicationResources.use(folder: Bundle.main.bundlePath, information: nil, module: "Other")
            #expect(ApplicationResources.current.information?.hasSuffix("/Info.plist") == true)
        }
    }

    /// A build folder contains the bundles of other programs.
    @Test func onlyBundlesOfTheProgramCount() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("framereel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = [
            "Shop_Kit.resources", "Shop_My_Kit.resources", "Other_Gone.resources", "a_b_Kit.bundle", "Icons.bundle",
            "Kit",
        ]
        for name in names {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        func found(_ modules: Set<String>?) -> [String] { ResourceBundles.names(in: folder.path, modules: modules) }
        #expect(found(["Kit"]) == ["Icons.bundle", "Shop_Kit.resources", "Shop_My_Kit.resources", "a_b_Kit.bundle"])
        #expect(found(["My_Kit"]) == ["Icons.bundle", "Shop_My_Kit.resources"])
        #expect(found(nil).count == 5 && found([]) == ["Icons.bundle"])
        let missing = "Gone\(names.count)"
        #expect(ProgramSymbols.modules(among: ["UIKit", "Shop", missing]) == ["UIKit", "Shop"])
    }

    /// A build folder keeps the bundle of a package that has since been renamed.
    @Test(arguments: [
        (["New_Shop.resources", "Old_Shop.resources"], ["New_Shop.resources"], ["New_Shop.resources"]),
        (["New_Shop.resources", "Old_Shop.resources"], [], ["New_Shop.resources", "Old_Shop.resources"]),
        (
            ["Icons.bundle", "New_Shop.resources", "Old_Kit.resources"], [],
            ["Icons.bundle", "New_Shop.resources", "Old_Kit.resources"]
        ),
        (
            ["A_Kit.resources", "A_My_Kit.resources", "B_My_Kit.resources"], ["A_Kit.resources", "B_My_Kit.resources"],
            ["A_Kit.resources", "B_My_Kit.resources"]
        ),
    ])
    func bundlesOfEarlierPackagesDoNotCount(names: [String], current: [String], expected: [String]) {
        #expect(ResourceBundles.withoutStale(names, isCurrent: { current.contains($0) }) == expected)
        let absent = names.map { $0 + "\(names.count)" }
        #expect(
            absent.allSatisfy { !ProgramSymbols.mentions($0) } && ProgramSymbols.mentions("bundlesOfEarlierPackages"))
    }

    // MARK: Fonts

    #if Text
        private static let inter = "/usr/share/fonts/opentype/inter/Inter-"

        @Test func fontsOfTheApplicationAreUsed() throws {
            let info = """
                <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Plain.otf</string><string>fonts/Bold.otf</string>
                <string>Gone.ttf</string></array></dict></plist>
                """
            let files = [
                "Info.plist": info, "Plain.otf": Self.inter + "Regular.otf", "fonts/Bold.otf": Self.inter + "Bold.otf",
            ]
            let recording = try launch(files, blocks: false) {
                let font = UIFont(name: "Inter-Regular", size: 20)
                #expect(font?.fontName == "Inter-Regular" && font?.familyName == "Inter")
                // The numbers come from the file's table `hhea`, not from San Francisco.
                #expect(
                    font?.ascender == 19.375 && font?.descender == -4.829545454545454
                        && font?.lineHeight == 24.204545454545453)
                #expect(font != UIFont.systemFont(ofSize: 20))
                let bold = font?.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
                #expect(bold?.fontName == "Inter-Bold" && bold?.pointSize == 20)
                let label = UILabel()
                (label.text, label.font) = ("Own", font)
                UIApplication.shared.windows[0].addSubview(label)
                label.sizeToFit()
                #expect(label.bounds.height == 24.333333333333332)
            }
            #expect(recording.unsupported.map(\.api) == ["UIAppFonts “Gone.ttf”"])
            #expect(recording.fonts.contains { $0.path.hasSuffix("Plain.otf") })
        }

        /// Labels leave out the gap between lines that a font's file asks for. Measured on a device, with Poppins.
        @Test func theLineGapOfAFontIsNoPartOfItsLines() throws {
            var data = try Data(contentsOf: URL(filePath: Self.inter + "Regular.otf"))
            // The directory has a tag, a checksum, an offset and a length for each table. Either table may have the gap.
            for (tag, gap) in [("hhea", 8), ("OS/2", 72)] {
                let entry = try #require(data.range(of: Data(tag.utf8))).lowerBound
                let table = data[(entry + 8)..<(entry + 12)].reduce(0) { $0 << 8 | Int($1) }
                data.replaceSubrange((table + gap)..<(table + gap + 2), with: [0x01, 0x00])
            }
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).otf")
            try data.write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let info = """
                <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Plain.otf</string></array></dict></plist>
                """
            try launch(["Info.plist": info, "Plain.otf": file.path], blocks: false) {
                let font = UIFont(name: "Inter-Regular", size: 20)
                #expect(font.map { $0.leading > 1 } == true && font?.lineHeight == 24.204545454545453)
                let label = UILabel()
                (label.text, label.font, label.numberOfLines) = ("Own\nOwn", font, 0)
                UIApplication.shared.windows[0].addSubview(label)
                label.sizeToFit()
                #expect(abs(label.bounds.height - 2 * 24.204545454545453) < 0.34)
            }
        }
    #endif
}
