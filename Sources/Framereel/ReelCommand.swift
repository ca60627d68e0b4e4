public import FrameRecording
internal import Glibc

/// A program with scenes. Conforming types get the whole command line.
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
/// Every command takes the name of one of the program's scenes or the path of a scene file.
public protocol ReelCommand {
    /// Scenes of the program. Names must be unique.
    @MainActor static var scenes: [Scene] { get }
}

extension ReelCommand {
    /// Runs the command given by the process's arguments and exits with its status.
    @MainActor public static func main() {
        ProcessStream.occupyMissing()
        Interruption.prepare()
        let words = CommandLine.arguments
        let name = words.first?.split(separator: "/").last.map(String.init) ?? Reel.name
        exit(Reel.run(arguments: Array(words.dropFirst()), program: name, scenes: scenes, io: .process))
    }
}
