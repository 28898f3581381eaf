import type { Language } from '../contract/settings'
import { de } from './texts/de'
import { en } from './texts/en'
import { fr } from './texts/fr'
import { it } from './texts/it'

/** What a buyer's mail says about itself; `number` is the order's. */
type Letter = { subject: string; title: string; paragraphs: [first: string, ...rest: string[]] }

/** All words of the mails in one language. */
export type MailTexts = {
  greeting(name: string | undefined): string
  confirmation(number: number, delivery: 'shipping' | 'pickup'): Letter
  studioNotice(number: number, total: string, delivery: 'shipping' | 'pickup'): Letter
  shipped(number: number): Letter
  ready(number: number): Letter
  refunded(number: number, amount: string, isFull: boolean): Letter
  cancelled(number: number, amount: string | undefined): Letter
  notPlaced(amount: string): Letter
  orderNumber(number: number): string
  size(size: string): string
  pieces(quantity: number): string
  subtotal: string
  shipping: string
  pickup: string
  tax(rate: string): string
  total: string
  delivery: string
  deliveryShipping: string
  deliveryPickup: string
  sentTo: string
  pickupAt: string
  inThisParcel: string
  readyItems: string
  tracking: string
  noTracking: string
  buyer: string
  viewOrder: string
  openInAdmin: string
  /** Below the link, which opens without a password. */
  linkNote: string
  questions(email: string): string
  /** Why the studio's server has written. */
  studioReason: string
}

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, fr, it }
