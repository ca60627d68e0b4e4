internal import FrameJSON

/// The scene that `new` writes.
enum StarterScene {
    /// - Parameter schema: The path or the name of the schema.
    static func text(schema: String) -> String {
        """
        {
          "$schema": \(JSONValue.string(schema).compact),
          "title": "A list, a screen and a sheet",
          "device": "iPhone 17",
          "statusBar": true,
          "values": {"servings": 2},
          "screens": {
            "app": {"navigation": ["Recipes"]},
            "Recipes": {
              "bar": {"largeTitle": true},
              "background": "systemBackground",
              "views": [
                {"id": "recipes", "constraints": ["edges"], "list": {"style": "insetGrouped", "sections": [{"rows": [
                  {"title": "Pancakes", "symbol": "fork.knife", "accessory": "disclosure", "on": {"tap": {"push": "Recipe"}}},
                  {"title": "Soup", "symbol": "cup.and.saucer", "accessory": "disclosure", "on": {"tap": {"push": "Recipe"}}}
                ]}]}}
              ]
            },
            "Recipe": {
              "background": "systemBackground",
              "views": [
                {"id": "count", "text": {"string": "For {servings} people", "style": "title2", "color": "label"},
                  "constraints": ["top = safeArea.top + 24", "leading = safeArea + 20"]},
                {"id": "servings", "stepper": {"value": 2}, "value": "servings",
                  "constraints": ["centerY = count", "trailing = safeArea - 20"]},
                {"id": "start", "button": {"title": "Start cooking", "style": "filled", "buttonSize": "large"},
                  "constraints": ["top = count.bottom + 32", "leading, trailing = safeArea inset 20"],
                  "on": {"tap": {"present": "Steps", "presentation": {"detents": ["medium", "large"], "grabber": true}}}}
              ]
            },
            "Steps": {
              "background": "secondarySystemBackground",
              "views": [
                {"id": "step", "text": {"string": "Stir everything", "style": "title3", "color": "label"},
                  "constraints": ["top = safeArea.top + 40", "centerX"]},
                {"id": "done", "button": {"title": "Done", "style": "tinted"},
                  "constraints": ["top = step.bottom + 20", "centerX"], "on": {"tap": {"dismiss": true}}}
              ]
            }
          },
          "root": "app",
          "flow": [
            {"tap": "Pancakes"},
            {"tap": "Start cooking"},
            {"expect": "Stir everything"},
            {"tap": "Done"},
            {"back": true}
          ]
        }

        """
    }
}
