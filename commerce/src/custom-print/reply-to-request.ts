import type { MedusaContainer } from '@medusajs/framework/types'
import type { RequestStepInput } from '../contract/custom-print/staff-request'
import { notFound, refused } from '../lib/medusa-error'
import { tooLate } from '../lib/shop-error'
import { readStudioFacts } from '../lib/studio-facts'
import { PRESS_MODULE } from '../modules/custom-print'
import { pressMail } from './rules/build-request-mail'

/** Takes a request back for its buyer and tells the studio; once, however often it is asked. */
export async function withdraw(id: string, container: MedusaContainer): Promise<void> {
  const decision = {
    request_id: id,
    key: `withdrawn:${id}`,
    kind: 'withdrawn',
    words: '',
    by: 'buyer',
  } as const
  const { requests, proofs } = container.resolve(PRESS_MODULE)
  const { email: recipient } = await readStudioFacts(container)
  const proof = (await proofs.newestOf([id])).get(id)
  const outcome = await requests.decide(decision, 'withdrawn', (request) =>
    pressMail('press_withdrawn', request, { words: '', subjectId: id, recipient, proof }),
  )
  if (outcome === 'closed' || outcome === 'paying') throw tooLate('This request has ended already.')
  container.resolve('mailSender')?.wake()
}

type StaffStep = RequestStepInput & { requestId: string; by: string }

/** Asks the buyer something, or declines; one mail, however often it is pressed. */
export async function takeRequestStep(
  { requestId, step, key, words, by }: StaffStep,
  container: MedusaContainer,
): Promise<void> {
  const { requests, proofs } = container.resolve(PRESS_MODULE)
  if ((await requests.byId(requestId)) === undefined) throw notFound('There is no such request.')
  const proof = (await proofs.newestOf([requestId])).get(requestId)
  const outcome = await requests.decide(
    { request_id: requestId, key, kind: step, words, by },
    step,
    (request, { id }) => pressMail(`press_${step}`, request, { words, subjectId: id, proof }),
  )
  if (outcome === 'closed') throw refused('request_closed')
  if (outcome === 'paying') throw refused('buyer_is_paying')
  container.resolve('mailSender')?.wake()
}
