import AVKit
import FrameRecording
import MapKit
import SafariServices
import Testing
import UIKit
import UserNotifications
import WebKit

/// Shells show their names, give only the answers that Apple's must give, and report themselves.
@MainActor @Suite("Shells") struct ShellTests {
    private func recording(_ setUp: @escaping @MainActor @Sendable (UIViewController) -> Void) throws -> Recording {
        try Recording(
            of: Scene("shell", device: .iPhone15) { world in
                let controller = UIViewController()
                world.window.rootViewController = controller
                setUp(controller)
            })
    }

    private final class Witness: NSObject, WKNavigationDelegate, CLLocationManagerDelegate,
        SFSafariViewControllerDelegate
    {
        var notes: [String] = []

        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            notes.append("starts \(webView.isLoading)")
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            notes.append("finishes \(webView.isLoading) \(webView.estimatedProgress)")
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            notes.append("fails")
        }
        func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        ) {
            notes.append("loads \(didLoadSuccessfully)")
        }
    }

    @Test func pagesCountAsLoaded() throws {
        let witness = Witness()
        let recording = try recording { controller in
            let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            web.navigationDelegate = witness
            controller.view.addSubview(web)
            for page in ["a", "b"] {
                guard let url = URL(string: "https://example.org/\(page)") else { continue }
                web.load(URLRequest(url: url))
            }
            web.goBack()
            witness.notes.append("\(web.url?.lastPathComponent ?? "") \(web.canGoBack) \(web.canGoForward)")
        }
        #expect(witness.notes == ["a false true", "starts true", "finishes false 1.0"])
        #expect(recording.unsupported.map(\.api) == ["WKWebView"])
        let shown = "\(recording.displayList(at: 0).json { _ in "" })"
        #expect(shown.contains("WKWebView"))
    }

    @Test func mapsKeepTheirRegions() throws {
        let recording = try recording { controller in
            let map = MKMapView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
            controller.view.addSubview(map)
            let center = CLLocationCoordinate2D(latitude: 10, longitude: 20)
            map.region = MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
            let place = map.convert(CLLocationCoordinate2D(latitude: 10.5, longitude: 21), toPointTo: controller.view)
            #expect(place == CGPoint(x: 160, y: 45))
            let back = map.convert(place, toCoordinateFrom: controller.view)
            #expect(back.latitude == 10.5 && back.longitude == 21)
            let pin = MKPointAnnotation()
            pin.coordinate = center
            map.addAnnotation(pin)
            #expect(map.annotations.count == 1)
            #expect(map.annotations.allSatisfy { $0.isKind(of: MKShape.self) && !$0.isMember(of: MKUserLocation.self) })
            #expect(MKPlacemark(coordinate: center).addressDictionary == nil)
        }
        #expect(recording.unsupported.map(\.api) == ["MKMapView"])
    }

    /// Computed with the haversine formula in Python, on a sphere of 6,371,008.8 m: Paris to New York.
    @Test func distancesAreThoseOfASphere() {
        let (paris, york) = (
            CLLocation(latitude: 48.8566, longitude: 2.3522), CLLocation(latitude: 40.7128, longitude: -74.006)
        )
        #expect(abs(paris.distance(from: york) - 5837248.967) < 0.01)
        let equator = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 180))
        #expect(abs(equator - 6_371_008.8 * .pi) < 0.001)
    }

    @Test func servicesAnswerOnTheNextTurn() throws {
        let witness = Witness()
        let recording = try recording { _ in
            let manager = CLLocationManager()
            manager.delegate = witness
            manager.requestLocation()
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isGranted, _ in
                witness.notes.append("granted \(isGranted) \(manager.authorizationStatus == .notDetermined)")
            }
            witness.notes.append("goes on")
        }
        #expect(witness.notes == ["goes on", "fails", "granted false true"])
        #expect(recording.unsupported.map(\.api) == ["CLLocationManager", "UNUserNotificationCenter"])
    }

    @Test func browsersAndPlayersAreShown() throws {
        let witness = Witness()
        let recording = try Recording(
            of: Scene("shell", device: .iPhone15) { world in
                let controller = UIViewController()
                world.window.rootViewController = controller
                guard let url = URL(string: "https://example.org") else { return }
                let browser = SFSafariViewController(url: url)
                browser.delegate = witness
                world.at(0.1) { controller.present(browser, animated: true) }
                world.at(2) { controller.dismiss(animated: false) }
                let player = AVPlayerViewController()
                player.player = AVPlayer(url: url)
                world.at(3) { controller.present(player, animated: false) }
                world.at(4) { player.player?.play() }
                world.at(5.5) {
                    player.player?.pause()
                    witness.notes.append("\(player.player?.currentTime().seconds ?? 0)")
                }
            })
        #expect(witness.notes == ["loads true", "1.5"])
        #expect(
            Set(recording.unsupported.map(\.api)) == ["AVPlayer", "AVPlayerViewController", "SFSafariViewController"])
    }

    @Test func timesAreFractions() {
        let half = CMTime(value: 1, timescale: 2)
        #expect((half + CMTime(value: 1, timescale: 4)).seconds == 0.75 && half == CMTime(value: 2, timescale: 4))
        #expect(CMTime(seconds: 0.1, preferredTimescale: 600).value == 60 && half > .zero)
        #expect(!CMTime.invalid.isNumeric && CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity > half)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    }
}
