internal import Foundation
internal import FrameGlyphs
internal import FrameRecording

/// The option for the folder of fonts that text is set in.
enum FontOption {
    static let fonts = Option(
        "--fonts", takes: "DIR",
        help: "Set text in the fonts of this folder; what it lacks is taken from the installed ones. The environment "
            + "variable \(FontChoice.variable) does the same. \"framereel doctor\" lists the files.")

    /// Returns the folder that the command line or else the environment names.
    ///
    /// - Throws: ``Failure`` if the folder does not exist or has none of the fonts.
    static func folder(_ arguments: Arguments, of options: [Option], _ io: CommandIO) throws(Failure) -> String? {
        let isTaken = options.contains { $0.longName == fonts.longName }
        let given = isTaken ? arguments.text(of: fonts).map { (path: $0, name: fonts.longName) } : nil
        guard
            let choice = given
                ?? io.environment(FontChoice.variable).map({ (path: $0, name: FontChoice.variable) }),
            given != nil || !choice.path.isEmpty
        else { return nil }
        guard FileManager.default.fileExists(atPath: choice.path) else {
            throw Failure(.inputMissing, "\(choice.name) \(choice.path): no such folder")
        }
        guard FontFolder(choice.path).hasFonts else {
            throw Failure(
                .inputMissing,
                "\(choice.name) \(choice.path): holds none of the fonts, such as \(SystemFont.files[0].name); framereel doctor lists them"
            )
        }
        return choice.path
    }
}
