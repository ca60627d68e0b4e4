import Foundation
import Testing

@testable import QuartzCore

/// `data:` URLs, by the rules and examples of RFC 2397.
@Suite struct DataURLTests {
    /// Columns: a URL, its content as text, its media type, and its character set.
    @Test(arguments: [
        ("data:,A%20brief%20note", "A brief note", "text/plain", "us-ascii"),
        ("data:text/plain;charset=iso-8859-7,%be%fa", "\u{FFFD}\u{FFFD}", "text/plain", "iso-8859-7"),
        ("data:image/png;base64,SGk=", "Hi", "image/png", nil),
        ("DATA:Text/HTML;charset=UTF-8;base64,PGI%2BPC9iPg==", "<b></b>", "text/html", "utf-8"),
        ("data:application/json,%7B%22a%22:1%7D", #"{"a":1}"#, "application/json", nil),
        ("data:;base64,", "", "text/plain", "us-ascii"), ("data:text/plain,100%", "100%", "text/plain", nil),
    ]) func theContentIsRead(_ text: String, _ content: String, _ type: String, _ charset: String?) throws {
        let url = try #require(URL(string: text))
        let data = try #require(DataURL(url))
        #expect(String(decoding: data.body, as: UTF8.self) == content)
        #expect(data.mimeType == type)
        #expect(data.textEncodingName == charset)
        #expect(try Data(contentsOf: url) == data.body)
    }

    @Test(arguments: ["data:text/plain", "data:image/png;base64,INVALIDBASE64", "https://a.bc/d,e"])
    func othersAreRejected(_ text: String) throws {
        #expect(DataURL(try #require(URL(string: text))) == nil)
    }
}
