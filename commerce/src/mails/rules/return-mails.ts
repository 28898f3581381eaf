import type { ReturnState } from '../../contract/orders/order-returns'
import type { NewMail } from '../mail'
import type { Order, OrderReturn } from '../../orders/order'
import { getBuyerName } from '../../orders/address'
import { listReturnedItems } from '../../orders/rules/return-case'

type ReturnNotice = Pick<OrderReturn, 'id' | 'lines' | 'reason' | 'answer'>

/** Tells the buyer how far a return is. Of a refund there is a mail of its own. */
export function buildReturnMail(
  state: Exclude<ReturnState, 'refunded'>,
  returned: ReturnNotice,
  order: Order,
): NewMail {
  const name = getBuyerName(order.shippingAddress, order.billingAddress)
  return {
    checkoutId: order.checkoutId,
    orderId: order.id,
    subjectId: returned.id,
    kind: `return_${state}`,
    recipient: order.email,
    facts: {
      ...(name === '' ? {} : { buyerName: name }),
      items: listReturnedItems(returned, order),
      reason: returned.reason,
      answer: returned.answer,
    },
  }
}

/** Tells the buyer, and the studio, of a new return. */
export function buildReturnRequestMails(
  returned: ReturnNotice,
  order: Order,
  studioEmail: string,
): NewMail[] {
  const mail = buildReturnMail('requested', returned, order)
  const facts = { ...mail.facts, buyerEmail: order.email }
  return [mail, { ...mail, kind: 'return_notice', recipient: studioEmail, facts }]
}
