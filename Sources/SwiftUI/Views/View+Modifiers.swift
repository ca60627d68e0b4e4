/// Changes of views, which have no effect.
extension View {
    private func modified() -> ModifiedView<Self> { ModifiedView(content: self) }

    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { modified() }

    // MARK: Layout

    public func padding(_ length: CGFloat) -> some View { modified() }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { modified() }
    public func padding(_ insets: EdgeInsets) -> some View { modified() }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modified()
    }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { modified() }
    public func fixedSize() -> some View { modified() }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { modified() }
    public func layoutPriority(_ value: Double) -> some View { modified() }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified() }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified() }
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { modified() }
    public func scaledToFit() -> some View { modified() }
    public func scaledToFill() -> some View { modified() }
    public func ignoresSafeArea() -> some View { modified() }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modified() }
    public func zIndex(_ value: Double) -> some View { modified() }

    // MARK: Look

    public func font(_ font: Font?) -> some View { modified() }
    public func foregroundColor(_ color: Color?) -> some View { modified() }
    public func foregroundStyle(_ color: Color) -> some View { modified() }
    public func accentColor(_ color: Color?) -> some View { modified() }
    public func tint(_ color: Color?) -> some View { modified() }
    public func background(_ background: some View) -> some View { modified() }
    public func background(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View { modified() }
    public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View { modified() }
    public func overlay(
        alignment: Alignment = .center, @ViewBuilder content: () -> some View
    ) -> some View { modified() }
    public func cornerRadius(_ radius: CGFloat) -> some View { modified() }
    public func clipShape(_ shape: some Shape) -> some View { modified() }
    public func clipped() -> some View { modified() }
    public func border(_ color: Color, width: CGFloat = 1) -> some View { modified() }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified()
    }
    public func opacity(_ opacity: Double) -> some View { modified() }
    public func rotationEffect(_ angle: Angle) -> some View { modified() }
    public func scaleEffect(_ scale: CGFloat) -> some View { modified() }
    public func blur(radius: CGFloat) -> some View { modified() }
    public func hidden() -> some View { modified() }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { modified() }
    public func lineLimit(_ number: Int?) -> some View { modified() }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { modified() }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { modified() }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { modified() }
    public func imageScale(_ scale: Image.Scale) -> some View { modified() }

    // MARK: Behavior

    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { modified() }
    public func animation(_ animation: Animation?) -> some View { modified() }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { modified() }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { modified() }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { modified() }
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
        modified()
    }
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View { modified() }
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { modified() }
    public func onReceive<Source: Publisher>(
        _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never { modified() }
    public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void)
        -> some View
    { modified() }
    public func disabled(_ disabled: Bool) -> some View { modified() }
    public func allowsHitTesting(_ enabled: Bool) -> some View { modified() }
    public func id<ID: Hashable>(_ id: ID) -> some View { modified() }
    public func tag<Value: Hashable>(_ tag: Value) -> some View { modified() }
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { modified() }
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        modified()
    }
    public func sheet(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> some View { modified() }
    public func navigationTitle(_ title: some StringProtocol) -> some View { modified() }
    public func navigationBarTitle(_ title: some StringProtocol) -> some View { modified() }
    public func navigationBarHidden(_ hidden: Bool) -> some View { modified() }
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { modified() }
    public func accessibilityIdentifier(_ identifier: String) -> some View { modified() }
    public func accessibilityHidden(_ hidden: Bool) -> some View { modified() }
}
