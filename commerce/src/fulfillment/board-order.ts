import { toFrancs } from '../contract/money/money'
import { HISTORY_STEPS, type StaffOrder } from '../contract/board/board'
import type { Order } from '../orders/order'
import { buyerName } from '../orders/address'
import { dueAt } from '../orders/rules/due-at'
import { orderStage } from '../orders/order-rules'
import { returnCase } from '../orders/rules/return-case'
import { getPrintPreviewPath, describePrint } from '../studio/rules/custom-print-facts'
import { NO_PRINT_FACTS, type PrintFacts } from '../studio/rules/print-facts'
import { isRefundedInFull } from '../orders/rules/refunds'

export function staffOrder(order: Order, prints: ReadonlyMap<string, PrintFacts>): StaffOrder {
  const { parcels, placedAt, press } = order
  const goods = order.lines.filter(({ size }) => size !== '')
  return {
    id: order.id,
    number: order.number,
    status: order.canceledAt !== null ? 'cancelled' : isRefundedInFull(order) ? 'refunded' : order.status,
    stage: orderStage(order),
    total: toFrancs(order.total),
    currency: order.currency,
    deliveryOption: order.deliveryOption,
    pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    buyer: buyerName(order.shippingAddress, order.billingAddress),
    lines: goods.map(({ name, size, quantity, image, productId }) => ({
      name,
      size,
      quantity,
      image: press === null ? image : getPrintPreviewPath(press),
      print: press === null ? (prints.get(productId) ?? NO_PRINT_FACTS) : describePrint(press.job),
    })),
    press: press?.hasFiles
      ? { requestId: press.requestId, version: press.version, isScreen: press.job.method === 'screen' }
      : null,
    createdAt: placedAt.toISOString(),
    dueAt: (press === null ? dueAt(placedAt) : new Date(press.readyOn)).toISOString(),
    screensMadeAt: order.screensMadeAt,
    printedAt: order.printedAt,
    readyAt: parcels[0]?.packedAt.toISOString() ?? null,
    failedMails: order.failedMails,
    returns: order.returns.map((returned) => returnCase(returned, order)),
    notes: { studio: noteOf('studio', order), buyer: noteOf('buyer', order) },
    history: order.history.flatMap(historyEntry),
  }
}

function noteOf(author: 'studio' | 'buyer', { notes }: Order) {
  const note = notes.find((candidate) => candidate.author === author)
  return note === undefined ? null : { text: note.text, by: note.by, at: note.at.toISOString() }
}

/** Nothing for a step of a later version of the shop. */
function historyEntry({ step, at, by }: Order['history'][number]): StaffOrder['history'] {
  const known = HISTORY_STEPS.find((name) => name === step)
  return known === undefined ? [] : [{ step: known, at: at.toISOString(), by }]
}
