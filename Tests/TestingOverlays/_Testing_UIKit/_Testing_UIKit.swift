// Where Swift Testing and a module called UIKit are imported together, the compiler imports a module of this name, too: the
// toolchain brings one for Apple's UIKit. There is nothing to add yet.
