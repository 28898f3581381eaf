import { type Translate, createTranslator } from '../../contract/text/template'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'

export type MailTextKey = keyof typeof en
export type MailTexts = Translate<MailTextKey>

export const mailTexts = createTranslator<MailTextKey>({ en, de, fr, it })
