internal import FrameJSON
internal import FrameRecording

struct DevicesCommand: Command {
    static let summary = "List the known devices, their sizes, safe areas and parts"
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
                "\(number(device.top)) \(number(device.bottom))", landscape(device), front(device), parts(device),
            ]
        }
        return TextTable.text(
            header: ["NAME", "POINTS", "SCALE", "PIXELS", "INSETS", "LANDSCAPE", "FRONT", "SPLITS"], rows: rows)
    }

    /// Returns the safe area insets in landscape: top, sides, bottom.
    private static func landscape(_ device: Device) -> String {
        let insets = device.landscapeInsets
        return [insets.top, insets.sides, insets.bottom].map(number).joined(separator: " ")
    }

    /// Returns the radius of the screen's corners, and the camera or the Home button.
    private static func front(_ device: Device) -> String {
        guard let front = device.front else { return "" }
        let part =
            switch front.camera {
            case .bezel: front.hasHomeButton ? " home" : ""
            case .notch: " notch"
            case .island: " island"
            }
        return number(front.cornerRadius) + part
    }

    private static func json(_ front: DeviceFront?) -> JSONValue {
        guard let front else { return .null }
        func camera(_ kind: String, _ numbers: [(String, Double)] = []) -> JSONValue {
            .object(
                [JSONMember("kind", .string(kind))] + numbers.map { JSONMember($0.0, .number($0.1)) })
        }
        let covers =
            switch front.camera {
            case .bezel: camera("bezel")
            case .notch(let width, let height): camera("notch", [("width", width), ("height", height)])
            case .island(let width, let height, let top):
                camera("island", [("width", width), ("height", height), ("top", top)])
            }
        return .object([
            JSONMember("cornerRadius", .number(front.cornerRadius)), JSONMember("camera", covers),
            JSONMember("hasHomeButton", .bool(front.hasHomeButton)),
        ])
    }

    /// Returns the widths of a third, a half and two thirds of an iPad's screen in landscape.
    private static func parts(_ device: Device) -> String {
        splits.compactMap { device.width(of: $0, inLandscape: true) }.map(number).joined(separator: " ")
    }

    private static let splits: [SplitWidth] = [.third, .half, .twoThirds]

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
                            JSONMember("insets", insets(top: device.top, sides: 0, bottom: device.bottom)),
                            JSONMember("landscapeInsets", insets(device.landscapeInsets)),
                            JSONMember("front", json(device.front)),
                            JSONMember("splits", splits(of: device)),
                        ])
                    }))
        ])
    }

    private static func insets(_ insets: (top: Double, sides: Double, bottom: Double)) -> JSONValue {
        Self.insets(top: insets.top, sides: insets.sides, bottom: insets.bottom)
    }

    private static func insets(top: Double, sides: Double, bottom: Double) -> JSONValue {
        .object([
            JSONMember("top", .number(top)), JSONMember("sides", .number(sides)), JSONMember("bottom", .number(bottom)),
        ])
    }

    /// Returns the widths in landscape and portrait, keyed by the name of the part; empty for phones.
    private static func splits(of device: Device) -> JSONValue {
        func widths(_ inLandscape: Bool) -> JSONValue {
            .object(
                splits.compactMap { part in
                    device.width(of: part, inLandscape: inLandscape).map { JSONMember(part.rawValue, .number($0)) }
                })
        }
        return .object([JSONMember("landscape", widths(true)), JSONMember("portrait", widths(false))])
    }

    /// Returns the number as text; integers have no fraction.
    private static func number(_ value: Double) -> String { JSONValue.number(value).compact }
}
