import type { Checkout } from '../../checkout/checkout'
import type { Language } from '../../contract/site/language'
import type { StudioProfile } from '../../contract/studio/studio-profile'
import type { OrderMailData } from '../mail'
import type { MailTexts } from './mail-content'

export type ReceiptNumbers = { invoice: string; creditNotes: readonly string[] }

/** All that the content of a mail about an order is made of. */
export type OrderMailContext = {
  data: OrderMailData
  checkout: Checkout
  studio: StudioProfile
  language: Language
  t: MailTexts
  /** The numbers of the attached invoice and credit notes, if one is attached. */
  receipt: ReceiptNumbers | undefined
  money: (rappen: number) => string
}
