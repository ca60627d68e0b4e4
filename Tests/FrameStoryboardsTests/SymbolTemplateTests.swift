import Foundation
import FrameGeometry
import Testing

@testable import FrameStoryboards

/// Outlines of SVG paths, and templates of custom symbols.
@Suite("Symbol templates") final class SymbolTemplateTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString).svg")

    deinit { try? FileManager.default.removeItem(at: file) }

    private func template(_ text: String) throws -> SymbolTemplate {
        try Data(text.utf8).write(to: file)
        return try SymbolTemplate(contentsOf: file.path)
    }

    /// Columns: the attribute `d`, and the same outline in absolute commands with commas between coordinates.
    @Test(arguments: [
        ("M1 2L3 4z", "M1,2 L3,4 Z"), ("m1,2 3,4 5-6", "M1,2 L4,6 L9,0"), ("M1 2 3 4", "M1,2 L3,4"),
        ("M0 0h5v6H1V2", "M0,0 L5,0 L5,6 L1,6 L1,2"), ("M.5.5l-.5-.5", "M0.5,0.5 L0,0"),
        ("M1e1 0c1 2 3 4 5 6s7 8 9 10", "M10,0 C11,2 13,4 15,6 C17,8 22,14 24,16"),
        ("M0 0s1 2 3 4", "M0,0 C0,0 1,2 3,4"), ("M0 0q1 2 3 4t5 6T0 0", "M0,0 Q1,2 3,4 Q5,6 8,10 Q11,14 0,0"),
        ("M1 1h1zm2 2h1", "M1,1 L2,1 Z M3,3 L4,3"), ("M1 1zh5", "M1,1 Z L6,1"), ("M1 1 2", "M1,1"),
        ("M1 1 2 x 3", "M1,1"), ("L1 1", ""), ("", ""), ("M0 0zz", "M0,0 Z Z"), ("M1 1z 2 2", "M1,1 Z"),
    ]) func outlinesFollowTheCommands(_ data: String, _ expected: String) {
        #expect(Self.text(PathData(data).path) == expected)
    }

    private static func text(_ path: Path) -> String {
        path.elements.map { element in
            let letter =
                switch element {
                case .move: "M"
                case .line: "L"
                case .quadratic: "Q"
                case .cubic: "C"
                case .close: "Z"
                }
            return letter + element.points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
        }.joined(separator: " ")
    }

    private static func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }

    /// Columns: the radii, turn and flags of an arc from (0, 0) to (10, 0), and the outline's box.
    @Test(arguments: [
        ("5 5 0 0 1", Rect(x: 0, y: -5, width: 10, height: 5)), ("5 5 0 00", Rect(x: 0, y: 0, width: 10, height: 5)),
        ("1 1 0 1 1 ", Rect(x: 0, y: -5, width: 10, height: 5)), ("5 2 0 11", Rect(x: 0, y: -2, width: 10, height: 2)),
        ("2 5 90 1 0 ", Rect(x: 0, y: 0, width: 10, height: 2)), ("0 5 0 1 0 ", Rect(x: 0, y: 0, width: 10, height: 0)),
    ]) func arcsAreParts(_ parameters: String, _ expected: Rect) {
        let path = PathData("M0 0A\(parameters)10 0").path
        let box = path.bounds ?? .zero
        for (side, other) in [
            (box.minX, expected.minX), (box.minY, expected.minY), (box.maxX, expected.maxX), (box.maxY, expected.maxY),
        ] { #expect(abs(side - other) < 0.002, "\(box) for \(expected)") }
    }

    @Test func drawingsAreInEmsAroundCapitals() throws {
        let template = try template(
            """
            <?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">
            <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Notes"><path d="M0 0h9"/></g>
            <g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="1126" y2="1126"/>
            <line id="Capline-M" x1="0" x2="9" y1="1056" y2="1056"/>
            <path id="left-margin-Regular-M" d="M1400 0V9"/><line id="right-margin-Regular-M" x1="1520" x2="1520"/></g>
            <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1410 1126)">
            <path class="monochrome-0 hierarchical-0:secondary" d="M0-70h100V0H0z"/>
            <g transform="translate(10 0) scale(2)"><path d="M0 0h5v-5z"/></g></g>
            <g id="Bold-S"/></g></svg>
            """)
        let drawing = try #require(template.drawings.first)
        #expect(template.drawings.count == 1 && drawing.weight == "Regular" && drawing.scale == "M")
        #expect(drawing.margins == 0...1.2)
        #expect(drawing.parts.map(\.level) == [1, 0])
        let boxes = drawing.parts.compactMap(\.path.bounds)
        #expect(
            zip(boxes, [(0.1, -0.35, 1.1, 0.35), (0.2, 0.25, 0.3, 0.35)]).allSatisfy { box, expected in
                let sides = [
                    box.minX - expected.0, box.minY - expected.1, box.maxX - expected.2, box.maxY - expected.3,
                ]
                return sides.allSatisfy { abs($0) < 1e-9 }
            })
    }

    /// Margins of one drawing hold for all, and a layer that the style sheet makes a hole is one.
    @Test func marginsAndHolesAreFound() throws {
        let template = try template(
            """
            <svg><style>.monochrome-1 {fill:#000000;opacity:0.0;-sfsymbols-clear-behind:true} .a {opacity:0}
            .hierarchical-1:secondary {-sfsymbols-clear-behind:true}</style>
            <g id="Guides"><rect id="left-margin" x="90" width="2"/><rect id="right-margin" x="210" width="2"/></g>
            <g id="Symbols"><g id="Regular-M"><path d="M100 0h100v9z"/></g>
            <g id="Bold-L"><path d="M300 0h120v9z"/>
            <path class="monochrome-1 hierarchical-0:tertiary hierarchical-1:secondary" d="M310 0h9v9z"/></g></g></svg>
            """)
        let widths = template.drawings.map { $0.margins?.upperBound ?? 0 }
        #expect(abs(widths[0] - 1.22) < 1e-9 && abs(widths[1] - 1.2 - 0.22 * 1.29) < 1e-9)
        #expect(template.drawings[1].parts.map(\.isHole) == [false, true])
        #expect(template.drawings[1].parts.map(\.level) == [0, 1])
    }

    /// Columns: a file, and a part of the message about it.
    @Test(arguments: [
        ("<svg><g id='Symbols'/></svg>", "expected a symbol with groups such as Regular-M"),
        ("<svg><g id='Regular-M'><path d='none'/></g></svg>", "expected a symbol with groups"),
        ("<svg><g id='Regular-M'><path d='M0 0h1001v9z'/></g></svg>", "at most 1000 units"),
        (
            "<svg><g id='Guides'><line id='left-margin' x1='0'/><line id='right-margin' x1='inf'/></g>"
                + "<g id='Regular-M'><path d='M0 0h9v9z'/></g></svg>", "at most 1000 units"
        ),
        ("<svg><g id='Regular-M'>\n</svg>", "mismatched tag in line 2"), ("", "no element found"),
    ]) func faultsAreNamed(_ text: String, _ part: String) {
        let fault = #expect(throws: VectorFile.Fault.self) { try self.template(text) }
        #expect(fault?.message.contains(part) == true, "\(fault?.message ?? "")")
    }
}
