import type { Language } from '../../contract/settings'
import type { MailFacts } from '../../modules/checkout/mail-types'
import type { Checkout } from '../../modules/checkout/types'
import type { ContentBlock } from '../layout/mail-content'
import type { MailTextKey, MailTexts } from './mail-texts'

export type MailSource = {
  facts: MailFacts
  checkout: Checkout
  language: Language
  t: MailTexts
  money: (rappen: number) => string
}

/** One mail; its subject and its title are the texts `<kind>.subject` and `<kind>.title`. */
export type Mail = {
  /** It goes to the studio, the others to the buyer. */
  isForStudio?: true
  paragraphs: (source: MailSource) => [first: MailTextKey, ...rest: MailTextKey[]]
  first?: (source: MailSource) => ContentBlock[]
  last?: (source: MailSource) => ContentBlock[]
}
