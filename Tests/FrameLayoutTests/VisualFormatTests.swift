import Testing

@testable import FrameLayout

@Suite struct VisualFormatTests {
    private static let views: Set<String> = ["a", "b", "button"]
    private static let metrics = ["gap": 12.0, "low": 250]

    private func rules(_ format: String) throws -> [String] {
        try VisualFormat(format, views: Self.views, metrics: Self.metrics).rules.map(\.text)
    }

    @Test(arguments: [
        ("[a]", []),
        ("|[a]", ["a.leading equal |.leading 0.0 @1000.0"]),
        ("H:|-[a]-|", ["a.leading equal |.leading standard @1000.0", "|.trailing equal a.trailing standard @1000.0"]),
        ("V:[a]-8-[b]", ["b.top equal a.bottom 8.0 @1000.0"]),
        ("[a]-gap-[b]", ["b.leading equal a.trailing 12.0 @1000.0"]),
        (
            "[a(>=50,<=b@low)]",
            ["a.width greaterThanOrEqual 50.0 @1000.0", "a.width lessThanOrEqual b.width 0.0 @250.0"]
        ),
        (
            "[a]-(>=8@500,<=gap)-[b]",
            [
                "b.leading greaterThanOrEqual a.trailing 8.0 @500.0",
                "b.leading lessThanOrEqual a.trailing 12.0 @1000.0",
            ]
        ),
        ("V:|[a(==button)]", ["a.top equal |.top 0.0 @1000.0", "a.height equal button.height 0.0 @1000.0"]),
        ("[a]-(-4)-[b]", ["b.leading equal a.trailing -4.0 @1000.0"]),
        ("[a(7.5)]", ["a.width equal 7.5 @1000.0"]),
        ("[a(1e2)]", ["a.width equal 100.0 @1000.0"]), ("[a(1E+2@.5e3)]", ["a.width equal 100.0 @500.0"]),
        ("[a(.5)]", ["a.width equal 0.5 @1000.0"]), ("[a(5.)]", ["a.width equal 5.0 @1000.0"]),
        ("[a(-1.5e-1)]", ["a.width equal -0.15 @1000.0"]), ("[a(0x10)]", ["a.width equal 16.0 @1000.0"]),
        ("[a]-1e1-[b]", ["b.leading equal a.trailing 10.0 @1000.0"]),
        ("[a]-.5-[b]", ["b.leading equal a.trailing 0.5 @1000.0"]),
    ])
    func validStringsGiveTheirConstraints(format: String, expected: [String]) throws {
        #expect(try rules(format) == expected)
    }

    /// The location is the first character that cannot continue a valid string.
    @Test(arguments: [
        ("", 0), ("|", 1), ("[a]-8-", 6), ("[1a]", 1), ("[a()]", 3), ("[a(>50)]", 4), ("[a]-8[b]", 5), ("|8-[a]", 1),
        ("h:[a]", 0),
        ("H:V:[a]", 2), ("[a]--[b]", 4), ("[a]-8-8-[b]", 6), ("[é]", 1), ("[a]]", 3), ("[a(50@)]", 6), ("|-[a]-|-", 7),
        // Characters after the longest number are not part of it.
        ("[a(1e)]", 4), ("[a(8a)]", 4), ("[a(.)]", 3), ("[a(1.2.3)]", 6), ("[a]-1e-[b]", 5), ("[a]-+8-[b]", 4),
        // The numbers are not finite.
        ("[a(1e999)]", 3), ("[a(-inf)]", 3),
    ])
    func invalidStringsAreRejectedAtTheError(format: String, place: Int) {
        #expect { try rules(format) } throws: { error in
            guard case .unexpected(at: let found, expected: _) = error as? VisualFormatError else { return false }
            return found == place
        }
    }

    @Test(arguments: [
        ("[nope]", "nope", 1, 5), ("[a]-b-[a]", "b", 4, 5), ("[a(wide)]", "wide", 3, 7), ("[a(8@b)]", "b", 5, 6),
    ])
    func unknownNamesAreReportedWithTheirLocation(format: String, name: String, from: Int, to: Int) {
        #expect { try rules(format) } throws: { error in
            guard case .unknownName(name, from, to, _) = error as? VisualFormatError else { return false }
            return true
        }
    }
}

extension VisualFormat.Rule {
    fileprivate var text: String {
        func name(_ item: VisualFormat.Item) -> String {
            switch item {
            case .superview: "|"
            case .view(let name): name
            }
        }
        let other = second.map { " \(name($0)).\(secondAttribute?.rawValue ?? "")" } ?? ""
        let amount =
            switch constant {
            case .points(let points): "\(points)"
            case .standard: "standard"
            }
        return "\(name(first)).\(firstAttribute.rawValue) \(relation)\(other) \(amount) @\(priority)"
    }
}
