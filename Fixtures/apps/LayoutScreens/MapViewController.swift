import UIKit

// A map, and over it a sheet with a list: as high as its head, half, or whole.
public final class MapViewController: UIViewController {
    private let stops = StopsViewController()

    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.88, green: 0.93, blue: 0.87, alpha: 1)
        let river = UIView(UIColor(red: 0.67, green: 0.83, blue: 0.95, alpha: 1))
        let (avenue, street, alley) = (UIView(.white), UIView(.white), UIView(.white))
        let pin = UIView(.systemRed, radius: 13).sized(26, 26)
        pin.layer.borderColor = UIColor.white.cgColor
        pin.layer.borderWidth = 4
        view.add(river, alley, street, avenue, pin)
        NSLayoutConstraint.activate([
            river.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            river.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.1),
            street.topAnchor.constraint(equalTo: river.bottomAnchor, constant: 20),
            street.heightAnchor.constraint(equalToConstant: 14),
            alley.topAnchor.constraint(equalTo: street.bottomAnchor, constant: 110),
            alley.heightAnchor.constraint(equalToConstant: 8),
            avenue.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 90),
            avenue.widthAnchor.constraint(equalToConstant: 18),
            avenue.topAnchor.constraint(equalTo: view.topAnchor),
            avenue.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            pin.centerXAnchor.constraint(equalTo: avenue.centerXAnchor),
            pin.centerYAnchor.constraint(equalTo: street.centerYAnchor),
        ])
        for road in [river, street, alley] {
            NSLayoutConstraint.activate([
                road.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                road.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
    }

    public func showStops() {
        if let sheet = stops.sheetPresentationController {
            sheet.detents = [.custom { [stops] _ in stops.headHeight }, .medium(), .large()]
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
        }
        present(stops, animated: true)
    }

    public func expandStops() {
        guard let sheet = stops.sheetPresentationController else { return }
        sheet.animateChanges {
            sheet.selectedDetentIdentifier = .large
            stops.showList()
        }
    }
}
