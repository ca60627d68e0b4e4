extension CALayer: KeyPathCoded {}

extension CAAnimation: KeyValueCoded {}
