import { LANGUAGES, type Language } from '../../contract/settings'
import { parseLanguage } from '../../lib/language'
import type { Checkout } from '../../checkout/checkout'

/** The language that the buyer had chosen, or English where the site has it no more. */
export function getCheckoutLanguage({ locale }: Pick<Checkout, 'locale'>): Language {
  return parseLanguage(locale) ?? LANGUAGES[0]
}
