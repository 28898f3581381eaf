import type { MedusaContainer } from '@medusajs/framework/types'
import { requestToken } from '../lib/request-link'
import type { Order } from './order'

/** Opens the request of the buyer's own print, while its files are kept; undefined for any other order. */
export function getPrintRequestToken(
  { press }: Pick<Order, 'press'>,
  container: MedusaContainer,
): string | undefined {
  if (press === null || !press.hasFiles) return undefined
  return requestToken(press.requestId, container.resolve('environment').cookieSecret)
}
