import type { MedusaContainer } from '@medusajs/framework/types'
import { closeSession } from '../checkout/close-session'
import { CHECKOUT_MODULE } from '../modules/checkout'
import { PRESS_MODULE } from '../modules/custom-print'
import type { PressRequest } from '../modules/custom-print/types'
import { ProofError } from './proof-error'

const CHANGED_MIND = 'Its buyer has decided otherwise'

/** Closes the page at which the buyer of an approved request could still pay. Throws ProofError where it is paid. */
export async function stopPaying({ id, state }: PressRequest, container: MedusaContainer): Promise<void> {
  if (state !== 'approved') return
  const { proofs } = container.resolve(PRESS_MODULE)
  // Older ones cannot be approved any more.
  const newest = (await proofs.ofRequests([id])).at(-1)
  const checkout = newest && (await container.resolve(CHECKOUT_MODULE).ofProofs.payingOf(newest.id))
  // Neither open nor opening: it is being settled.
  if (checkout === undefined) throw new ProofError('already_paid')
  if (checkout.session_id === null) throw new ProofError('page_opening')
  if (!(await closeSession(checkout.session_id, container, CHANGED_MIND)))
    throw new ProofError('already_paid')
}
