import Foundation
import SnapshotTesting
import Testing
import UIKit

/// Snapshots of values, compared with references in a folder of the test.
@MainActor @Suite("Snapshots") struct SnapshotTests {
    /// A folder of references that is removed at the end.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")
        deinit { try? FileManager.default.removeItem(at: url) }

        func names() -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
        }
    }

    private let folder = Folder()

    private func verify<Value, Format>(
        _ value: Value, _ strategy: Snapshotting<Value, Format>, _ name: String = "a",
        record: SnapshotTestingConfiguration.Record? = nil
    ) -> String? {
        verifySnapshot(
            of: value, as: strategy, named: name, record: record, snapshotDirectory: folder.url.path, testName: "test()"
        )
    }

    /// Images are named after the platform, since those of simulators differ.
    @Test func aMissingReferenceIsRecordedOnce() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 8))
        view.backgroundColor = .red
        #expect(verify(view, .image, record: .never)?.contains("No reference") == true)
        #expect(folder.names() == [])
        #expect(verify(view, .image)?.contains("Recorded") == true)
        #expect(folder.names() == ["test.a.linux.png"])
        #expect(verify(view, .image) == nil)
        #expect(verify("a\nb", .lines)?.contains("Recorded") == true)
        #expect(folder.names() == ["test.a.linux.png", "test.a.txt"])
    }

    @Test func aSnapshotThatDiffersFails() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .white
        _ = verify(view, .image)
        let dot = UIView(frame: CGRect(x: 2, y: 3, width: 1, height: 1))
        dot.backgroundColor = UIColor(white: 0.9, alpha: 1)
        view.addSubview(dot)
        let failure = try #require(verify(view, .image))
        // Three pixels per point.
        #expect(failure.contains("9 of 900 pixels differ"))
        #expect(failure.contains("from (6, 9) to (8, 11)"))
        #expect(verify(view, .image(precision: 0.99)) == nil)
        #expect(verify(view, .image(precision: 0.995)) != nil)
        #expect(verify(view, .image(perceptualPrecision: 0.8)) == nil)
        #expect(verify(view, .image, record: .failed)?.contains("recorded") == true)
        #expect(verify(view, .image) == nil)
    }

    /// Images of a simulator are transparent where a view draws nothing.
    @Test func areasThatAViewDoesNotDrawAreTransparent() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        dot.backgroundColor = .red
        view.addSubview(dot)
        var images: [UIImage] = []
        Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: 1)).snapshot(view)
            .run { images.append($0) }
        let bytes = Array(try #require(images.first?.cgImage?.dataProvider?.data))
        #expect(bytes.count == 8 && bytes[3] == 255 && bytes[4...].allSatisfy { $0 == 0 })
    }

    /// ΔE₀₀ of white and this gray is 2.2, although channels differ by 9 of 255.
    @Test func colorsMayDifferAsLittleAsIsSeen() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .white
        _ = verify(view, .image)
        view.backgroundColor = UIColor(white: 246.0 / 255, alpha: 1)
        #expect(verify(view, .image(perceptualPrecision: 0.97)) == nil)
        let failure = try #require(verify(view, .image(perceptualPrecision: 0.99)))
        #expect(failure.contains("900 of 900 pixels differ by more than ΔE 1.0"), "\(failure)")
    }

    /// As in the original, a limit of zero for colors makes the precision a share of bytes.
    @Test func bytesAreCountedWithoutALimitForColors() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .black
        _ = verify(view, .image)
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(verify(view, .image(precision: 0.75)) == nil)
        #expect(verify(view, .image(precision: 0.76))?.contains("0.75 of the bytes match") == true)
    }

    @Test func traitsGiveTheScale() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var widths: [Int?] = []
        for scale in [0, 1, 2] {
            Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: CGFloat(scale)))
                .snapshot(view).run { widths.append($0.cgImage?.width) }
        }
        #expect(widths == [30, 10, 20])
    }

    @Test func controllersAreShownOnDevices() throws {
        final class Controller: UIViewController {
            private(set) var seen: [String] = []

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
                seen.append("\(Int(view.bounds.width)) \(Int(view.safeAreaInsets.top)) \(style)")
            }
        }
        let controller = Controller()
        controller.view.backgroundColor = .systemBackground
        var images: [UIImage] = []
        let strategy: Snapshotting<UIViewController, UIImage> = .image(
            on: .iPhoneX, traits: UITraitCollection(userInterfaceStyle: .dark))
        strategy.snapshot(controller).run { images.append($0) }
        let image = try #require(images.first?.cgImage)
        #expect(image.width == 1125 && image.height == 2436)
        #expect(controller.seen.last == "375 44 dark")
        #expect(verify(controller as UIViewController, strategy)?.contains("Recorded") == true)
        #expect(verify(controller as UIViewController, strategy) == nil)
        #expect(verify(controller as UIViewController, .image(on: .iPhoneX)) != nil)
    }

    @Test func viewsReturnToTheirPlaces() throws {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let views = (0..<3).map { UIView(frame: CGRect(x: 5 * $0, y: 1, width: 4, height: 4)) }
        views.forEach(parent.addSubview)
        _ = verify(views[1], .image(size: CGSize(width: 20, height: 20)))
        #expect(parent.subviews == views && views[1].frame == CGRect(x: 5, y: 1, width: 4, height: 4))
    }

    @Test func textsAreCompared() throws {
        struct Point: Encodable {
            let y = 1
            let x = 2
        }
        _ = verify("a\nb", .lines)
        let failure = try #require(verify("a\nc", .lines))
        #expect(failure.contains("2: − b\n2: + c"))
        var texts: [String] = []
        Snapshotting<Point, String>.json.snapshot(Point()).run { texts.append($0) }
        Snapshotting<Int, String>.description.snapshot(3).run { texts.append($0) }
        let label = UILabel(frame: CGRect(x: 1, y: 2.5, width: 30, height: 10))
        label.text = "Hello"
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.addSubview(label)
        Snapshotting<UIView, String>.recursiveDescription.snapshot(view).run { texts.append($0) }
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0.5, width: 2, height: 1))
        Snapshotting<UIBezierPath, String>.elementsDescription.snapshot(path).run { texts.append($0) }
        #expect(
            texts == [
                "{\n  \"x\" : 2,\n  \"y\" : 1\n}", "3",
                "<UIView; frame = (0 0; 40 20)>\n   | <UILabel; frame = (1 2.5; 30 10); text = 'Hello'>\n",
                "MoveTo (0, 0.5)\nLineTo (2, 0.5)\nLineTo (2, 1.5)\nLineTo (0, 1.5)\nClose\n",
            ])
    }

    /// Letters of a simulator are others than ours, so that a report counts them apart.
    @Test func differencesOfLettersAreCountedApart() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 10, y: 5, width: 100, height: 20))
        label.text = "Hello"
        view.addSubview(label)
        _ = verify(view, .image)
        label.text = "Help"
        let letters = try #require(verify(view, .image))
        #expect(letters.contains("are near letters, and none is elsewhere"), "\(letters)")
        let dot = UIView(frame: CGRect(x: 100, y: 50, width: 2, height: 1))
        dot.backgroundColor = .red
        view.addSubview(dot)
        let both = try #require(verify(view, .image))
        #expect(
            both.contains("18 are elsewhere, by up to 255 of 255, in the rectangle from (300, 150) to (305, 152)"),
            "\(both)")
    }

    @Test func layoutsGiveTheSize() throws {
        let label = UILabel()
        label.text = "Hello"
        let fitting = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        func size(_ layout: SwiftUISnapshotLayout) -> CGSize? {
            var images: [UIImage] = []
            let traits = UITraitCollection(displayScale: 1)
            Snapshotting<UIView, UIImage>.image(layout: layout, traits: traits).snapshot(label).run {
                images.append($0)
            }
            return images.first?.size
        }
        #expect(size(.fixed(width: 30, height: 40)) == CGSize(width: 30, height: 40))
        #expect(size(.sizeThatFits) == CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up)))
        #expect(size(.device(config: .iPhone8)) == CGSize(width: 375, height: 667))
        let controller = UIViewController()
        controller.view.addSubview(label)
        var images: [UIImage] = []
        Snapshotting<UIViewController, UIImage>.image(layout: .device(config: .iPhone8)).snapshot(controller)
            .run { images.append($0) }
        #expect(images.first?.size == CGSize(width: 375, height: 667))
    }

    @Test func earlierNamesWork() throws {
        #expect(
            verifySnapshot(
                matching: "a", as: .lines, named: "a", snapshotDirectory: folder.url.path, testName: "test()")?
                .contains("Recorded") == true)
        let value: Any = ["b": [1, 2], "a": "c"]
        var texts: [String] = []
        Snapshotting<Any, String>.json.snapshot(value).run { texts.append($0) }
        #expect(texts == ["{\n  \"a\" : \"c\",\n  \"b\" : [\n    1,\n    2\n  ]\n}"])
    }

    @Test func pathsAndLayersHaveImages() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 2, height: 2)
        layer.backgroundColor = UIColor.blue.cgColor
        var images: [UIImage] = []
        Snapshotting<CALayer, UIImage>.image.snapshot(layer).run { images.append($0) }
        Snapshotting<UIBezierPath, UIImage>.image(scale: 2).snapshot(
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 1))
        ).run { images.append($0) }
        #expect(images.map { [$0.cgImage?.width, $0.cgImage?.height] } == [[6, 6], [6, 2]])
        #expect(layer.frame.origin == CGPoint(x: 5, y: 5))
    }

    /// The first reference is written, which is a failure.
    @Test func settingsAreInherited() throws {
        withKnownIssue {
            withSnapshotTesting(record: .never) {
                assertSnapshot(of: "a", as: .lines, named: "missing")
            }
        } matching: { issue in
            "\(issue)".contains("No reference was found")
        }
        let empty = UIView()
        withKnownIssue {
            _ = verify(empty, .image, record: .never)
        } matching: {
            "\($0)".contains("give it a size")
        }
    }
}
