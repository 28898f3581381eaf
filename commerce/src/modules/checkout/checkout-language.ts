import { LANGUAGES, type Language } from '../../contract/settings'
import { asLanguage } from '../../lib/language'
import type { Checkout } from '../../checkout/checkout'

/** The language that the buyer had chosen, or English where the site has it no more. */
export function checkoutLanguage({ locale }: Pick<Checkout, 'locale'>): Language {
  return asLanguage(locale) ?? LANGUAGES[0]
}
