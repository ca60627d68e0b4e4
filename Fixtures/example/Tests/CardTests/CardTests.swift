import CardScenes
import Testing
import UIKit

/// Every frame of the transition is as it was recorded.
@Suite struct CardTests {
    @Test func theCardSlidesInAndOut() {
        assertTransition(of: CardScenes.card)
    }

    /// Thirty frames a second are every second of the sixty, held against a golden of their own.
    @Test(.goldens(fps: 30)) func halfTheFramesShowTheSame() {
        assertTransition(of: CardScenes.card, named: "card-30")
    }
}
