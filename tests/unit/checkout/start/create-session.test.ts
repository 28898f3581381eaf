import { describe, expect, it, vi } from 'vitest'
import { formatMessage, type MessageKey, type UserMessage } from '@contract/api/messages'
import { toCheckoutFailure } from '@/checkout/start/checkout-failure'
import { createSession, toResponseFailure } from '@/checkout/start/create-session'
import { validateCheckout } from '@/checkout/start/start-checkout'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCartLine } from '../../support/products'

const PATH = '/api/create-checkout-session'
const ORIGIN = 'http://localhost:3000'
const ORDER = { items: [buildCartLine()], deliveryOption: 'shipping' } as const
const CALLER = { origin: ORIGIN, language: 'de', idempotencyKey: 'key-1', replacedSessionId: null }
const SESSION = { id: 'cs_1', url: 'https://pay.example/cs_1' }

function sentence(shown: UserMessage): string {
  return 'text' in shown ? shown.text : formatMessage(shown.key as MessageKey, shown.values)
}

/** Returns the message that the shopper reads when this call fails. */
async function readMessage(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  return sentence(toCheckoutFailure(error).message)
}

describe('before anything is sent', () => {
  it.each([[[]], [null], [{ length: 1 }]])('%j is no cart [201]', (lines) => {
    expect(validateCheckout(lines, true)).toEqual({ key: 'cartInvalid' })
    expect(formatMessage('cartInvalid')).toBe('Cart is empty or invalid')
  })

  it('the browser must be online; the cart is looked at first [202]', () => {
    expect(validateCheckout(ORDER.items, false)).toEqual({ key: 'offline' })
    expect(validateCheckout([], false)).toEqual({ key: 'cartInvalid' })
    expect(validateCheckout(ORDER.items, true)).toBeUndefined()
  })
})

describe('the call', () => {
  it('posts exactly items, deliveryOption, successUrl and cancelUrl, logged [152] [218] [219]', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const requests = createFakeNetwork({ [PATH]: () => buildJsonResponse(SESSION) })
    expect(await createSession(ORDER, CALLER)).toEqual(SESSION)
    expect(log.mock.calls).toEqual([['POST /api/create-checkout-session']])
    const [request] = requests
    expect(requests).toHaveLength(1)
    expect(request?.method).toBe('POST')
    expect(await request?.json()).toEqual({
      items: [buildCartLine()],
      deliveryOption: 'shipping',
      successUrl: `${ORIGIN}/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${ORIGIN}/`,
    })
  })

  it('names the language of the site and one key for all of its tries', async () => {
    vi.useFakeTimers()
    let tries = 0
    const requests = createFakeNetwork({
      [PATH]: () =>
        ++tries < 3 ? Promise.reject(new TypeError('Failed to fetch')) : buildJsonResponse(SESSION),
    })
    const call = createSession(ORDER, CALLER, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await call).toEqual(SESSION)
    expect(requests).toHaveLength(3)
    for (const { headers } of requests) {
      expect(headers.get('idempotency-key')).toBe('key-1')
      expect(headers.get('accept-language')).toBe('de')
      expect(headers.get('content-type')).toBe('application/json')
    }
  })

  it('names the session that the cart was taken to before, where there is one', async () => {
    const requests = createFakeNetwork({ [PATH]: () => buildJsonResponse(SESSION) })
    await createSession(ORDER, CALLER)
    await createSession(ORDER, { ...CALLER, replacedSessionId: 'cs_before' })
    expect(requests.map(({ headers }) => headers.get('replaces-session'))).toEqual([null, 'cs_before'])
  })

  it.each([[{}], [{ id: '', url: 'x' }], [{ url: 'https://pay.example' }], ['<html>']])(
    'refuses the answer %j, which has no id [203]',
    async (answer) => {
      createFakeNetwork({ [PATH]: () => buildJsonResponse(answer) })
      expect(await readMessage(createSession(ORDER, CALLER))).toBe('Invalid response from checkout service')
    },
  )

  it("shows the server's own error, whatever the status [229]", async () => {
    const body = { error: 'The price has changed.', code: 'changed' }
    createFakeNetwork({ [PATH]: () => buildJsonResponse(body, 422) })
    expect(await readMessage(createSession(ORDER, CALLER))).toBe('The price has changed.')
  })

  it('hands on the lines that the server names [229]', () => {
    const values = { name: 'Crying Skull', size: 'M', available: 0 }
    const lines = [{ id: 'prod_skull-M', code: 'out_of_stock', values }]
    expect(toResponseFailure(422, { error: 'Sold out.', code: 'catalogue_changed', lines })).toEqual({
      message: { key: 'soldOutLine', values },
      lineIssues: lines,
      isOutcomeUnknown: false,
    })
  })

  it('hands on that something in the cart is paid already, and says it of nothing else', () => {
    const answer = { error: 'There is already a payment.', code: 'already_paid' }
    expect(toResponseFailure(422, answer)).toHaveProperty('isAlreadyPaid', true)
    expect(toResponseFailure(422, { ...answer, code: 'not_found' })).not.toHaveProperty('isAlreadyPaid')
  })

  it.each([
    [400, 'Invalid request. Please check your cart and try again.', '[230]'],
    [401, 'Authentication failed. Please refresh the page and try again.', '[231]'],
    [403, 'Access denied. Please contact support if this persists.', '[232]'],
    [404, 'Checkout service not found. Please contact support.', '[233]'],
    [429, 'Too many requests. Please wait a moment and try again.', '[234]'],
    [500, 'Server error. Please try again in a few moments.', '[235]'],
    [503, 'Service temporarily unavailable. Please try again later.', '[236]'],
    [418, 'Request failed with status 418. Please try again.', '[237]'],
    [502, 'Request failed with status 502. Please try again.', '[237]'],
  ])('says of a silent %i: %s %s', async (status, expected) => {
    vi.useFakeTimers()
    createFakeNetwork({ [PATH]: () => new Response('<h1>no words</h1>', { status }) })
    const call = readMessage(createSession(ORDER, CALLER, new AbortController().signal))
    await vi.advanceTimersByTimeAsync(5000)
    expect(await call).toBe(expected)
  })

  it('says of a type error: Network error [238]', async () => {
    vi.useFakeTimers()
    const requests = createFakeNetwork({ [PATH]: () => Promise.reject(new TypeError('Failed to fetch')) })
    const call = readMessage(createSession(ORDER, CALLER, new AbortController().signal))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await call).toBe('Network error. Please check your connection and try again.')
    expect(requests).toHaveLength(3)
  })

  it('says of an abort, also in a pause between tries: Request timed out [239]', async () => {
    createFakeNetwork({ [PATH]: () => new Response('', { status: 503, headers: { 'retry-after': '60' } }) })
    const call = readMessage(createSession(ORDER, CALLER, AbortSignal.timeout(150)))
    expect(await call).toBe('Request timed out. Please try again.')
  })

  it('is not tried again after an abort [239]', async () => {
    const hang = new Promise<Response>((_, reject) => {
      setTimeout(() => reject(new DOMException('late', 'TimeoutError')), 50)
    })
    const requests = createFakeNetwork({ [PATH]: () => hang })
    expect(await readMessage(createSession(ORDER, CALLER))).toBe('Request timed out. Please try again.')
    expect(requests).toHaveLength(1)
  })

  it('says of anything else: Failed to create checkout session [240]', () => {
    expect(sentence(toCheckoutFailure(new Error('odd')).message)).toBe('Failed to create checkout session')
    expect(sentence(toCheckoutFailure('odd').message)).toBe('Failed to create checkout session')
  })

  it('knows when the server may have opened a session although no answer came', () => {
    expect(toCheckoutFailure(new TypeError('Failed to fetch')).isOutcomeUnknown).toBe(true)
    expect(toResponseFailure(502, undefined).isOutcomeUnknown).toBe(true)
    expect(toResponseFailure(400, undefined).isOutcomeUnknown).toBe(false)
  })
})
