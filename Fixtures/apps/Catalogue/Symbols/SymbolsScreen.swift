import UIKit

// Common symbols in a grid.
public final class SymbolsScreen: UIViewController {
    private static let names = """
        house magnifyingglass gearshape person.crop.circle bell bookmark
        heart heart.fill star star.fill flag tag
        plus minus xmark checkmark ellipsis line.3.horizontal
        plus.circle.fill xmark.circle.fill checkmark.circle info.circle questionmark.circle exclamationmark.triangle
        chevron.left chevron.right arrow.up arrow.clockwise arrow.uturn.left square.and.arrow.up
        trash pencil square.and.pencil folder doc doc.on.doc
        camera photo video mic speaker.wave.2 bell.slash
        play.fill pause.fill backward.fill forward.fill shuffle repeat
        envelope phone message paperplane link person.2
        calendar clock map location mappin.and.ellipse globe
        lock eye eye.slash hand.thumbsup face.smiling gift
        sun.max moon cloud.rain bolt flame leaf
        cart bag creditcard wifi battery.75 car
        """

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let rows = Self.names.split(separator: "\n").map { line in
            let row = UIStackView(arrangedSubviews: line.split(separator: " ").map { symbol(named: String($0)) })
            row.distribution = .fillEqually
            return row
        }
        let grid = UIStackView(arrangedSubviews: rows)
        grid.axis = .vertical
        grid.distribution = .fillEqually
        grid.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(grid)
        NSLayoutConstraint.activate([
            grid.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            grid.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            grid.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
            grid.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
        ])
    }

    private func symbol(named name: String) -> UIView {
        let symbol = UIImageView(image: UIImage(systemName: name))
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26)
        symbol.contentMode = .center
        symbol.tintColor = .label
        return symbol
    }
}
