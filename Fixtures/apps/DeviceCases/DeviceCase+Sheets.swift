import UIKit

// Page sheets.
extension DeviceCase {
    @MainActor static let sheets: [DeviceCase] = [
        DeviceCase("mu-sheet-dark-presenter", on: .iPhoneX) {
            let presenter = PresenterController(stack(.opaque(.white), page("Modal Page")))
            presenter.view.backgroundColor = .black
            presenter.overrideUserInterfaceStyle = .dark
            return presenter
        }
    ]
}

// A controller that presents another one as soon as it appears.
private final class PresenterController: UIViewController {
    private let sheet: UIViewController

    init(_ sheet: UIViewController) {
        self.sheet = sheet
        super.init(nibName: nil, bundle: nil)
        sheet.modalPresentationStyle = .pageSheet
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { present(sheet, animated: false) }
    }
}
