import type { MedusaContainer } from '@medusajs/framework/types'
import { PRESS_MODULE } from '.'
import type { PressModuleService } from './service'

/** What has the request of a proof follow its checkout, in the same transaction; nothing for the shop's own orders. */
export function followProof(container: MedusaContainer): PressModuleService['proofs']['follow'] {
  const { proofs } = container.resolve(PRESS_MODULE)
  return (checkout, transaction) => proofs.follow(checkout, transaction)
}
