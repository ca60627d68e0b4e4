internal import FrameProjects
internal import FrameStoryboards

/// The scenes of an adopted application: its launch, the screens of its storyboards, and the view controllers that can
/// be created without arguments.
struct ReelScreens {
    private struct Screen {
        let name: String
        let title: String
        let content: Content
    }

    private enum Content {
        /// The launch of the application with these arguments.
        case launch(String)
        /// A view controller, given as an expression; `storyboard` is `nil` if it is created from its class.
        case controller(String, storyboard: String?)
    }

    private let module: String
    private let launch: AdoptedLaunch?
    private var screens: [Screen] = []
    private(set) var notes: [String] = []

    init(_ adoption: Adoption) {
        let target = adoption.application.target
        module = target.module
        launch = AdoptedLaunch(adoption.application)
        if let launch {
            append(target.module, "\(target.name), launched", .launch(launch.arguments))
        }
        let main = target.settings.information["UIMainStoryboardFile"]?.text
        let storyboards = Self.withoutTranslations(target.resources.filter { $0.name.hasSuffix(".storyboard") })
            .sorted { left, right in
                let (leftName, rightName) = (Self.stem(left.name), Self.stem(right.name))
                return (leftName == main ? 0 : 1, leftName) < (rightName == main ? 0 : 1, rightName)
            }
        var classes: Set<String> = []
        let launchScreen = target.settings.information["UILaunchStoryboardName"]?.text
        // Some projects name their main storyboard as that of the launch screen, too.
        for storyboard in storyboards {
            let name = Self.stem(storyboard.name)
            if name == main || name != launchScreen { add(storyboard, &classes) }
        }
        let nibs = Set(target.resources.filter { $0.name.hasSuffix(".xib") }.map { Self.stem($0.name) })
        for controller in adoption.application.survey.controllers
        where !classes.contains(controller.name) && controller.base != true {
            // UIKit looks for a nib that is named after the class or its view.
            let view =
                controller.name.hasSuffix("Controller") ? String(controller.name.dropLast("Controller".count)) : ""
            guard !controller.outlets || nibs.contains(controller.name) || nibs.contains(view) else { continue }
            append(
                controller.name, "\(controller.name)()", .controller("\(controller.name)()", storyboard: nil))
        }
    }

    /// Keeps one translation of each storyboard, that of the development language: `Base`, else English, else the
    /// first.
    private static func withoutTranslations(_ storyboards: [ProjectResource]) -> [ProjectResource] {
        func rank(_ resource: ProjectResource) -> Int {
            ["Base.lproj/", "en.lproj/"].firstIndex { resource.name.hasPrefix($0) } ?? 2
        }
        return storyboards.filter { resource in
            guard resource.name.contains(".lproj/") else { return true }
            let variants = storyboards.filter {
                $0.name.contains(".lproj/") && fileName($0.name) == fileName(resource.name)
            }
            return variants.min { rank($0) < rank($1) } == resource
        }
    }

    private mutating func add(_ storyboard: ProjectResource, _ classes: inout Set<String>) {
        let document: InterfaceDocument
        do {
            document = try InterfaceDocument(contentsOf: storyboard.path)
        } catch {
            notes.append("\(error); its screens are left out")
            return
        }
        // The system shows it before the application runs.
        if document.header.isLaunchScreen { return }
        let name = Self.stem(storyboard.name)
        if document.initialScene != nil {
            append(
                name, "\(name).storyboard",
                .controller("storyboard.instantiateInitialViewController()", storyboard: name))
        }
        for controller in document.scenes.compactMap(\.controller) {
            if let name = controller.customClass?.name { classes.insert(name) }
            let identifier = controller[.storyboardIdentifier] ?? ""
            guard !identifier.isEmpty, controller.id != document.header.initialController else { continue }
            append(
                "\(name)-\(identifier)", "“\(identifier)” of \(name).storyboard",
                .controller(
                    "storyboard.instantiateViewController(withIdentifier: \(identifier.debugDescription))",
                    storyboard: name))
        }
    }

    private static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private static func stem(_ path: String) -> String {
        let name = fileName(path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// - Parameter name: The basis for a unique scene name that consists of letters, digits and hyphens.
    private mutating func append(_ name: String, _ title: String, _ content: Content) {
        let plain = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
        var unique = String(plain)
        var number = 2
        while screens.contains(where: { $0.name == unique }) {
            unique = "\(String(plain))-\(number)"
            number += 1
        }
        screens.append(Screen(name: unique, title: title, content: content))
    }

    // MARK: Sources

    /// Source text of the screens, for `Screens.swift`.
    var list: String {
        let application = launch.map { "            try world.setApplication(\($0.delegates))\n" } ?? ""
        let entries = screens.map { screen in
            let head =
                "        Framereel.Scene(\(screen.name.debugDescription), title: \(screen.title.debugDescription), device: .iPhone15"
            switch screen.content {
            case .launch(let arguments):
                let (name, title) = (screen.name.debugDescription, screen.title.debugDescription)
                return """
                            Framereel.Scene(
                                \(name), title: \(title), device: .iPhone15,
                                \(arguments)),
                    """
            case .controller(let controller, let storyboard):
                let line = storyboard.map {
                    "            let storyboard = UIStoryboard(name: \($0.debugDescription), bundle: nil)\n"
                }
                return """
                    \(head)) { world in
                    \(application)\(line ?? "")            world.window.rootViewController = \(controller)
                            },
                    """
            }
        }
        return """
            import Framereel
            import UIKit

            @testable import \(module)

            /// The launch of the application and its screens. Written by framereel adopt; running it again follows the project.
            enum Screens {
                static let all: [Framereel.Scene] = [
            \(entries.joined(separator: "\n"))
                ]
            }

            """
    }

    /// Returns the source text of the command with the screens, for its user to continue.
    func command(named name: String) -> String {
        """
        import Framereel
        import UIKit

        @testable import \(module)

        /// Add scenes of your own: what is shown first, and what happens then.
        @main struct \(name): ReelCommand {
            static let scenes = Screens.all
        }

        """
    }
}
