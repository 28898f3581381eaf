import { type Translate, createTranslator } from '../../src/contract/text/template'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'

export type PayPageTextKey = keyof typeof en
export type PayPageTexts = Translate<PayPageTextKey>

export const payPageTexts = createTranslator<PayPageTextKey>({ en, de, fr, it })
