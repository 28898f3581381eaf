import type { MedusaRequest, MedusaRequestHandler, MedusaResponse } from '@medusajs/framework/http'
import { SAFE_METHODS } from '../../lib/http/safe-methods'
import { StaffRefusal } from '../../refusals/staff-refusal'
import { withOrderLock } from '../order-lock'
import { findOrderIdByPart } from '../read/order-part-queries'
import { parseAdminPath } from './parse-admin-path'
import { findOrderRoute, type OrderReference } from './order-routes'

/** In ms: no handler still works for so long after its client has gone. */
const ABANDONED_MS = 60_000

/**
 * Lets requests below /admin that change the same order through one after the other: Medusa reads an order and writes it
 * back in many steps, and two at once pack it twice.
 */
export const lockChangedOrder: MedusaRequestHandler = async (request, response, next) => {
  if (SAFE_METHODS.has(request.method)) return next()
  const route = findOrderRoute(parseAdminPath(request))
  if (route.kind === 'refused') throw new StaffRefusal('other_page')
  if (route.kind !== 'locked') return next()
  const orderId = await findChangedOrder(route.reference, route.id, request)
  if (orderId === undefined) return next()
  arrivals.set(request, performance.now())
  await withOrderLock(orderId, request.scope, () => {
    const isAnswered = waitForAnswer(response)
    next()
    return isAnswered
  })
}

/** When each request came to the lock of its order, in ms of the process's clock. */
const arrivals = new WeakMap<MedusaRequest, number>()

/** Returns how long ago a request has come to the lock of its order, in ms. */
export function getWaitedMs(request: MedusaRequest): number {
  const arrival = arrivals.get(request)
  return arrival === undefined ? 0 : performance.now() - arrival
}

async function findChangedOrder(
  reference: OrderReference,
  pathId: string | undefined,
  { body, scope }: MedusaRequest,
): Promise<string | undefined> {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const id = reference.idIn === 'path' ? pathId : fields[reference.field]
  if (typeof id !== 'string' || id === '') return undefined
  return reference.subject === 'order' ? id : findOrderIdByPart(reference.subject, id, scope)
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
