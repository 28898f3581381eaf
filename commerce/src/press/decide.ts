import type { MedusaContainer } from '@medusajs/framework/types'
import type { RequestStepInput } from '../contract/press/staff'
import { notFound, refused } from '../lib/medusa-error'
import { tooLate } from '../lib/shop-error'
import { PRESS_MODULE } from '../modules/press'
import { readLinkedRequest } from './linked-request'
import { pressMail } from './rules/press-mail'

/** Takes a request back for its buyer and tells the studio; once, however often it is asked. Throws as `readLinkedRequest`. */
export async function withdraw(token: string, container: MedusaContainer): Promise<void> {
  const { id } = await readLinkedRequest(token, container)
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
  if (outcome === 'closed') throw tooLate('This request has ended already.')
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
  container.resolve('mailSender')?.wake()
}
