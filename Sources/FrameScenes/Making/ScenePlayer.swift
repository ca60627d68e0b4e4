package import FrameJSON
internal import FrameTiming
internal import QuartzCore
package import UIKit

/// Performs the actions of a scene's script in a window, and the reactions of its views.
///
/// The controllers of screens own the player, which holds only the window.
@MainActor package final class ScenePlayer {
    let document: SceneDocument
    let values: SceneValues
    private let images: [String: UIImage]
    /// Returns the file, line and column of a value of the scene file, for reports.
    private let place: (JSONPath) -> String
    private let first: ScreenDescription
    private weak var window: UIWindow?
    // Captures the current stage: The player has no window yet.
    private var reference = StageReference()
    /// Stage of the window in which the script is played.
    var stage: Stage { reference.stage }
    /// Performs the flow of the document.
    private unowned let flow: FlowPlayer
    /// Number of script actions that have not completed.
    private var remaining: Int
    /// Reactions since the last act of a person or the script, each caused by the previous one.
    var chain: [JSONPath] = []

    /// Fails if the document's root is not one of its screens, which cannot happen for a document read from a file.
    ///
    /// - Parameters:
    ///   - images: All images of the document, keyed by the file names that the scene uses.
    ///   - flow: The flow of the world in which the document is played.
    ///   - place: Returns the file, line and column of a value, for reports.
    package init?(
        _ document: SceneDocument, images: [String: SceneImage], flow: FlowPlayer,
        place: @escaping (JSONPath) -> String
    ) {
        self.document = document
        self.flow = flow
        self.place = place
        self.images = images.mapValues(\.image)
        remaining = document.script.count
        values = SceneValues(document.values)
        guard let screen = document.screen(document.root) else { return nil }
        first = screen
    }

    private var maker: ViewMaker {
        ViewMaker(images: images, source: { [place] in place($0.path) }, player: self)
    }

    /// Shows the root screen and schedules the script. An action with a start time begins at that time; any other
    /// begins when the preceding action is complete. The flow begins when all actions are complete.
    package func play(in window: UIWindow) {
        reference.enter(window.layer.stage)
        self.window = window
        flow.perform = { placed, ended in
            self.chain = []
            self.perform(placed, then: ended)
        }
        window.rootViewController = controller(of: first)
        for (index, action) in document.script.enumerated() {
            guard let start = action.start, !action.isInWords else { continue }
            // Begin one turn later, so that animations that end at this instant have ended.
            stage.loop.schedule(at: MediaTime(seconds: start)) {
                self.stage.loop.scheduleNow { self.perform(index) }
            }
        }
        if document.script.isEmpty { beginFlow() } else { begin(0) }
    }

    private func beginFlow() { document.flow.forEach { flow.add($0) } }

    /// Begins an action after the preceding one has completed.
    private func proceed(to index: Int) {
        remaining -= 1
        if remaining == 0 { beginFlow() } else { begin(index) }
    }

    private func begin(_ index: Int) {
        guard document.script.indices.contains(index) else { return }
        let action = document.script[index]
        if case .step(let step) = action { return flow.add(step) { self.proceed(to: index + 1) } }
        guard action.start == nil else { return }
        stage.loop.scheduleNow { self.perform(index) }
    }

    private func perform(_ index: Int) {
        chain = []
        let path = JSONPath([.key(SceneDocument.Key.script.rawValue), .index(index)])
        perform(PlacedAction(action: document.script[index], path: path)) { self.proceed(to: index + 1) }
    }

    /// Reports a mistake in an action at its position.
    func report(_ path: JSONPath, _ sentence: String) {
        stage.diagnostics.misuse("\(place(path)): \(path): \(sentence)")
    }

    // MARK: Screens

    /// The root, or the frontmost screen presented on it; `nil` once the window shows something else.
    var topmost: (any SceneScreen)? {
        guard let root = window?.rootViewController as? any SceneScreen else { return nil }
        return sequence(first: root, next: { $0.presentedViewController as? any SceneScreen }).reversed().first
    }

    /// Creates the controllers of a screen and of the screens it contains.
    func controller(of screen: ScreenDescription) -> any SceneScreen {
        func controllers(_ names: [String]) -> [UIViewController] {
            names.compactMap { document.screen($0) }.map { controller(of: $0) }
        }
        return switch screen.container {
        case .navigation(let names)?: NavigationScreen(screen.name, controllers(names))
        case .tabs(let names)?: TabScreen(screen.name, controllers(names), reacts: document.reactsToTabs)
        case nil: ScreenController(screen, maker: maker)
        }
    }
}

extension ScriptAction {
    fileprivate var isInWords: Bool {
        if case .step = self { true } else { false }
    }
}
