import type { MedusaRequest, MedusaRequestHandler, MedusaResponse } from '@medusajs/framework/http'
import type { Language } from '../../contract/settings'
import { ShopError } from '../../lib/shop-error'
import { withOrderLock } from '../../orders/order-lock'
import { findOrderId } from '../../orders/order-reference-queries'
import { findOrderRoute, type OrderSource } from './order-routes'
import { sendStaffRefusal } from './staff-refusal'

const ADMIN_PATH = '/admin'
/** Of a request that only asks. */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** In ms: no handler still works for so long after its client has gone. */
const ABANDONED_MS = 60_000

const ORDER_BUSY: Readonly<Record<Language, string>> = {
  en: 'Somebody else is changing this order right now. Nothing was changed; please look at it again.',
  de: 'Jemand anderes ändert diese Bestellung gerade. Es wurde nichts geändert; bitte schau sie noch einmal an.',
  fr: 'Quelqu’un d’autre modifie cette commande en ce moment. Rien n’a été modifié ; regardez-la à nouveau.',
  it: 'Qualcun altro sta modificando questo ordine. Non è stato modificato nulla; ricontrollalo.',
}

const NOT_HERE: Readonly<Record<Language, string>> = {
  en: 'This would change an order without its knowledge. Nothing was changed; please use the page of the order.',
  de: 'Das würde eine Bestellung ohne ihr Wissen ändern. Es wurde nichts geändert; bitte nutze die Seite der Bestellung.',
  fr: 'Cela modifierait une commande à son insu. Rien n’a été modifié ; utilisez la page de la commande.',
  it: 'Questo cambierebbe un ordine a sua insaputa. Non è stato modificato nulla; usa la pagina dell’ordine.',
}

/**
 * Has everything below /admin that changes an order wait for its turn with that order: Medusa reads an order and writes it
 * back in many steps, and two at once pack it twice.
 */
export const lockChangedOrder: MedusaRequestHandler = async (request, response, next) => {
  if (SAFE_METHODS.has(request.method)) return next()
  const path = (request.originalUrl.split('?')[0] ?? '').slice(ADMIN_PATH.length)
  const route = findOrderRoute(decodeURIComponent(path))
  if (route.kind === 'refused') return sendStaffRefusal(NOT_HERE, request, response)
  if (route.kind !== 'locked') return next()
  const orderId = await findChangedOrder(route.source, route.id, request)
  if (orderId === undefined) return next()
  arrivals.set(request, performance.now())
  try {
    await withOrderLock(orderId, request.scope, () => {
      const isAnswered = waitForAnswer(response)
      next()
      return isAnswered
    })
  } catch (error) {
    if (error instanceof ShopError && error.body.code === 'order_busy')
      return sendStaffRefusal(ORDER_BUSY, request, response, { status: 409, code: 'order_busy' })
    throw error
  }
}

/** In ms, on the same clock for all of them. */
const arrivals = new WeakMap<MedusaRequest, number>()

/** Returns how long ago a request has come to the lock of its order, in ms. */
export function getWaitedMs(request: MedusaRequest): number {
  const arrival = arrivals.get(request)
  return arrival === undefined ? 0 : performance.now() - arrival
}

async function findChangedOrder(
  source: OrderSource,
  pathId: string | undefined,
  { body, scope }: MedusaRequest,
): Promise<string | undefined> {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const id = source.by === 'path' ? pathId : fields[source.field]
  return typeof id === 'string' && id !== '' ? findOrderId(source.is, id, scope) : undefined
}

/** Resolves once the handler has answered, also where its client has gone meanwhile: the handler goes on. */
function waitForAnswer(response: MedusaResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = response.end.bind(response) as (...values: unknown[]) => MedusaResponse
    response.end = (...values: unknown[]) => {
      resolve()
      return end(...values)
    }
    response.once('close', () => {
      if (!response.writableEnded) setTimeout(resolve, ABANDONED_MS).unref()
    })
  })
}
