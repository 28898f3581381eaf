import { toFrancs } from '../contract/money/money'
import type { BoardOrder, BoardOrderResponse } from '../contract/board/board-order'
import { HISTORY_STEPS } from '../contract/board/fulfillment-step'
import type { Order } from '../orders/order'
import { getBuyerName } from '../orders/buyer-address'
import { computeDueDate, getOrderStage, getOrderStatus } from '../orders/order-rules'
import { toReturnCase } from '../orders/return-rules'
import { listPrintLines } from '../contract/custom-print/print-lines'
import { STUDIO_LANGUAGE } from '../contract/site/language'
import type { PrintDetails } from './print-details-queries'

const NO_PRINT_DETAILS: PrintDetails = { side: null, method: '', inks: '', back: '' }

export function toBoardOrder(order: Order, prints: ReadonlyMap<string, PrintDetails>): BoardOrderResponse {
  const { parcels, paidAt, customPrint } = order
  const goods = order.lines.filter(({ size }) => size !== '')
  return {
    id: order.id,
    number: order.number,
    status: order.canceledAt === null ? getOrderStatus(order) : 'cancelled',
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
      image: customPrint === null ? image : getPrintPreviewPath(customPrint),
      print: customPrint === null ? (prints.get(productId) ?? NO_PRINT_DETAILS) : describePrint(customPrint),
    })),
    press: customPrint?.hasFiles
      ? {
          requestId: customPrint.requestId,
          version: customPrint.version,
          isScreen: customPrint.spec.method === 'screen',
        }
      : null,
    customPrint:
      customPrint === null
        ? null
        : {
            requestNumber: customPrint.requestNumber,
            job: customPrint.spec,
            height: customPrint.height,
          },
    createdAt: paidAt.toISOString(),
    dueAt: (customPrint === null ? computeDueDate(paidAt) : new Date(customPrint.readyOn)).toISOString(),
    screensMadeAt: order.screensMadeAt,
    printedAt: order.printedAt,
    readyAt: parcels[0]?.packedAt.toISOString() ?? null,
    failedMails: order.failedMails,
    returns: order.returns.map((orderReturn) => toReturnCase(orderReturn, order)),
    notes: { studio: findNote('studio', order), buyer: findNote('buyer', order) },
    history: order.history.flatMap(toHistoryEntry),
  }
}

function findNote(author: 'studio' | 'buyer', { notes }: Order) {
  const note = notes.find((candidate) => candidate.author === author)
  return note === undefined ? null : { text: note.text, by: note.by, at: note.at.toISOString() }
}

/** Leaves out a step that only a newer release knows. */
function toHistoryEntry({ step, at, by }: Order['history'][number]): BoardOrder['history'] {
  const historyStep = HISTORY_STEPS.find((name) => name === step)
  return historyStep === undefined ? [] : [{ step: historyStep, at: at.toISOString(), by }]
}

type CustomPrint = NonNullable<Order['customPrint']>

/** Returns the path at which staff see a custom print on its shirt; '' once it is deleted. */
function getPrintPreviewPath({
  requestId,
  version,
  hasFiles,
}: Pick<CustomPrint, 'requestId' | 'version' | 'hasFiles'>): string {
  return hasFiles ? `/admin/press-requests/${requestId}/pictures/preview?version=${version}` : ''
}

/** Describes a custom print in the studio's language, for boards of a release that does not know `customPrint`. */
function describePrint({ spec, height }: CustomPrint): PrintDetails {
  const lines = listPrintLines({ spec, height }, STUDIO_LANGUAGE)
  return {
    ...NO_PRINT_DETAILS,
    side: spec.place === 'back' ? 'back' : 'front',
    method: lines.map(({ text }) => text).join(', '),
  }
}
