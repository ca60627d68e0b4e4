import FramePages
import FramePainting
import Testing

@Suite struct EmbeddedPlayerTests {
    private let evil = "</script><script>alert(1)</script>\" onload=\"x()\" <!--\u{2028}"

    private func player() -> EmbeddedPlayer {
        EmbeddedPlayer(
            title: evil, size: PixelSize(width: 390, height: 844), rate: 60, poster: [1, 2], movie: [3, 4, 5])
    }

    /// A title is text: it ends neither a script nor an attribute.
    @Test func titlesAreText() {
        let html = player().html
        #expect(html.components(separatedByText: "<script").count == 2)
        #expect(html.components(separatedByText: "</script").count == 2)
        #expect(!html.contains("\" onload=\""))
        #expect(!player().script.contains("</script><script>"))
    }

    @Test func nothingIsLoadedFromTheNetwork() {
        let html = player().html
        #expect(html.contains("default-src 'none'") && !html.contains("connect-src"))
        for text in [html, player().script] {
            #expect(!text.replacing("http-equiv", with: "").contains("http"))
        }
    }

    /// The movie also plays without a script, by the browser's own controls.
    @Test func thePageHasAPlainVideo() {
        let html = player().html
        #expect(html.contains("<video controls muted playsinline loop width=\"390\" height=\"844\""))
        #expect(html.contains("poster=\"data:image/jpeg;base64,AQI=\" src=\"data:video/mp4;base64,AwQF\""))
        #expect(html.contains(" autoplay address>"))
    }

    @Test func theirFilesAreRecognized() {
        #expect(Page.isPage(Array(player().html.utf8)))
        #expect(player().script.hasPrefix(EmbeddedPlayer.scriptBeginning))
    }

    /// The contents except for the movie and its poster.
    @Test func thePlayerItselfIsSmall() {
        #expect(player().html.utf8.count < 8_000 && player().script.utf8.count < 8_000)
    }
}

extension String {
    fileprivate func components(separatedByText text: String) -> [Substring] {
        split(separator: text, omittingEmptySubsequences: false)
    }
}
