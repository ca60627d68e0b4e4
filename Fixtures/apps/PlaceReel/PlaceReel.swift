import Framereel
import UIKit

// Everything that Foundation, Swift and the C library take from the machine unless they are told, as texts of one screen.
@main struct PlaceReel: ReelCommand {
    static let scenes = [
        Scene("place", device: .iPhone14) { world in
            world.window.rootViewController = PlaceController()
            world.wait(until: 0.3)
        },
        // One screen each tenth of a second.
        Scene("screens", device: .iPhone14) { world in
            let controller = ScreensController()
            world.window.rootViewController = controller
            for (index, screen) in PlaceScreen.all.enumerated() {
                world.at(Double(index) / 10) { controller.show(screen) }
            }
            world.wait(until: Double(PlaceScreen.all.count - 1) / 10)
        },
    ]
}

private final class ScreensController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.frame = view.bounds.insetBy(dx: 8, dy: 50)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 13)
        view.addSubview(label)
    }

    func show(_ screen: PlaceScreen) { label.text = ([screen.title] + screen.texts()).joined(separator: "\n") }
}

private final class PlaceController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: view.bounds.insetBy(dx: 8, dy: 50))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 9)
        label.text = (formatters + styles + presents + chances).joined(separator: "\n")
        view.addSubview(label)
    }

    private var formatters: [String] {
        let date = DateFormatter()
        date.dateStyle = .full
        date.timeStyle = .long
        let near = DateFormatter()
        near.dateStyle = .medium
        near.timeStyle = .short
        near.doesRelativeDateFormatting = true
        let interval = DateIntervalFormatter()
        let numbers = [NumberFormatter.Style.currency, .decimal, .percent, .spellOut, .scientific].map { style in
            let formatter = NumberFormatter()
            formatter.numberStyle = style
            return formatter.string(from: 1234.5) ?? ""
        }
        return [
            date.string(from: Date()), near.string(from: Date(timeIntervalSinceNow: -86_400)),
            interval.string(from: Date(), to: Date(timeIntervalSinceNow: 5000)),
            ISO8601DateFormatter().string(from: Date()),
            DateFormatter.localizedString(from: Date(), dateStyle: .short, timeStyle: .full),
            ByteCountFormatter.string(fromByteCount: 123_456, countStyle: .file),
            numbers.joined(separator: " | "), String.localizedStringWithFormat("%d %.2f", 1_234_567, 1.5),
        ]
    }

    private var styles: [String] {
        [
            Date().formatted(), Date().formatted(date: .complete, time: .complete),
            Date().formatted(.dateTime.weekday(.wide).hour()), Date().formatted(.iso8601),
            Date(timeIntervalSinceNow: -100_000).formatted(.relative(presentation: .named)),
            (Date()..<Date(timeIntervalSinceNow: 7200)).formatted(date: .long, time: .shortened),
            1_234_567.formatted(), 0.25.formatted(.percent), 9.5.formatted(.currency(code: "EUR")),
            Int64(999).formatted(.byteCount(style: .file)), ["a", "b", "c"].formatted(),
            Duration.seconds(3725).formatted(.units()), NSNumber(value: 100.0).stringValue,
        ]
    }

    private var presents: [String] {
        let calendar = Calendar(identifier: .gregorian)
        return [
            "\(NSDate()) \(Date.timeIntervalSinceReferenceDate) \(CFAbsoluteTimeGetCurrent()) \(time(nil))",
            "\(ProcessInfo.processInfo.systemUptime) \(CACurrentMediaTime()) \(ContinuousClock.now) \(SuspendingClock.now)",
            "\(calendar.isDateInToday(Date())) \(calendar.startOfDay(for: Date())) \(calendar.timeZone.identifier)",
            "\(Calendar.current.firstWeekday) \(NSTimeZone.local.identifier) \(TimeZone.current.identifier)",
            "\(NSTimeZone.default.identifier) \(Locale.current.identifier) \(Locale.preferredLanguages)",
            "\(Bundle.main.preferredLocalizations) \(Bundle.preferredLocalizations(from: ["de", "en", "ja"]))",
        ]
    }

    private var chances: [String] {
        let words = ["home", "list", "map", "user", "cart", "more"]
        return [
            "\(UUID()) \(NSUUID().uuidString)", Set(words).joined(separator: " "),
            Dictionary(uniqueKeysWithValues: words.map { ($0, $0.hashValue) }).map { "\($0) \($1)" }.joined(
                separator: " "),
            "\(Int.random(in: 0..<1000)) \(arc4random()) \(drand48()) \(words.shuffled())",
        ]
    }
}
