import UIKit

/// A controller with the views of a test, which logs their events.
@MainActor final class Bench: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var later: @MainActor () -> Void = {}
    var window: UIWindow?
    let fill: @MainActor (Bench) -> Void

    init(_ fill: @escaping @MainActor (Bench) -> Void) {
        self.fill = fill
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .white
        fill(self)
    }

    func hit() { log.append("it") }

    func note(_ text: String) -> UIAction { UIAction(title: text) { [weak self] _ in self?.log.append(text) } }

    func add(_ control: UIControl, for event: UIControl.Event = .touchUpInside, _ name: String) {
        if control.frame.isEmpty { control.frame = CGRect(x: 40, y: 200, width: 240, height: 44) }
        control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
        view.addSubview(control)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("it") }
}
