import UIKit

// A page of writing, as far as lines stand for words.
public final class NoteViewController: UIViewController {
    private let heading = UIView()
    private var lines: [UIView] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        heading.backgroundColor = .darkGray
        heading.layer.cornerRadius = 6
        view.addSubview(heading)
        for _ in 0..<16 {
            let line = UIView()
            line.backgroundColor = .systemGray4
            line.layer.cornerRadius = 4
            lines.append(line)
            view.addSubview(line)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 28)
        heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width * 0.6, height: 22)
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: area.minX, y: area.minY + 48 + 26 * CGFloat(index),
                width: area.width * (index % 5 == 4 ? 0.55 : 1), height: 10)
        }
    }
}
