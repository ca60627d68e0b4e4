package import FrameStoryboards
internal import QuartzCore

/// The scenes of a storyboard file, from which view controllers are created.
///
/// Differs from UIKit: the file is read as XML, as Interface Builder writes it, without being compiled. The
/// application's classes list their outlets and actions (`outlets`, `selectors`).
@MainActor @preconcurrency open class UIStoryboard: NSObject {
    package let file: InterfaceFile?

    /// Reads `name.storyboard` from the bundle or its folders `Base.lproj` and `en.lproj`; without a bundle, from the
    /// main bundle and the bundles beside the executable. A file that is missing or cannot be read fails the run,
    /// because UIKit throws an exception.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        file = InterfaceFile.named(name, "storyboard", in: storyboardBundleOrNil)
        super.init()
    }

    /// Creates a storyboard without scenes.
    public override init() {
        file = nil
        super.init()
    }

    init(_ file: InterfaceFile) {
        self.file = file
        super.init()
    }

    /// - Parameter bundles: The bundles with images and other storyboards. Links that lead out of them are refused.
    package init(_ document: InterfaceDocument, bundles: [Bundle]) {
        file = InterfaceFile(document: document, bundles: bundles, isConfined: true)
        super.init()
    }

    /// The storyboard's initial controller, whose view is not loaded; `nil` if it has none.
    open func instantiateInitialViewController() -> UIViewController? {
        initialController(nesting: SceneNesting(), creator: nil)
    }

    // Not overridable: Apple declares it in an extension, too.
    /// - Parameter creator: Creates the controller with `init(coder:)` or an initializer that calls it; `nil` to leave
    ///   that to the storyboard.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initialController(nesting: SceneNesting(), creator: creator) as? ViewController
    }

    /// The controller with a storyboard identifier, whose view is not loaded. An identifier that matches no scene fails
    /// the run, because UIKit throws an exception.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(withIdentifier: identifier, nesting: SceneNesting(), creator: nil) ?? UIViewController()
    }

    // Not overridable: Apple declares it in an extension, too.
    /// - Parameter creator: Creates the controller with `init(coder:)` or an initializer that calls it; `nil` to leave
    ///   that to the storyboard.
    /// - Precondition: The class of the controller is `ViewController`, unless the creator creates it.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let controller = controller(withIdentifier: identifier, nesting: SceneNesting(), creator: creator)
        guard let controller = controller as? ViewController else {
            preconditionFailure(
                "the scene “\(identifier)” has \(controller.map { "a \(type(of: $0))" } ?? "no controller"), not a \(ViewController.self)"
            )
        }
        return controller
    }

    func initialController(nesting: SceneNesting, creator: SegueTemplate.Creator?) -> UIViewController? {
        file?.document.initialScene.flatMap { controller(of: $0, nesting: nesting, creator: creator) }.map(kept)
    }

    /// Keeps a controller until the turn ends, so that a weak reference to it holds until then.
    private func kept(_ controller: UIViewController) -> UIViewController { controller.stage.loop.keep(controller) }

    func controller(withIdentifier identifier: String, nesting: SceneNesting, creator: SegueTemplate.Creator?)
        -> UIViewController?
    {
        guard let file else { return nil }
        guard let scene = file.document.scene(identifier: identifier) else {
            let known = file.document.scenes.compactMap { $0.controller?[.storyboardIdentifier] }.map { "“\($0)”" }
            file.stage.diagnostics.misuse(
                "\(file.name) has no scene with the identifier “\(identifier)”; it has \(known.isEmpty ? "none with one" : known.joined(separator: ", "))."
            )
            return nil
        }
        return controller(of: scene, nesting: nesting, creator: creator).map(kept)
    }

    /// The controller of a scene, or of the scene in another storyboard that it refers to.
    package func controller(of scene: InterfaceScene) -> UIViewController? {
        controller(of: scene, nesting: SceneNesting(), creator: nil)
    }

    package func controller(of scene: InterfaceScene, nesting: SceneNesting, creator: SegueTemplate.Creator?)
        -> UIViewController?
    {
        guard let file, let description = scene.controller else { return nil }
        guard nesting.admitsOne() else {
            file.stage.diagnostics.misuse(
                "\(file.name): scenes contain one another without an end; remove a segue to \(description.id).")
            return nil
        }
        guard description.role == .placeholder else {
            return NibReading.controller(description, of: scene, in: self, nesting: nesting, creator: creator)
        }
        guard let other = file.storyboard(of: description) else { return NibReading.standIn(for: description) }
        guard let identifier = description[.referencedIdentifier] else {
            return other.initialController(nesting: nesting.inner, creator: creator)
        }
        return other.controller(withIdentifier: identifier, nesting: nesting.inner, creator: creator)
    }
}
