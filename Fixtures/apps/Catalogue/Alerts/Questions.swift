import UIKit

// The questions of the catalogue.
extension UIAlertController {
    public static func deleteRecipe() -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete this recipe?", message: "It is removed from all of your devices.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    public static func signIn() -> UIAlertController {
        let alert = UIAlertController(
            title: "Sign in", message: "Enter the name and the password of your account.", preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            // The account is chosen elsewhere, so that no keyboard is needed.
            field.inputView = UIView()
            field.text = "marion"
        }
        alert.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
        }
        let confirm = UIAlertAction(title: "Sign in", style: .default)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(confirm)
        alert.preferredAction = confirm
        return alert
    }

    public static func rate() -> UIAlertController {
        let alert = UIAlertController(title: "Do you like this app?", message: nil, preferredStyle: .alert)
        let rate = UIAlertAction(title: "Rate it", style: .default)
        let later = UIAlertAction(title: "Ask again tomorrow", style: .default)
        later.isEnabled = false
        alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
        alert.addAction(rate)
        alert.addAction(later)
        alert.addAction(UIAlertAction(title: "Never ask again", style: .destructive))
        return alert
    }

    public static func share() -> UIAlertController {
        let sheet = UIAlertController(
            title: "Bread", message: "What shall happen with this recipe?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Print", style: .default))
        sheet.addAction(UIAlertAction(title: "Duplicate", style: .default))
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return sheet
    }

    public static func chooseCountry() -> UIAlertController {
        let alert = UIAlertController(
            title: "Country", message: "Recipes are shown in its measures.", preferredStyle: .alert)
        for country in [
            "Austria", "Belgium", "Canada", "Denmark", "Estonia", "Finland", "Greece", "Hungary", "Iceland",
        ] {
            alert.addAction(UIAlertAction(title: country, style: .default))
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }
}
