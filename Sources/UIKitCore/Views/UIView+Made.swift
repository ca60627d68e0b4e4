// Entry points that the porting step calls where Apple's compiler lets a class that is known at run time only be
// instantiated. Swift allows that for `required` initializers only, but dispatches `self.init` of a convenience initializer
// to the class whose metatype the caller passes. An allocating initializer and a static method are called alike, so that
// the method, as another declaration of the same symbol, passes any metatype.

// Not overridable: the initializer is.
extension UIView {
    @_silgen_name("framereel_made_view") private convenience init(making frame: CGRect) { self.init(frame: frame) }
    @_silgen_name("framereel_made_view") private static func make(_ frame: CGRect) -> UIView

    /// Creates an object of this class with the class's own `init(frame:)`.
    ///
    /// Stops the program if the class has other designated initializers only, as `init(frame:)` does in UIKit.
    public static func made(frame: CGRect) -> Self { unsafeDowncast(make(frame), to: self) }
}

// Not overridable: the initializer is.
extension UIViewController {
    @_silgen_name("framereel_made_controller") private convenience init(making nibName: String?, _ bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }
    @_silgen_name("framereel_made_controller") private static func make(
        _ nibName: consuming String?, _ bundle: consuming Bundle?
    ) -> UIViewController

    /// Creates an object of this class with the class's own `init(nibName:bundle:)`.
    ///
    /// Stops the program if the class has other designated initializers only, as `init(nibName:bundle:)` does in UIKit.
    public static func made(nibName: String?, bundle: Bundle?) -> Self {
        unsafeDowncast(make(nibName, bundle), to: self)
    }
}
