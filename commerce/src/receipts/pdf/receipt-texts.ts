import { createTranslator, type Translate } from '../../contract/text/template'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'

type ReceiptTextKey = keyof typeof en

export type ReceiptTexts = Translate<ReceiptTextKey>

/** Returns the texts of a receipt in a language. */
export const getReceiptTexts = createTranslator<ReceiptTextKey>({ en, de, fr, it })
