#sourceLocation(file: "Fixtures/ports/before/required-init.swift", line: 2)
import UIKit
public enum RequiredInit {
    @MainActor public static func run() -> [String] {
        let spinner = RequiredInitSpinner(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        let layer = RequiredInitLayer()
        return [
            "\(spinner.frame.width)", layer.name ?? "", "\(RequiredInitBar(frame: .zero).isSet)",
            "\(RequiredInitRow(style: .subtitle, reuseIdentifier: "row").isSet)",
            "\(RequiredInitTile(frame: .zero).isSet)", "\(RequiredInitOpen(frame: .zero).isSet)",
            "\(RequiredInitStored.self)",
            "\(make(RequiredInitRow.self).isSet) \(make(RequiredInitTile.self).isSet)",
        ]
    }

    @MainActor static func make<Row: UITableViewCell>(_ type: Row.Type) -> Row { Row(style: .default, reuseIdentifier: nil) }
    @MainActor static func make<Tile: UICollectionViewCell>(_ type: Tile.Type) -> Tile { Tile(frame: .zero) }
}
// → 8.0
// → set
// → true
// → true
// → true
// → true
// → RequiredInitStored
// → true true

class RequiredInitSpinner: CAShapeLayer {
    let angle: CGFloat

    init(frame: CGRect) {
        angle = 1
        super.init()
        self.frame = frame
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
required init() { preconditionFailure("RequiredInitSpinner has no init().") } }

class RequiredInitLayer: CALayer {
    required init() {
        super.init()
        name = "set"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class RequiredInitBar: UINavigationBar {
    var isSet = false

    required init(frame: CGRect) {
        super.init(frame: frame)
        isSet = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class RequiredInitRow: UITableViewCell {
    var isSet = false

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        isSet = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class RequiredInitTile: UICollectionViewCell {
    var isSet = false

    required init(frame: CGRect) {
        super.init(frame: frame)
        isSet = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

open class RequiredInitOpen: UICollectionViewCell {
    var isSet = false

    public required init(frame: CGRect) {
        super.init(frame: frame)
        isSet = true
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

// The cells of a storyboard are made from it only.
class RequiredInitStored: UICollectionViewCell {
    var isSet = false

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isSet = true
    }
required init(frame: CGRect) { preconditionFailure("RequiredInitStored has no init(frame: CGRect).") } }
