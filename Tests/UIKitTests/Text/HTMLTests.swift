import Testing
import UIKit

/// Attributed strings from documents.
@MainActor @Suite("Documents as attributed strings") struct HTMLTests {
    private func text(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
    }

    private func font(_ text: NSAttributedString, _ index: Int = 0) throws -> UIFont {
        try #require(text.attribute(.font, at: index, effectiveRange: nil) as? UIFont)
    }

    /// Columns: HTML and its characters.
    @Test(arguments: [
        ("<b>Bold</b> and <i>italic</i>", "Bold and italic"), ("a  \n b", "a b"), ("a <b> b</b>", "a b"),
        ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("<p>One<p>Two", "One\nTwo"),
        ("One<br>Two<br/>", "One\u{2028}Two\u{2028}"),
        ("<div><div>x</div></div>y", "x\ny"), ("<pre>a  b\n c</pre>", "a  b\n c\n"),
        ("<ul><li>One</li><li>Two</ul>", "\t•\tOne\n\t•\tTwo\n"),
        ("<ol start=3><li>c</li><li>d<ol><li>e</ol></li><li>f</ol>", "\t3.\tc\n\t4.\td\n\t1.\te\n\t5.\tf\n"),
        ("Tom &amp; J&eacute;r&#244;me &#x1F600; &lt;3 &nope; &", "Tom & Jérôme 😀 <3 &nope; &"),
        ("<!-- no --><style>p{color:red}</style><script>if (a < b) {}</script>yes", "yes"),
        ("<head><title>No</title></head><body>yes</body>", "yes"), ("<p style='display:none'>no</p>yes", "yes"),
        ("1 < 2 <3 <", "1 < 2 <3 <"), ("<a href='x>y'>link</a", "link"), ("<table><tr><td>a<td>b</table>", "a\tb\n"),
        ("<!a><?b?><!-- c -->d", "d"), ("<font size=+9223372036854775807>a</font>", "a"),
        ("<p style='color: rgb(nan, 0, 0)'>a", "a"), ("", ""), ("<", "<"), ("</p>", ""), ("<p", ""),
    ]) func elementsBecomeCharacters(_ html: String, _ characters: String) throws {
        #expect(try text(html).string == characters)
    }

    @Test func elementsHaveTheirFonts() throws {
        let heading = try text("<h1>Title</h1><p>a<b>b</b><code>c</code></p>")
        #expect(try font(heading).pointSize == 24)
        #expect(try font(heading).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(try font(heading, 6).pointSize == 12)
        #expect(try !font(heading, 6).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(try font(heading, 7).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(try font(heading, 8).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        #expect(try font(text("<span style='font: italic 600 20px/1.5 -apple-system'>x</span>")).pointSize == 20)
    }

    @Test func styleSheetsApplyByRank() throws {
        let html = """
            <style>#one { color: #00f } .note { color: lime; font-size: 150% } /* p { color: black } */
            p, h2 { color: red; font-family: -apple-system, sans-serif; }</style>
            <p>a</p><p class="big note">b</p><p class=note id=one>c</p><p id=one style="color: rgba(0,0,0,.5)">d</p>
            """
        let text = try text(html)
        let colors: [UIColor] = [.red, .green, .blue, UIColor(white: 0, alpha: 0.5)]
        for (index, color) in colors.enumerated() {
            let found = try #require(text.attribute(.foregroundColor, at: 2 * index, effectiveRange: nil) as? UIColor)
            #expect(found.cgColor.components?.suffix(4) == color.rgb, "\(text.string)")
        }
        #expect(try font(text).familyName == UIFont.systemFont(ofSize: 12).familyName)
        #expect(try font(text, 2).pointSize == 18)
    }

    @Test func linksAreBlueAndUnderlined() throws {
        let text = try text("see <a href=\"https://example.com/a?b=1&amp;c=2\">here</a>")
        let attributes = text.attributes(at: 5, effectiveRange: nil)
        #expect(attributes[.link] as? URL == URL(string: "https://example.com/a?b=1&c=2"))
        #expect(attributes[.underlineStyle] as? Int == 1)
        #expect(text.attributes(at: 0, effectiveRange: nil)[.link] == nil)
    }

    @Test func paragraphsHaveSpaceAndAlignment() throws {
        let text = try text("<p align=center>a</p><div style='text-align: right; line-height: 2'>b</div>")
        let first = try #require(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        let second = try #require(text.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle)
        #expect(first.alignment == .center && first.paragraphSpacing == 12)
        #expect(second.alignment == .right && second.paragraphSpacing == 0 && second.minimumLineHeight == 24)
    }

    @Test func otherFormatsAreReadOrRefused() throws {
        let plain = try NSAttributedString(
            data: Data("<b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
            documentAttributes: nil)
        #expect(plain.string == "<b>")
        #expect(try NSAttributedString(data: Data(" <b>x</b>".utf8)).string == "x")
        #expect(try NSAttributedString(data: Data("a<b".utf8)).string == "a<b")
        let latin: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .characterEncoding: String.Encoding.isoLatin1.rawValue
        ]
        #expect(try NSMutableAttributedString(data: Data([0xE4]), options: latin).string == "ä")
        #expect(throws: CocoaError.self) { try NSAttributedString(data: Data([0xFF])) }
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
    }

    /// Documents without end tags are read in time proportional to their length.
    @Test func deepDocumentsAreRead() throws {
        let deep = String(repeating: "<div><b>", count: 20_000) + "x"
        #expect(try text(deep).string == "x")
        #expect(try text(String(repeating: "&", count: 20_000)).length == 20_000)
        #expect(try text(String(repeating: "<!>", count: 200_000) + "x").string == "x")
        let sheet = String(repeating: "/**/", count: 20_000)
        #expect(try text("<style>\(sheet)</style>x").string == "x")
        #expect(try font(text(String(repeating: "<h1>", count: 200) + "x")).pointSize == 10_000)
    }
}

extension UIColor {
    fileprivate var rgb: ArraySlice<CGFloat> {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
