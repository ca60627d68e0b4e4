/// The option to draw a device around frames.
enum BezelOption {
    static let bezel = Option("--bezel", help: "Draw a device around each frame.")
    static let options = [bezel]
}
