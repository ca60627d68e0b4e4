import UIKit

// Labels at one size of text.
extension DeviceCase {
    @MainActor static let labels: [DeviceCase] = [
        DeviceCase("bp-label-left", 300, 300, scale: 1) { paragraph { _ in } },
        DeviceCase("bp-label-justified", 300, 300, scale: 1) { paragraph { $0.textAlignment = .justified } },
        DeviceCase("bp-label-bold32", 300, 300, scale: 1) { paragraph { $0.font = .boldSystemFont(ofSize: 32) } },
        DeviceCase("bp-label-char-wrapping", 300, 300, scale: 1) {
            paragraph {
                $0.numberOfLines = 2
                $0.lineBreakMode = .byCharWrapping
            }
        },
        DeviceCase("bp-label-in-box", 100, 100, scale: 1) {
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
            label.text = "Hello, world"
            label.numberOfLines = 0
            return box(.white, [label])
        },
    ]

    @MainActor private static func paragraph(_ change: (UILabel) -> Void) -> UIView {
        let label = UILabel()
        label.text = """
            Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by \
            adding a joke or something. Alright, it's been fun!
            """
        label.numberOfLines = 0
        label.textColor = .black
        label.backgroundColor = .white
        change(label)
        return label
    }
}
