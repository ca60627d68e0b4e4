import AVKit
import AdSupport
import AppTrackingTransparency
import AudioToolbox
import AuthenticationServices
import Contacts
import CoreHaptics
import CoreMotion
import CoreTelephony
import EventKit
import FrameRecording
import LocalAuthentication
import MapKit
import MobileCoreServices
import Network
import Photos
import StoreKit
import Testing
import UIKit

/// Services give the answers of a device without the thing they serve, on the next turn, and report themselves.
@MainActor @Suite("Services of shells") struct ShellServiceTests {
    fileprivate final class Witness: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver,
        ASAuthorizationControllerDelegate, AVSpeechSynthesizerDelegate, AVAudioRecorderDelegate
    {
        var notes: [String] = []
        var held: AnyObject?

        func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
            notes.append("ended \(flag)")
        }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            notes.append("starts \(utterance.speechString)")
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            notes.append("ends \(utterance.speechString)")
        }

        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            notes.append("\(response.products.count) \(response.invalidProductIdentifiers)")
        }
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            notes.append((error as? ASAuthorizationError).map { "\($0.code)" } ?? "")
        }
        func requestDidFinish(_ request: SKRequest) { notes.append("finished") }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            notes.append("\(transactions.map(\.transactionState))")
        }
    }

    struct Case: Sendable, CustomStringConvertible {
        let name: String
        let notes: [String]
        fileprivate let use: @MainActor @Sendable (Witness) -> Void

        var description: String { name }
    }

    nonisolated private static let cases = [
        Case(name: "EKEventStore", notes: ["false", "none"]) { witness in
            let store = EKEventStore()
            store.requestAccess(to: .reminder) { granted, _ in witness.notes.append("\(granted)") }
            store.fetchReminders(matching: store.predicateForReminders(in: nil)) { reminders in
                witness.notes.append(reminders == nil ? "none" : "some")
            }
            let reminder = EKReminder(eventStore: store)
            reminder.addAlarm(EKAlarm(relativeOffset: 60))
            reminder.isCompleted = true
            #expect(reminder.completionDate != nil && reminder.hasAlarms)
            #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(reminder, commit: true) }
        },
        Case(name: "MKDirections", notes: ["directionsNotFound"]) { witness in
            let directions = MKDirections(request: MKDirections.Request())
            directions.calculate { witness.notes.append(($1 as? MKError).map { "\($0.code)" } ?? "") }
        },
        Case(name: "MKLocalSearch", notes: ["placemarkNotFound"]) { witness in
            let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Café"))
            search.start { witness.notes.append(($1 as? MKError).map { "\($0.code)" } ?? "") }
        },
        Case(name: "MKMapSnapshotter", notes: ["unknown", "loads false"]) { witness in
            let options = MKMapSnapshotter.Options()
            options.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe])
            let snapshotter = MKMapSnapshotter(options: options)
            snapshotter.start {
                witness.notes.append(($1 as? MKError).map { "\($0.code)" } ?? "")
                witness.notes.append("loads \(snapshotter.isLoading)")
            }
            #expect(snapshotter.isLoading)
            #expect(options.pointOfInterestFilter?.includes(.bank) == false)
        },
        Case(name: "PHLivePhoto", notes: ["none"]) { witness in
            PHLivePhoto.request(
                withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
            ) { photo, _ in witness.notes.append(photo == nil ? "none" : "some") }
        },
        Case(name: "MKMapItem.openMaps(with:launchOptions:)", notes: []) { _ in
            let place = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
            #expect(!MKMapItem(placemark: place).openInMaps() && place.location?.coordinate.longitude == 2)
        },
        Case(name: "CLLocationManager", notes: []) { _ in
            let region = CLBeaconRegion(uuid: UUID(), major: 1, identifier: "a")
            CLLocationManager().startRangingBeacons(satisfying: region.beaconIdentityConstraint)
            #expect(!CLLocationManager.isRangingAvailable() && region.beaconIdentityConstraint.major == 1)
        },
        Case(name: "AVSpeechSynthesizer", notes: ["starts a", "ends a", "starts b", "ends b"]) { witness in
            let speaker = AVSpeechSynthesizer()
            (speaker.delegate, witness.held) = (witness, speaker)
            for text in ["a", "b"] { speaker.speak(AVSpeechUtterance(string: text)) }
            #expect(speaker.isSpeaking && AVSpeechSynthesisVoice(language: "en-GB")?.language == "en-GB")
        },
        Case(name: "SKStoreReviewController", notes: []) { _ in SKStoreReviewController.requestReview() },
        Case(name: "SKProductsRequest", notes: ["0 [\"a\"]", "finished"]) { witness in
            let request = SKProductsRequest(productIdentifiers: ["a"])
            request.delegate = witness
            request.start()
        },
        Case(name: "SKPaymentQueue", notes: ["[StoreKit.SKPaymentTransactionState.failed]"]) { witness in
            SKPaymentQueue.default().add(witness)
            SKPaymentQueue.default().add(SKPayment(product: SKProduct()))
        },
        Case(name: "PHPhotoLibrary", notes: ["denied"]) { witness in
            PHPhotoLibrary.requestAuthorization(for: .readWrite) { witness.notes.append("\($0)") }
            #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
        },
        Case(name: "CNContactStore", notes: ["false"]) { witness in
            CNContactStore().requestAccess(for: .contacts) { isGranted, _ in witness.notes.append("\(isGranted)") }
        },
        Case(name: "CMMotionManager", notes: []) { _ in #expect(!CMMotionManager().isDeviceMotionAvailable) },
        Case(name: "CMPedometer", notes: []) { _ in #expect(!CMPedometer.isStepCountingAvailable()) },
        Case(name: "LAContext", notes: ["false passcodeNotSet"]) { witness in
            var error: NSError?
            #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
            #expect(error?.code == LAError.biometryNotAvailable.rawValue && error?.domain == LAErrorDomain)
            LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { isDone, error in
                switch error {
                case LAError.userCancel?: witness.notes.append("canceled")
                case LAError.passcodeNotSet?: witness.notes.append("\(isDone) passcodeNotSet")
                default: witness.notes.append("\(isDone) \(String(describing: error))")
                }
            }
        },
        Case(name: "AVAudioSession", notes: ["false"]) { witness in
            #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
            AVAudioSession.sharedInstance().requestRecordPermission { witness.notes.append("\($0)") }
        },
        Case(name: "AVAudioRecorder", notes: ["1.5 recording true", "0.0 recording false", "ended false"]) { witness in
            let settings: [String: Any] = [
                AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12_000, AVNumberOfChannelsKey: 1,
                AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
            ]
            let recorder = try? AVAudioRecorder(url: URL(filePath: "/a.m4a"), settings: settings)
            witness.held = recorder
            recorder?.delegate = witness
            recorder?.record()
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
                guard let recorder else { return }
                witness.notes.append("\(recorder.currentTime) recording \(recorder.isRecording)")
                recorder.stop()
                witness.notes.append("\(recorder.currentTime) recording \(recorder.isRecording)")
            }
        },
        Case(name: "AVPlayer", notes: ["2.5", "2.5"]) { witness in
            let item = AVPlayerItem(url: URL(filePath: "/a.mp4"))
            let player = AVPlayer(playerItem: item)
            witness.held = player
            item.seek(to: CMTime(seconds: 2, preferredTimescale: 10))
            player.play()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                let range = NSValue(timeRange: CMTimeRange(start: .zero, end: item.currentTime()))
                witness.notes.append("\(item.currentTime().seconds)")
                witness.notes.append("\(range.timeRangeValue.duration.seconds)")
                player.replaceCurrentItem(with: nil)
                #expect(item.currentTime() == .zero && item.asset.statusOfValue(forKey: "a", error: nil) == .loaded)
            }
        },
        Case(name: "AVAssetImageGenerator", notes: ["3.0 true failed true"]) { witness in
            let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(filePath: "/a.mp4")))
            let time = NSValue(time: CMTime(seconds: 3, preferredTimescale: 1))
            generator.generateCGImagesAsynchronously(forTimes: [time]) { time, image, _, result, error in
                witness.notes.append("\(time.seconds) \(image == nil) \(result) \(error != nil)")
            }
        },
        Case(name: "AudioServicesPlaySystemSound", notes: ["heard"]) { witness in
            var sound: SystemSoundID = 0
            let file = URL(filePath: "/a.wav")
            #expect(AudioServicesCreateSystemSoundID(file as CFURL, &sound) == kAudioServicesNoError && sound == 1)
            AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { witness.notes.append("heard") }
        },
        Case(name: "NWPathMonitor", notes: ["satisfied true"]) { witness in
            let monitor = NWPathMonitor()
            monitor.pathUpdateHandler = { witness.notes.append("\($0.status) \($0.usesInterfaceType(.wifi))") }
            monitor.start(queue: .main)
        },
        Case(name: "ATTrackingManager", notes: ["denied"]) { witness in
            ATTrackingManager.requestTrackingAuthorization { witness.notes.append("\($0)") }
            #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString.allSatisfy { "0-".contains($0) })
        },
        Case(name: "CHHapticEngine", notes: []) { _ in
            #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        },
        Case(name: "ASAuthorizationController", notes: ["canceled"]) { witness in
            let requests = [ASAuthorizationAppleIDProvider().createRequest()]
            let controller = ASAuthorizationController(authorizationRequests: requests)
            controller.delegate = witness
            controller.performRequests()
        },
        Case(name: "ASWebAuthenticationSession", notes: ["canceledLogin"]) { witness in
            guard let url = URL(string: "https://example.org") else { return }
            ASWebAuthenticationSession(url: url, callbackURLScheme: nil) { _, error in
                witness.notes.append((error as? ASWebAuthenticationSessionError).map { "\($0.code)" } ?? "")
            }.start()
        },
        Case(name: "ASAuthorizationAppleIDButton", notes: []) { _ in
            let button = ASAuthorizationAppleIDButton(
                authorizationButtonType: .signIn, authorizationButtonStyle: .black)
            #expect(button.intrinsicContentSize == button.bounds.size)
        },
        Case(name: "CTTelephonyNetworkInfo", notes: []) { _ in
            #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
        },
    ]

    /// The codes of Apple's errors match the errors that have them.
    @Test func codesMatchTheirErrors() {
        func names(_ error: any Error) -> [String] {
            var names: [String] = []
            if case CNError.authorizationDenied = error { names.append("contacts") }
            if case SKError.paymentCancelled = error { names.append("payment") }
            if case ASAuthorizationError.canceled = error { names.append("authorization") }
            if case ASWebAuthenticationSessionError.canceledLogin = error { names.append("login") }
            return names
        }
        #expect(names(CNError(.authorizationDenied)) == ["contacts"] && names(CNError(.recordDoesNotExist)) == [])
        #expect(names(SKError(.paymentCancelled)) == ["payment"] && names(SKError(.unknown)) == [])
        #expect(names(ASAuthorizationError(.canceled)) == ["authorization"])
        #expect(names(ASWebAuthenticationSessionError(.canceledLogin)) == ["login"])
    }

    @Test(arguments: cases) func answersAndReports(_ example: Case) throws {
        let witness = Witness()
        let recording = try Recording(
            of: Scene("shell", device: .iPhone15) { world in
                world.window.rootViewController = UIViewController()
                example.use(witness)
                #expect(witness.notes.isEmpty)
                world.at(0.5) {}
            })
        #expect(witness.notes == example.notes)
        #expect(recording.unsupported.map(\.api) == [example.name])
    }

    @Test func visitsHaveNoPlace() {
        #expect(!CLLocationCoordinate2DIsValid(CLVisit().coordinate))
    }

    @Test func shapesOfMapsCopyTheirPlaces() {
        let places = [1.0, 3].map { CLLocationCoordinate2D(latitude: $0, longitude: $0 + 1) }
        let line = MKPolyline(coordinates: places, count: 2)
        var copies = [CLLocationCoordinate2D](repeating: kCLLocationCoordinate2DInvalid, count: 1)
        line.getCoordinates(&copies, range: NSRange(location: 1, length: 1))
        #expect(copies[0].latitude == 3 && copies[0].longitude == 4)
    }

    @Test func contactsAreValues() {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("Ann", "Lee")
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ann Lee")
        #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelHome) == "home")
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    }

    @Test func typesOfFilesConform() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item) && !UTType.png.conforms(to: .text))
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.swiftSource.conforms(to: .plainText))
        #expect(UTType("a.b")?.isDeclared == false && UTType(filenameExtension: "xyz")?.isDynamic == true)
        #expect(kUTTypeMovie == UTType.movie.identifier)
    }
}
