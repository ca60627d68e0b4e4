import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Attributes of text that have no effect are reported.
@MainActor @Suite struct AttributeReportTests {
    private func reported(_ attributes: [NSAttributedString.Key: Any]) throws -> [String] {
        let app = try TestApp()
        app.perform { _ = NSAttributedString(string: "a", attributes: attributes).styledText(on: app.stage) }
        return app.stage.diagnostics.unsupported.entries.map(\.api)
    }

    @Test func onlyValuesThatWouldBeSeenAreReported() throws {
        let unseen: [NSAttributedString.Key: Any] = [
            .obliqueness: 0, .expansion: 0, .strokeWidth: 0, .strokeColor: UIColor.red, .ligature: 1,
            .underlineStyle: NSUnderlineStyle.double.rawValue,
        ]
        #expect(try reported(unseen).isEmpty)
        #expect(try reported([.ligature: 0]).isEmpty)
        #expect(try reported([.ligature: 2]) == [#"NSAttributedString.Key("NSLigature")"#])
        #expect(try reported([.strokeWidth: 3]) == [#"NSAttributedString.Key("NSStrokeWidth")"#])
        let dashed = NSUnderlineStyle([.single, .patternDash]).rawValue
        #expect(try reported([.underlineStyle: dashed]) == ["Patterns of NSUnderlineStyle"])
        let listed = NSMutableParagraphStyle()
        #expect(try reported([.paragraphStyle: listed]).isEmpty)
        listed.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
        #expect(try reported([.paragraphStyle: listed]) == ["NSParagraphStyle.textLists"])
    }

    /// Documented for `NSAttributedString.Key.kern` and `ligature`.
    @Test func zeroDisablesKerningAndLigatures() throws {
        let app = try TestApp()
        func features(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
            var features: [String] = []
            app.perform {
                features = NSAttributedString(string: "a", attributes: attributes).styledText(on: app.stage).pieces
                    .flatMap(\.style.font.features)
            }
            return features
        }
        #expect(features([:]).isEmpty)
        #expect(features([.kern: 0]) == ["-kern"])
        #expect(features([.kern: CGFloat(1), .ligature: 1]).isEmpty)
        #expect(features([.kern: 0.0, .ligature: 0]) == ["-kern", "-liga", "-clig"])
    }
}
