import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '../../../../src/contract/custom-print/print-spec'
import { createRequestToken } from '../../../../src/links/request-token'
import type { NewRequestMail } from '../../../../src/mails/mail'
import type {
  RequestDecision,
  Proof,
  PrintRequest,
} from '../../../../src/custom-print/stores/custom-print-rows'
import { answerQuestion, withdrawRequest } from '../../../../src/custom-print/actions/buyer-decisions'
import { replyToRequest } from '../../../../src/custom-print/actions/reply-to-request'
import { deleteExpiredRequests } from '../../../../src/custom-print/actions/delete-requests'

const REQUEST = {
  id: 'preq_1',
  number: 27,
  email: 'anna@example.ch',
  name: 'Anna Muster',
  spec: DEFAULT_PRINT_SPEC,
  quote: { total: 1 },
  last_step_at: new Date(0),
  deleted_files_at: null,
} as PrintRequest
const PROOF = {
  id: 'prof_2',
  version: 2,
  spec: { ...DEFAULT_PRINT_SPEC, ink: 'clay' },
  quote: { total: 2 },
  message: 'In clay.',
} as Proof

const SECRET = 'a'.repeat(32)
const ANSWER = {
  token: createRequestToken(REQUEST.id, SECRET),
  kind: 'answered',
  key: 'k',
  words: 'Why?',
} as const

/** The mails that something writes about a request which has two versions of a proof. */
async function buildMails(act: (shop: MedusaContainer) => Promise<void>): Promise<NewRequestMail[]> {
  const mails: NewRequestMail[] = []
  type BuildMails = (request: PrintRequest, decision: RequestDecision) => NewRequestMail[]
  const retention = {
    listExpired: async () => [],
    listExpiring: async () => [REQUEST],
  }
  const requests = {
    eraseIpHashes: async () => undefined,
    findById: async () => REQUEST,
  }
  const decisions = {
    record: async (_decision: object, _state: string, mailsAbout: BuildMails) => {
      mails.push(...mailsAbout(REQUEST, { id: 'pdec_1' } as RequestDecision))
      return 'decided'
    },
  }
  const add = async (added: NewRequestMail[]) => mails.push(...added)
  const parts: Record<string, unknown> = {
    printRequestStore: requests,
    requestDecisionStore: decisions,
    retentionStore: retention,
    proofStore: {
      findNewest: async () => PROOF,
      findNewestByRequests: async () => new Map([[REQUEST.id, PROOF]]),
    },
    environment: { cookieSecret: SECRET },
    mailStore: { deleteSentDeletionNotices: async () => undefined, add },
    [Modules.STORE]: { listStores: async () => [] },
  }
  await act({ resolve: (name: string) => parts[name] } as unknown as MedusaContainer)
  return mails
}

describe('a mail about a request that has a proof', () => {
  it.each([
    ['press_question', 'Why?', 'pdec_1', step('question')],
    ['press_declined', 'Why?', 'pdec_1', step('declined')],
    ['press_answered', 'Why?', 'pdec_1', (shop: MedusaContainer) => answerQuestion(ANSWER, shop)],
    [
      'press_withdrawn',
      '',
      'preq_1',
      (shop: MedusaContainer) => withdrawRequest({ id: 'preq_1', state: 'proofed' }, shop),
    ],
    ['press_ending', '', 'preq_1:0', deleteExpiredRequests],
  ] as const)(
    'names what its newest version prints, and its price: %s',
    async (kind, words, subjectId, act) => {
      expect(await buildMails(act)).toMatchObject([
        {
          kind,
          subjectId,
          data: { words, job: { ink: 'clay' }, quote: { total: 2 }, proof: { version: 2 } },
        },
      ])
    },
  )
})

function step(name: 'question' | 'declined') {
  return (shop: MedusaContainer) =>
    replyToRequest({ requestId: 'preq_1', step: name, key: 'k', words: 'Why?', by: 'Staff' }, shop)
}
