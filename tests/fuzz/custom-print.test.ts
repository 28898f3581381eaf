import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { PRINT_PREVIEW_PATH, BUYER_REQUEST_PATH, PRINT_REQUESTS_PATH } from '@contract/api/api-paths'
import { EXAMPLE_PRICE_TABLE } from '@contract/custom-print/print-quote'
import { serialisePriceTable } from '@contract/custom-print/price-table'
import {
  get,
  isBusy,
  post,
  type ProofReference,
  createProofedRequest,
  sendForm,
} from './support/ask-custom-print'
import { checkMany } from './support/check-many'
import { expectUnharmed } from './support/expect-unharmed'
import {
  decision,
  extra,
  pickFields,
  file,
  number,
  odd,
  often,
  request,
  token,
  buildToken,
} from './support/custom-print-inputs'

const { staff } = inject('shop')
afterAll(expectUnharmed)

/** Requests that have a proof: what their buyers could send. */
const proofed: ProofReference[] = []
beforeAll(async () => {
  for (let count = 0; count < 4; count += 1) proofed.push(await createProofedRequest())
})

const PRESS_STATUS = [201, 400, 409, 413, 415, 422, 429, 507]

it('who sends a drawing gets a number, or why not, whatever is sent [F9]', async () => {
  await checkMany(
    fc.tuple(request, file, extra),
    async ([sent, bytes, more]) => {
      const answer = await sendForm(PRINT_REQUESTS_PATH, [['request', JSON.stringify(sent)], ...more], bytes)
      if (!isBusy(answer)) expect(PRESS_STATUS, answer.body.slice(0, 500)).toContain(answer.status)
      if (answer.status !== 201)
        expect(JSON.parse(answer.body)).toMatchObject({ error: expect.stringMatching(/\S/) })
    },
    0.04,
  )
})

it('a buyer decides by the link alone, whatever is claimed beside it [F9]', async () => {
  await checkMany(
    decision,
    async ({ only, ...claimed }) => {
      const { id: _id, ...right } = proofed[claimed.token.at] as ProofReference
      const body = {
        ...claimed,
        token: buildToken(claimed.token, proofed),
        ...(claimed.proofId === 'right' && { proofId: right.proofId }),
        ...(claimed.total === 'right' && { total: right.total }),
      }
      const kept = only ? pickFields(body) : body
      const answer = await post(BUYER_REQUEST_PATH, JSON.stringify(kept), 'application/json')
      expect([200, 400, 404, 409, 413], answer.body.slice(0, 500)).toContain(answer.status)
      if (body.token !== right.token) expect(answer.status).not.toBe(200)
    },
    0.04,
  )
})

it('a link that differs in one letter shows nothing, and none changes anything by being opened [P23] [P24]', async () => {
  const readRequests = () =>
    Promise.all(proofed.map(async ({ token: own }) => get(`${BUYER_REQUEST_PATH}?token=${own}`)))
  const before = await readRequests()
  expect(before.map(({ status }) => status)).toEqual(proofed.map(() => 200))
  await checkMany(
    token,
    async (link) => {
      const tokenText = encodeURIComponent(buildToken(link, proofed))
      const isRight = proofed.some((one) => one.token === buildToken(link, proofed))
      for (const path of [BUYER_REQUEST_PATH, PRINT_PREVIEW_PATH]) {
        const { status, body } = await get(`${path}?token=${tokenText}`)
        expect(isRight ? [200] : [400, 404]).toContain(status)
        if (!isRight) for (const { proofId } of proofed) expect(body).not.toContain(proofId)
      }
    },
    0.04,
  )
  expect((await readRequests()).map(({ body }) => body)).toEqual(before.map(({ body }) => body))
})

it('the studio gets an answer to whatever it sends about a request or a price [F9]', async () => {
  const amounts = fc.array(number, { maxLength: 6 })
  const rows = serialisePriceTable(EXAMPLE_PRICE_TABLE)
  const step = fc.array(
    fc.record({ upTo: fc.option(number), upToArea: fc.option(number), eachInRappen: number }),
    { maxLength: 9 },
  )
  const requests = fc.oneof(
    fc.record({
      path: fc.constant(''),
      body: fc.record({
        step: often(fc.constant('question')),
        key: often(fc.uuid()),
        words: often(fc.constant('Which green?')),
      }),
    }),
    fc.record({
      path: fc.constant('/proofs'),
      body: fc.record({
        key: often(fc.uuid()),
        version: fc.oneof(fc.integer({ min: 0, max: 3 }), odd),
        amounts: often(amounts),
        total: often(number),
        readyOn: often(fc.constantFrom('2031-02-03', '2031-02-31', '2020-01-01')),
        message: often(fc.constant('')),
      }),
    }),
    fc.record({
      path: fc.constant('prices'),
      body: fc.record({
        known: often(number),
        rows: often(
          fc.record({
            screenInRappen: often(number),
            printSteps: often(step),
            dtgSteps: often(step),
            shirtInRappen: often(fc.constant(rows.shirtInRappen)),
          }),
        ),
      }),
    }),
  )
  await checkMany(
    fc.tuple(requests, fc.nat({ max: 3 })),
    async ([{ path, body }, at]) => {
      const to = path === 'prices' ? '/admin/press-prices' : `/admin/press-requests/${proofed[at]?.id}${path}`
      const answer = await post(to, JSON.stringify(body) ?? '', 'application/json', staff)
      expect([200, 400, 404, 413], answer.body.slice(0, 500)).toContain(answer.status)
    },
    0.04,
  )
})
