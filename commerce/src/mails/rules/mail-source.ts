import type { Language } from '../../contract/settings'
import type { MailFacts } from '../../modules/checkout/mail-types'
import type { Checkout } from '../../modules/checkout/types'
import type { MailTexts } from './mail-texts'

/** What an order's mail is composed of. */
export type MailSource = {
  facts: MailFacts
  checkout: Checkout
  language: Language
  t: MailTexts
  money: (rappen: number) => string
}
