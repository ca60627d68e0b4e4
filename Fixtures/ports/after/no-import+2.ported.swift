#sourceLocation(file: "Fixtures/ports/before/no-import+2.swift", line: 2)

import UIKit; struct NoImportConstants {
    static let inset: CGFloat = 8
    static let color = UIColor.red
}
