import type { MedusaContainer } from '@medusajs/framework/types'
import type { ReturnState } from '../contract/order-returns'
import { readStudioFacts } from '../lib/studio-facts'
import type { NewMail } from '../modules/checkout/mail-types'
import type { Order, OrderReturn } from '../orders/order'
import { buyerName } from '../orders/rules/address'
import { returnedItems } from '../orders/rules/return-case'
import { queueMails } from './queue-mails'

type Told = Exclude<ReturnState, 'refunded'>

/** Tells the buyer how far a return is, and the studio of a new one; each once. Of a refund there is a mail of its own. */
export async function queueReturnMail(
  state: Told,
  returned: OrderReturn,
  order: Order,
  container: MedusaContainer,
): Promise<void> {
  const name = buyerName(order.shippingAddress, order.billingAddress)
  const shared = {
    checkoutId: order.checkoutId,
    orderId: order.id,
    subjectId: returned.id,
    facts: {
      ...(name === '' ? {} : { buyerName: name }),
      items: returnedItems(returned, order),
      reason: returned.reason,
      answer: returned.answer,
    },
  }
  const mails: NewMail[] = [{ ...shared, kind: `return_${state}`, recipient: order.email }]
  if (state === 'requested') {
    const facts = { ...shared.facts, buyerEmail: order.email }
    const { email: recipient } = await readStudioFacts(container)
    mails.push({ ...shared, kind: 'return_notice', recipient, facts })
  }
  await queueMails(mails, container)
}
