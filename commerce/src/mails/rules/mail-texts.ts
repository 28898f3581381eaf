import { type Translate, translator } from '../../contract/text/template'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'

export type MailTextKey = keyof typeof en
export type MailTexts = Translate<MailTextKey>

export const mailTexts = translator<MailTextKey>({ en, de, fr, it })
