import type { MedusaContainer } from '@medusajs/framework/types'
import Stripe from 'stripe'
import { getErrorMessage } from '../lib/error-message'
import { ORDER_MAILS } from './content/order-mail-definitions'
import type { NewOrderMail, OrderMail } from './mail'
import { formatSentNote, toNoteKey } from './sent-note'
import { toReceipt } from '../receipts/receipt'
import { getPaymentMetadata, retrieveSession } from '../stripe/checkout-session'
import { getPaymentIntentId } from '../stripe/stripe-client'

/**
 * Notes at the payment which mails have left, once each. The outbox says which are still to be noted, so that a crash, or
 * Stripe's absence for less than a day, leaves none out; noting one twice is harmless.
 */
export async function noteSentMails(container: MedusaContainer): Promise<void> {
  const store = container.resolve('mailStore')
  const logger = container.resolve('logger')
  const mails = await store.listUnnoted()
  for (const checkoutId of new Set(mails.map(({ intent_id: id }) => id))) {
    const sentMails = mails.filter(({ intent_id: id }) => id === checkoutId)
    try {
      await noteMails(checkoutId, sentMails, container)
    } catch (error) {
      logger.warn(`It could not be noted at Stripe that mails have left: ${getErrorMessage(error)}`)
      // Stripe does not know the payment, as its secret key was replaced, and will not know it later either.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return
    }
    await store.markNoted(sentMails.map(({ id }) => id))
  }
}

async function noteMails(checkoutId: string, sentMails: readonly OrderMail[], container: MedusaContainer) {
  const stripe = container.resolve('stripe')
  const checkout = await container.resolve('checkoutStore').findById(checkoutId)
  const session = checkout?.session_id && (await retrieveSession(checkout.session_id, stripe))
  const payment = session && getPaymentIntentId(session)
  if (!checkout || !payment) return
  const [invoice] =
    checkout.order_id === null
      ? []
      : (await container.resolve('receiptStore').listByOrder(checkout.order_id)).map(toReceipt)
  const notes = sentMails.map(({ kind }) => {
    const attached = ORDER_MAILS[kind].hasReceipt === true ? invoice?.number : undefined
    return [toNoteKey(kind), formatSentNote(kind, checkout, attached)]
  })
  await stripe.paymentIntents.update(payment, { metadata: Object.fromEntries(notes) })
}

/** Returns the mails of a payment, each with the note about an earlier one of its kind, if there is one. */
export function addSentNotes(
  mails: readonly NewOrderMail[],
  session: Stripe.Checkout.Session,
): NewOrderMail[] {
  const metadata = getPaymentMetadata(session)
  return mails.map((mail) => {
    const sentNote = metadata[toNoteKey(mail.kind)]
    return sentNote === undefined ? mail : { ...mail, data: { ...mail.data, sentNote } }
  })
}
