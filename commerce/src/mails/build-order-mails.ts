import type { StudioFacts } from '../contract/studio/studio-profile'
import type { MailFacts, NewMail } from './mail'
import type { Checkout } from '../checkout/checkout'
import { addressLines, buyerName } from '../orders/address'
import type { Buyer } from '../stripe/buyer'

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
