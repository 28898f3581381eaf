import { beforeAll, describe, expect } from 'vitest'
import { get, send } from '../../../commerce/tests/support/shop-client'
import {
  buildProofInput,
  buildRequest,
  drawRing,
  fetchStaffRequest,
} from '../../../commerce/tests/support/artwork'
import {
  REORDERS_PATH,
  BUYER_REQUEST_PATH,
  PRINT_REQUESTS_PATH,
} from '../../../commerce/src/contract/api/api-paths'
import { buyerRequestSchema } from '../../../commerce/src/contract/custom-print/buyer-request'
import {
  FILE_PART,
  REQUEST_PART,
  sentRequestSchema,
} from '../../../commerce/src/contract/custom-print/print-request'
import { testFault } from '../support/fault'
import { createCustomPrintFixture } from '../support/custom-print-fixture'
import { PATIENT_SERVER } from '../support/one-kill'

const fixture = createCustomPrintFixture('press_floods', {
  // The limits of a real shop; each visitor says where they come from. A slow machine's database is not the matter.
  more: { ...PATIENT_SERVER, RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' },
})
const { rows, staff } = fixture
let drawing: Blob
beforeAll(async () => {
  drawing = new Blob([new Uint8Array(await drawRing(900).png().toBuffer())])
})

const FLOOD = 1000
const AT_ONCE = 40
/** Requests of an address that are taken within an hour [P22], and attempts of anything. */
const TAKEN = 3
const ATTEMPTS = 20

let visitors = 0
/** Headers of a visitor whom nobody has seen. */
function visitor(): Record<string, string> {
  visitors += 1
  return { 'x-forwarded-for': `10.7.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` }
}

type Answer = { status: number; text: string; retryAfter: number }

async function ask(path: string, body: FormData | string, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(fixture.shop.origin + path, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })
  const { status, headers: answered } = response
  return { status, text: await response.text(), retryAfter: Number(answered.get('retry-after')) }
}

const asJson = (path: string, body: object, headers: Record<string, string>) =>
  ask(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers })

function submitArtwork(headers: Record<string, string>): Promise<Answer> {
  const form = new FormData()
  form.set(REQUEST_PART, JSON.stringify(buildRequest()))
  form.set(FILE_PART, drawing)
  return ask(PRINT_REQUESTS_PATH, form, headers)
}

/** A proof of this visitor's, which waits for them. */
async function proofedFor(headers: Record<string, string>) {
  const { status, text } = await submitArtwork(headers)
  expect([status, text]).toEqual([201, expect.any(String)])
  const { number, token } = sentRequestSchema.parse(JSON.parse(text))
  const request = await fetchStaffRequest(fixture.shop, number, staff)
  const path = `/admin/press-requests/${request.id}/proofs`
  expect((await send(fixture.shop.origin + path, buildProofInput(request), staff)).status).toBe(200)
  const { body } = await get(`${fixture.shop.origin}${BUYER_REQUEST_PATH}?token=${token}`, headers)
  const { proofs } = buyerRequestSchema.parse(body)
  return { token, proofId: proofs[0]?.id ?? '', total: proofs[0]?.quote.total ?? 0 }
}

/** A thousand of these, some at once; `meanwhile` is done among them. */
async function flood(press: (index: number) => Promise<Answer>, meanwhile: () => Promise<void>) {
  const answers: Answer[] = []
  let next = 0
  const sender = async () => {
    while (next < FLOOD) answers.push(await press(next++))
  }
  await Promise.all([...Array.from({ length: AT_ONCE }, sender), meanwhile()])
  return answers
}

const countAnswers = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

/** Each is told in a sentence when to come again. */
function expectWaiting(answers: readonly Answer[]): void {
  for (const { status, text, retryAfter } of answers.filter((answer) => answer.status === 429)) {
    expect([status, retryAfter, text.slice(0, 300)]).toEqual([
      429,
      expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 24 * 3600),
      expect.stringMatching(/"error":"[A-Z][^"]*[.!]"/),
    ])
  }
}

describe('a thousand from one address', () => {
  testFault(
    42,
    'send drawings: three are taken, the others are told when; who else sends one is not hurt',
    async () => {
      const flooder = visitor()
      const other = visitor()
      const before = await countRequests()
      const answers = await flood(
        // Drawings until no more may be tried, then everything that counts as one.
        (index) =>
          index < 5 * ATTEMPTS || index % 2 === 0
            ? submitArtwork(flooder)
            : asJson(REORDERS_PATH, { token: 'x' }, flooder),
        async () => {
          for (let count = 0; count < TAKEN; count += 1) expect((await submitArtwork(other)).status).toBe(201)
        },
      )
      expect(countAnswers(answers, 201)).toBe(TAKEN)
      expect(answers.filter(({ status }) => status !== 201 && status !== 429)).toEqual([])
      expectWaiting(answers)
      expect(await countRequests()).toBe(before + 2 * TAKEN)
      const fourth = await submitArtwork(other)
      expect([fourth.status, JSON.parse(fourth.text).code]).toEqual([429, 'too_many_from_here'])
      expectWaiting([fourth])
    },
  )

  testFault(
    42,
    'approve a proof: one page opens, the others are told when; who else approves is not hurt',
    async () => {
      const [flooder, other] = [visitor(), visitor()]
      const mine = await proofedFor(flooder)
      const theirs = await proofedFor(other)
      const approval = { kind: 'approved', ...mine }
      let opened = 0
      const answers = await flood(
        () => asJson(BUYER_REQUEST_PATH, approval, flooder),
        async () => {
          opened = (await asJson(BUYER_REQUEST_PATH, { kind: 'approved', ...theirs }, other)).status
        },
      )
      expect(opened).toBe(200)
      expect(countAnswers(answers, 429)).toBe(FLOOD - ATTEMPTS)
      // A machine with other work may ask one of those at once to try again: none is told anything else.
      const answered = answers.filter(({ status }) => status === 200)
      expect(answered.length).toBeGreaterThan(0)
      expect(answered.length + countAnswers(answers, 503) + countAnswers(answers, 504)).toBe(ATTEMPTS)
      expectWaiting(answers)
      const pages = answers.flatMap(({ text }) => /cs_test_\w+/.exec(text) ?? [])
      expect(new Set(pages).size).toBe(1)
      expect(await rows('select 1 from checkout_intent where proof_id = $1', [mine.proofId])).toHaveLength(1)
    },
  )
})

async function countRequests(): Promise<number> {
  const [row] = await rows('select count(*)::int as count from press_request', [])
  return (row as { count: number }).count
}
