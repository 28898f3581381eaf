import { toFrancs } from '../contract/money/money'
import { HISTORY_STEPS, type BoardOrder } from '../contract/board/board'
import type { Order } from '../orders/order'
import { getBuyerName } from '../orders/address'
import { computeDueDate } from '../orders/rules/due-at'
import { getOrderStage } from '../orders/order-rules'
import { toReturnCase } from '../orders/rules/return-case'
import { getPrintPreviewPath, describePrint } from '../studio/rules/custom-print-facts'
import { NO_PRINT_DETAILS, type PrintDetails } from '../studio/rules/print-facts'
import { isRefundedInFull } from '../orders/rules/refunds'

export function toBoardOrder(order: Order, prints: ReadonlyMap<string, PrintDetails>): BoardOrder {
  const { parcels, placedAt, press } = order
  const goods = order.lines.filter(({ size }) => size !== '')
  return {
    id: order.id,
    number: order.number,
    status: order.canceledAt !== null ? 'cancelled' : isRefundedInFull(order) ? 'refunded' : order.status,
    stage: getOrderStage(order),
    total: toFrancs(order.total),
    currency: order.currency,
    deliveryOption: order.deliveryOption,
    pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    buyer: getBuyerName(order.shippingAddress, order.billingAddress),
    lines: goods.map(({ name, size, quantity, image, productId }) => ({
      name,
      size,
      quantity,
      image: press === null ? image : getPrintPreviewPath(press),
      print: press === null ? (prints.get(productId) ?? NO_PRINT_DETAILS) : describePrint(press.job),
    })),
    press: press?.hasFiles
      ? { requestId: press.requestId, version: press.version, isScreen: press.job.method === 'screen' }
      : null,
    createdAt: placedAt.toISOString(),
    dueAt: (press === null ? computeDueDate(placedAt) : new Date(press.readyOn)).toISOString(),
    screensMadeAt: order.screensMadeAt,
    printedAt: order.printedAt,
    readyAt: parcels[0]?.packedAt.toISOString() ?? null,
    failedMails: order.failedMails,
    returns: order.returns.map((returned) => toReturnCase(returned, order)),
    notes: { studio: findNote('studio', order), buyer: findNote('buyer', order) },
    history: order.history.flatMap(toHistoryEntry),
  }
}

function findNote(author: 'studio' | 'buyer', { notes }: Order) {
  const note = notes.find((candidate) => candidate.author === author)
  return note === undefined ? null : { text: note.text, by: note.by, at: note.at.toISOString() }
}

/** Nothing for a step of a later version of the shop. */
function toHistoryEntry({ step, at, by }: Order['history'][number]): BoardOrder['history'] {
  const known = HISTORY_STEPS.find((name) => name === step)
  return known === undefined ? [] : [{ step: known, at: at.toISOString(), by }]
}
