import { SETTINGS } from '../../contract/settings'
import type { MailFacts, NewMail } from '../../modules/checkout/mail-types'
import type { Intent } from '../../modules/checkout/types'
import type { Buyer, MedusaAddress } from '../buyer'

/** The mails that a paid order owes at once: the buyer's confirmation and the notice to the studio. */
export function mailsOfOrder(intent: Intent, orderId: string, buyer: Buyer): NewMail[] {
  const facts = factsOf(intent, buyer)
  const shared = { intentId: intent.id, orderId, subjectId: intent.id }
  return [
    { ...shared, kind: 'confirmation', recipient: buyer.email, facts },
    {
      ...shared,
      kind: 'studio_notice',
      recipient: SETTINGS.email,
      facts: { ...facts, buyerEmail: buyer.email },
    },
  ]
}

/** Tells a buyer who has paid that there is no order, and that the money is on its way back. */
export function mailWithoutOrder(intent: Intent, buyer: Buyer): NewMail {
  return {
    intentId: intent.id,
    orderId: null,
    subjectId: intent.id,
    kind: 'not_placed',
    recipient: buyer.email,
    facts: { ...factsOf(intent, buyer), refunded: intent.total },
  }
}

function factsOf(intent: Intent, { shipping, billing }: Buyer): MailFacts {
  const name = nameOf(shipping) || nameOf(billing)
  return {
    ...(name === '' ? {} : { buyerName: name }),
    ...(intent.delivery_option === 'shipping' && shipping !== undefined
      ? { address: addressLines(shipping) }
      : {}),
  }
}

function nameOf(address: MedusaAddress | undefined): string {
  return joined([address?.first_name, address?.last_name])
}

/** The lines of an address as they stand on a parcel. */
export function addressLines(address: MedusaAddress): string[] {
  return [
    nameOf(address),
    address.address_1,
    address.address_2,
    joined([address.postal_code, address.city]),
    // At home nobody writes the country.
    address.country_code === 'ch' ? undefined : address.country_code?.toUpperCase(),
  ].filter((line) => line !== undefined && line !== '') as string[]
}

function joined(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
