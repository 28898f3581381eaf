import de from './de.json'
import en from './en.json'
import fr from './fr.json'
import it from './it.json'

/** Texts by language and namespace, which Medusa's admin merges with its own. */
export default { en, de, fr, it }
