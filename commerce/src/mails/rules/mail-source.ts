import type { Language } from '../../contract/settings'
import type { StudioFacts } from '../../contract/studio-facts'
import type { MailFacts } from '../../modules/checkout/mail-types'
import type { Checkout } from '../../modules/checkout/types'
import type { MailTexts } from './mail-texts'

/** What an order's mail is composed of. */
export type MailSource = {
  facts: MailFacts
  checkout: Checkout
  studio: StudioFacts
  language: Language
  t: MailTexts
  money: (rappen: number) => string
}
