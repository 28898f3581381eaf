import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { describe, expect, it } from 'vitest'
import { FIRST_JOB } from '../src/contract/custom-print/print-spec'
import type { NewPressMail } from '../src/modules/checkout/mail-types'
import type { PressDecision, PressProof, PressRequest } from '../src/modules/custom-print/types'
import { takeRequestStep, withdraw } from '../src/custom-print/reply-to-request'
import { deleteRequests } from '../src/custom-print/delete-requests'

const REQUEST = {
  id: 'preq_1',
  number: 27,
  email: 'anna@example.ch',
  name: 'Anna Muster',
  job: FIRST_JOB,
  quote: { total: 1 },
  last_step_at: new Date(0),
} as PressRequest
const PROOF = {
  id: 'prof_2',
  version: 2,
  job: { ...FIRST_JOB, ink: 'clay' },
  quote: { total: 2 },
  message: 'In clay.',
} as PressProof

/** The mails that something writes about a request which has two versions of a proof. */
async function mailsOf(act: (shop: MedusaContainer) => Promise<void>): Promise<NewPressMail[]> {
  const mails: NewPressMail[] = []
  type MailsOf = (request: PressRequest, decision: PressDecision) => NewPressMail[]
  const retention = {
    ended: async () => [],
    eraseAddressHashes: async () => undefined,
    ending: async () => [REQUEST],
  }
  const requests = {
    byId: async () => REQUEST,
    decide: async (_decision: object, _state: string, mailsAbout: MailsOf) => {
      mails.push(...mailsAbout(REQUEST, { id: 'pdec_1' } as PressDecision))
      return 'decided'
    },
  }
  const add = async (added: NewPressMail[]) => mails.push(...added)
  const parts: Record<string, unknown> = {
    press: { requests, retention, proofs: { newestOf: async () => new Map([[REQUEST.id, PROOF]]) } },
    checkout: { mails: { eraseTold: async () => undefined, add } },
    [Modules.STORE]: { listStores: async () => [] },
  }
  await act({ resolve: (name: string) => parts[name] } as unknown as MedusaContainer)
  return mails
}

describe('a mail about a request that has a proof', () => {
  it.each([
    ['press_question', 'Why?', 'pdec_1', step('question')],
    ['press_declined', 'Why?', 'pdec_1', step('declined')],
    ['press_withdrawn', '', 'preq_1', (shop: MedusaContainer) => withdraw('preq_1', shop)],
    ['press_ending', '', 'preq_1:0', deleteRequests],
  ] as const)(
    'names what its newest version prints, and its price: %s',
    async (kind, words, subjectId, act) => {
      expect(await mailsOf(act)).toMatchObject([
        {
          kind,
          subjectId,
          facts: { words, job: { ink: 'clay' }, quote: { total: 2 }, proof: { version: 2 } },
        },
      ])
    },
  )
})

function step(name: 'question' | 'declined') {
  return (shop: MedusaContainer) =>
    takeRequestStep({ requestId: 'preq_1', step: name, key: 'k', words: 'Why?', by: 'Staff' }, shop)
}
