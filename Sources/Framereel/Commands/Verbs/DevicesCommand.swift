internal import FrameJSON
internal import FrameRecording

struct DevicesCommand: Command {
    static let summary = "List the known devices and their sizes"
    static let operand: Operand? = nil

    static let json = Option("--json", help: "Print JSON instead of a table.")
    static let options = [json]

    private let printsJSON: Bool

    init(_ arguments: Arguments) throws {
        printsJSON = arguments.has(Self.json)
    }

    func run(_ session: Session) throws -> ExitCode {
        try session.print(printsJSON ? Self.json(Device.all).pretty : Self.table(Device.all))
        return .done
    }

    private static func table(_ devices: [Device]) -> String {
        let rows = devices.map { device in
            let pixels = device.canvas.pixelSize
            return [
                device.name, "\(number(device.width))x\(number(device.height))", number(device.scale),
                pixels.map { "\($0.width)x\($0.height)" } ?? "",
            ]
        }
        return TextTable.text(header: ["NAME", "POINTS", "SCALE", "PIXELS"], rows: rows)
    }

    private static func json(_ devices: [Device]) -> JSONValue {
        .object([
            JSONMember(
                "devices",
                .array(
                    devices.map { device in
                        .object([
                            JSONMember("name", .string(device.name)),
                            JSONMember("points", .array([.number(device.width), .number(device.height)])),
                            JSONMember("scale", .number(device.scale)),
                        ])
                    }))
        ])
    }

    /// Integers are printed without a fraction.
    private static func number(_ value: Double) -> String { JSONValue.number(value).compact }
}
