import { type Translate, translator } from '../../contract/text/template'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'

type ReceiptTextKey = keyof typeof en
export type ReceiptTexts = Translate<ReceiptTextKey>

export const receiptTexts = translator<ReceiptTextKey>({ en, de, fr, it })
