import type { StudioProfile } from '../contract/studio/studio-profile'
import type { OrderMailData, NewMail } from './mail'
import type { Checkout } from '../checkout/checkout'
import { formatAddressLines, getBuyerName } from '../orders/address'
import type { Buyer } from '../stripe/buyer'

export function buildPaidOrderMails(
  checkout: Checkout,
  orderId: string,
  buyer: Buyer,
  studio: StudioProfile,
): NewMail[] {
  const facts = buildCheckoutMailData(checkout, buyer)
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

export function buildRefundedCheckoutMail(checkout: Checkout, buyer: Buyer): NewMail {
  return {
    checkoutId: checkout.id,
    orderId: null,
    subjectId: checkout.id,
    kind: 'not_placed',
    recipient: buyer.email,
    facts: { ...buildCheckoutMailData(checkout, buyer), refunded: checkout.total },
  }
}

function buildCheckoutMailData(checkout: Checkout, { shipping, billing }: Buyer): OrderMailData {
  const name = getBuyerName(shipping, billing)
  return {
    ...(name === '' ? {} : { buyerName: name }),
    ...(checkout.delivery_option === 'shipping' && shipping !== undefined
      ? { address: formatAddressLines(shipping) }
      : {}),
  }
}
