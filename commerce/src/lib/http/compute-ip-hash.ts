import type { MedusaRequest } from '@medusajs/framework/http'
import { hashIpAddress } from '../hash'

/** Returns the pseudonym of the address that a request comes from, by which its sender's requests are counted. */
export function computeIpHash({ ip = '', scope }: MedusaRequest): string {
  return hashIpAddress(ip, scope.resolve('environment').cookieSecret)
}
