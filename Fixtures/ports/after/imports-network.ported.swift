#sourceLocation(file: "Fixtures/ports/before/imports-network.swift", line: 2)
import UIKit; import class FoundationNetworking.HTTPCookie
public enum ImportsNetwork {
    @MainActor public static func run() -> [String] {
        let timer: Timer? = nil
        return [URL(string: "https://example.com").map { importsNetworkRequest($0).httpMethod ?? "" } ?? "", "\(timer == nil)"]
    }
}
// → POST
// → true

func importsNetworkRequest(_ url: URL) -> URLRequest {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    return request
}

func importsNetworkCookie() -> HTTPCookie? { HTTPCookie(properties: [:]) }

func importsNetworkTask(_ session: URLSession, _ request: URLRequest) -> URLSessionDataTask { session.dataTask(with: request) }
