import type { MedusaContainer } from '@medusajs/framework/types'
import type { RequestStepInput } from '../contract/press/staff'
import { notFound, refused } from '../lib/medusa-error'
import { tooLate } from '../lib/shop-error'
import { PRESS_MODULE } from '../modules/press'
import { pressMail } from './rules/press-mail'

/** Takes a request back for its buyer and tells the studio; once, however often it is asked. */
export async function withdraw(id: string, container: MedusaContainer): Promise<void> {
  const decision = {
    request_id: id,
    key: `withdrawn:${id}`,
    kind: 'withdrawn',
    words: '',
    by: 'buyer',
  } as const
  const outcome = await container
    .resolve(PRESS_MODULE)
    .requests.decide(decision, 'withdrawn', (request) => pressMail('press_withdrawn', request))
  if (outcome === 'closed' || outcome === 'paying') throw tooLate('This request has ended already.')
  container.resolve('mailSender')?.wake()
}

type StaffStep = RequestStepInput & { requestId: string; by: string }

/** Asks the buyer something, or declines; one mail, however often it is pressed. */
export async function takeRequestStep(
  { requestId, step, key, words, by }: StaffStep,
  container: MedusaContainer,
): Promise<void> {
  const { requests } = container.resolve(PRESS_MODULE)
  if ((await requests.byId(requestId)) === undefined) throw notFound('There is no such request.')
  const outcome = await requests.decide(
    { request_id: requestId, key, kind: step, words, by },
    step,
    (request, { id }) => pressMail(`press_${step}`, request, { words, subjectId: id }),
  )
  if (outcome === 'closed') throw refused('request_closed')
  if (outcome === 'paying') throw refused('buyer_is_paying')
  container.resolve('mailSender')?.wake()
}
