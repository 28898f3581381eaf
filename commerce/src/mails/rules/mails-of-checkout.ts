import type { StudioFacts } from '../../contract/studio-facts'
import type { MailFacts, NewMail } from '../../modules/checkout/mail-types'
import type { Checkout } from '../../modules/checkout/types'
import { addressLines, buyerName } from '../../orders/rules/address'
import type { Buyer } from '../../lib/stripe/buyer'

export function mailsOfOrder(
  checkout: Checkout,
  orderId: string,
  buyer: Buyer,
  studio: StudioFacts,
): NewMail[] {
  const facts = factsOf(checkout, buyer)
  const shared = { checkoutId: checkout.id, orderId, subjectId: checkout.id }
  return [
    { ...shared, kind: 'confirmation', recipient: buyer.email, facts },
    {
      ...shared,
      kind: 'studio_notice',
      recipient: studio.email,
      facts: { ...facts, buyerEmail: buyer.email },
    },
  ]
}

export function mailWithoutOrder(checkout: Checkout, buyer: Buyer): NewMail {
  return {
    checkoutId: checkout.id,
    orderId: null,
    subjectId: checkout.id,
    kind: 'not_placed',
    recipient: buyer.email,
    facts: { ...factsOf(checkout, buyer), refunded: checkout.total },
  }
}

function factsOf(checkout: Checkout, { shipping, billing }: Buyer): MailFacts {
  const name = buyerName(shipping, billing)
  return {
    ...(name === '' ? {} : { buyerName: name }),
    ...(checkout.delivery_option === 'shipping' && shipping !== undefined
      ? { address: addressLines(shipping) }
      : {}),
  }
}
