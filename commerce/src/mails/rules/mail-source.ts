import type { Language } from '../../contract/settings'
import type { StudioProfile } from '../../contract/studio/studio-profile'
import type { OrderMailData } from '../mail'
import type { Checkout } from '../../checkout/checkout'
import type { MailTexts } from './mail-texts'

export type ReceiptNumbers = { invoice: string; creditNotes: readonly string[] }

/** What an order's mail is composed of. */
export type OrderMailContext = {
  facts: OrderMailData
  checkout: Checkout
  studio: StudioProfile
  language: Language
  t: MailTexts
  /** The numbers on the invoice that travels with it, if one does. */
  receipt: ReceiptNumbers | undefined
  money: (rappen: number) => string
}
