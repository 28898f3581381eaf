import type { MedusaContainer } from '@medusajs/framework/types'
import { PRESS_PREVIEW_PATH } from '../contract/api-paths'
import { requestToken } from '../lib/request-link'
import type { Order } from './order'

/** Where the buyer of their own print sees it, under the token of its request; undefined for any other order. */
export function pressPictureOf(
  { press }: Pick<Order, 'press'>,
  container: MedusaContainer,
): string | undefined {
  if (press === null || !press.hasFiles) return undefined
  const { cookieSecret } = container.resolve('environment')
  return `${PRESS_PREVIEW_PATH}?token=${requestToken(press.requestId, cookieSecret)}`
}
