import type { Language } from '../site/language'
import de from './colour-texts/de.json'
import en from './colour-texts/en.json'
import fr from './colour-texts/fr.json'
import it from './colour-texts/it.json'
import type { ShirtColour } from './blanks'
import type { PressInkName } from './print-spec'

type ColourKey = `colour.${PressInkName | ShirtColour}`

/** The names of inks and shirts as they stand within a sentence: pages, print lines and mails add them to their own. */
export const COLOUR_TEXTS: Readonly<Record<Language, Record<ColourKey, string>>> = { de, en, fr, it }
