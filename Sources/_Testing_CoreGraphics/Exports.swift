// Where Swift Testing and a module called CoreGraphics are imported together, the compiler imports a module of this name,
// too: the toolchain brings one for Apple's CoreGraphics. There is nothing to add.
