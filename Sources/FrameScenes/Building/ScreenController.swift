internal import FrameLayers
internal import QuartzCore
internal import UIKit

/// One screen of a scene.
final class ScreenController: UIViewController, SceneScreen {
    private let screen: ScreenDescription
    private let builder: ViewBuilder
    var transitions: SceneTransitioningDelegate? {
        didSet { transitioningDelegate = transitions }
    }

    var shownScreen: ScreenController? { self }

    private var restingStates: [ObjectIdentifier: LayerProperties] = [:]

    init(_ screen: ScreenDescription, builder: ViewBuilder) {
        self.screen = screen
        self.builder = builder
        super.init(nibName: nil, bundle: nil)
        title = screen.name
    }

    required init?(coder: NSCoder) { nil }

    /// What one of this screen's views had when it was first asked about: before any transition moved it.
    func resting(_ view: UIView) -> LayerProperties {
        let key = ObjectIdentifier(view)
        if let state = restingStates[key] { return state }
        restingStates[key] = view.layer.model
        return view.layer.model
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(screen.background)
        for description in screen.views {
            view.addSubview(builder.view(description, in: view.bounds))
        }
        transitions?.swipe?.attach(to: self)
    }
}
