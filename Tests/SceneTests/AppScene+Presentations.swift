import Framereel
import PresentationGallery
import UIKit

extension AppScene {
    /// The look of the system's presentations. Fingers that rest before they lift have no velocity.
    static let presentations = [
        AppScene(board: "presentations/flip", until: 2) { world, board in
            world.at(0.2) { board.turnOver() }
            world.at(1.1) { board.dismiss(animated: true) }
        },
        // A tap on the page uncurls it.
        AppScene(board: "presentations/partial-curl", until: 2) { world, board in
            world.at(0.1) { board.liftCorner() }
            world.tap(at: CGPoint(x: 80, y: 120), start: 1.1)
        },
        AppScene(board: "presentations/page-turned", until: 2) { world, board in
            world.at(0.1) { board.turnPage() }
            world.at(1.1) { board.turnPage() }
        },
        // The program raises the sheet to the large detent, and a finger lowers it to the medium one.
        AppScene(board: "presentations/sheet", until: 2.4) { world, board in
            world.at(0.1) { board.showSheet() }
            world.at(0.8) { board.expandSheet() }
            world.touch(
                from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 380), start: 1.4, duration: 0.5, rest: 0.15)
        },
        // An incomplete drag, then a complete one.
        AppScene(board: "presentations/sheet-dragged-away", until: 3.2) { world, board in
            world.at(0.1) { board.showSheet() }
            world.touch(
                from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 560), start: 0.7, duration: 0.3, rest: 0.15)
            world.touch(
                from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 720), start: 1.8, duration: 0.4, rest: 0.15)
        },
        // A note and another one on top, which a finger removes again.
        AppScene(board: "presentations/sheets", until: 3) { world, board in
            world.at(0.1) { board.showNote() }
            world.at(0.8) { board.showAnotherNote() }
            world.touch(
                from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 560), start: 1.5, duration: 0.5, rest: 0.15)
        },
        // The finger scrolls, returns, and pulls the page down, first incompletely, then completely.
        AppScene(board: "presentations/article-pulled-down", until: 3.2) { world, board in
            world.at(0.1) { board.showArticle() }
            world.touch(
                along: [400, 250, 600].map { CGPoint(x: 195, y: $0) }, start: 0.7, duration: 0.6, rest: 0.15)
            world.touch(
                from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700), start: 2, duration: 0.4, rest: 0.15)
        },
        // A tap beside the popover dismisses it.
        AppScene(board: "presentations/popover", width: 820, height: 1180, until: 1.2) { world, board in
            world.at(0.1) { board.showPopover() }
            world.tap(at: CGPoint(x: 200, y: 900), start: 0.8)
        },
    ]

    /// - Parameter board: The name of the board.
    private init(
        board name: String, width: CGFloat = 390, height: CGFloat = 844, until end: TimeInterval,
        _ play: @escaping @MainActor @Sendable (World, BoardViewController) -> Void
    ) {
        self.init(name, size: CGSize(width: width, height: height), scale: 1) { world in
            let board = BoardViewController()
            world.window.rootViewController = board
            play(world, board)
            world.wait(until: end)
        }
    }
}
