import type { MedusaContainer } from '@medusajs/framework/types'
import { CUSTOM_PRINT_MODULE } from '.'
import type { CustomPrintModuleService } from './service'

/** What has the request of a proof follow its checkout, in the same transaction; nothing for the shop's own orders. */
export function createRequestSync(
  container: MedusaContainer,
): CustomPrintModuleService['proofs']['syncRequestState'] {
  const { proofs } = container.resolve(CUSTOM_PRINT_MODULE)
  return (checkout, transaction) => proofs.syncRequestState(checkout, transaction)
}
