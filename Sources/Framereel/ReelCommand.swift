public import FrameRecording
internal import Glibc

/// A program with scenes: conforming is all it takes to have the whole command line for them.
///
///     import Framereel
///     import UIKit
///
///     @main struct Transitions: ReelCommand {
///         static let scenes = [
///             Scene("card", device: .iPhone15) { world in
///                 let list = ListViewController()
///                 world.window.rootViewController = list
///                 world.at(0.2) { list.present(CardViewController(), animated: true) }
///             },
///         ]
///     }
///
/// Scenes of a program and scene files are the same to every command: a scene is meant by its name, or by the path of its
/// file.
public protocol ReelCommand {
    /// What the program can render, each under a name of its own.
    @MainActor static var scenes: [Scene] { get }
}

extension ReelCommand {
    /// Does what the process's arguments ask for, and ends the process with the command's exit status.
    @MainActor public static func main() {
        ProcessStream.occupyMissing()
        Interruption.prepare()
        let words = CommandLine.arguments
        let name = words.first?.split(separator: "/").last.map(String.init) ?? Reel.name
        exit(Reel.run(arguments: Array(words.dropFirst()), program: name, scenes: scenes, io: .process))
    }
}
