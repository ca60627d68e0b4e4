import QuartzCore
import Testing

/// The texts of errors are those of iOS (facts/texts-of-errors).
@Suite struct ErrorTextTests {
    private enum Plain: Error { case first, second }

    private struct Worded: LocalizedError {
        var errorDescription: String? { "No more tea." }
    }

    private func texts(_ error: any Error) -> Set<String> {
        [error.localizedDescription, (error as NSError).localizedDescription]
    }

    @Test func errorsNameTheirDomainAndCode() {
        let given = NSError(domain: "tea", code: 2, userInfo: [NSLocalizedDescriptionKey: "Cold."])
        #expect(texts(given) == ["Cold."])
        #expect(texts(NSError(domain: "tea", code: 2)) == ["The operation couldn’t be completed. (tea error 2.)"])
        let reason = NSError(domain: "tea", code: 2, userInfo: [NSLocalizedFailureReasonErrorKey: "It is cold."])
        #expect(texts(reason) == ["The operation couldn’t be completed. It is cold."])
        #expect(texts(Worded()) == ["No more tea."])
        #expect(Plain.second.localizedDescription.hasPrefix("The operation couldn’t be completed. (QuartzCoreTests."))
        enum Local: Error { case first }
        #expect(!Local.first.localizedDescription.contains("$"))
    }

    @Test func errorsOfTheNetworkSayWhatHappened() {
        #expect(texts(URLError(.notConnectedToInternet)) == ["The Internet connection appears to be offline."])
        #expect(URLError(.timedOut).localizedDescription == "The request timed out.")
        let other = "The operation couldn’t be completed. (NSURLErrorDomain error -1006.)"
        #expect(texts(URLError(.dnsLookupFailed)) == [other])
    }

    private struct Cup: Decodable { let size: Int }

    @Test func errorsOfDataAndFilesSayWhatHappened() {
        func text(_ body: () throws -> Void) -> String {
            do {
                try body()
                return ""
            } catch {
                return error.localizedDescription
            }
        }
        func decode(_ json: String) throws { _ = try JSONDecoder().decode(Cup.self, from: Data(json.utf8)) }
        let (missing, wrong) = (
            "The data couldn’t be read because it is missing.",
            "The data couldn’t be read because it isn’t in the correct format."
        )
        #expect(text { try decode("{}") } == missing)
        #expect(text { try decode(#"{"size": "a"}"#) } == wrong)
        #expect(text { try decode("{") } == wrong)
        #expect(text { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) } == wrong)
        #expect(
            text { _ = try JSONEncoder().encode(Double.nan) }
                == "The data couldn’t be written because it isn’t in the correct format.")
        #expect(
            text { _ = try Data(contentsOf: URL(fileURLWithPath: "/no/such/cup.json")) }
                == "The file “cup.json” couldn’t be opened because there is no such file.")
        #expect(CocoaError(.fileReadNoPermission).localizedDescription.contains("permission to view it"))
    }
}
