import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pollOrder, type OrderPollState } from '@/checkout/return/poll-order'
import type { LinkState } from '@/order/fetch-by-token'
import { fetchLinkedOrder } from '@/order/order-api'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'

const PENDING = { status: 'pending' }
const PAID = { status: 'paid' }
const LINKED = {
  status: 'paid',
  placedAt: 'a',
  taxRatePercent: 7.7,
  refunded: 0,
  delivery: { state: 'preparing', tracking: [] },
  note: { text: '', isOpen: true },
  returns: { returnable: [], cases: [] },
}
const refused = (status: number) => buildJsonResponse({ error: 'no', code: 'no' }, status)
const SECOND = 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Follows an order of which the shop says one thing after the other; the last one stays. */
function follow(...answers: (() => Response | Promise<Response>)[]) {
  const states: OrderPollState[] = []
  const requests = createFakeNetwork({
    '/api/orders': () => (answers.length > 1 ? answers.shift() : answers[0])?.() as Response,
  })
  const control = new AbortController()
  const done = pollOrder('cs /1', (state) => states.push(state), control.signal)
  return {
    states,
    requests,
    done,
    stop: () => control.abort(),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

describe('a buyer who is back from the payment', () => {
  it.each(['paid', 'failed', 'refunded'])(
    'sees at once that the order is %s, and it is not asked for again',
    async (status) => {
      const { states, requests, done, pass } = follow(() => buildJsonResponse({ status }))
      await pass(0)
      await done
      expect(states).toEqual([{ status: 'known', answer: { status } }])
      await pass(60 * SECOND)
      expect(requests.map(({ url, cache }) => [new URL(url).search, cache])).toEqual([
        ['?session_id=cs%20%2F1', 'no-store'],
      ])
    },
  )

  it('waits for the confirmation and sees each step', async () => {
    const { states, done, pass } = follow(
      () => buildJsonResponse(PENDING),
      () => refused(503),
      () => buildJsonResponse(PAID),
    )
    await pass(2 * SECOND)
    await done
    expect(states).toEqual([
      { status: 'confirming', isUnreachable: false, answer: PENDING },
      { status: 'confirming', isUnreachable: true },
      { status: 'known', answer: PAID },
    ])
  })

  it('sees that nobody knows the order', async () => {
    const { states, done, pass } = follow(() => refused(404))
    await pass(0)
    await done
    expect(states).toEqual([{ status: 'unknown' }])
  })

  it.each<[string, () => Response | Promise<Response>]>([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers something odd', () => buildJsonResponse({ status: 'odd' })],
  ])('sees no end where the shop %s', async (_, answer) => {
    const { states, pass, stop } = follow(answer)
    await pass(0)
    stop()
    expect(states).toEqual([{ status: 'confirming', isUnreachable: true }])
  })

  it('sees after a minute that it is late; the shop was asked less often than it allows', async () => {
    const { states, requests, done, pass } = follow(() => buildJsonResponse(PENDING))
    await pass(51 * SECOND)
    expect(states.at(-1)).toMatchObject({ status: 'confirming' })
    await pass(SECOND + 1)
    await done
    expect(states.at(-1)).toEqual({ status: 'late' })
    expect(requests).toHaveLength(15)
  })

  it('is asked about ever less often', async () => {
    const { requests, pass, stop } = follow(() => buildJsonResponse(PENDING))
    const counts = []
    for (let second = 0; second <= 12; second += 1) {
      await pass(second === 0 ? 0 : SECOND)
      counts.push(requests.length)
    }
    stop()
    expect(counts).toEqual([1, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7])
  })

  it('sees nothing any more once the page is left', async () => {
    const { states, requests, done, pass, stop } = follow(() => buildJsonResponse(PENDING))
    stop()
    await pass(0)
    await done
    expect(states).toEqual([])
    const later = follow(() => buildJsonResponse(PENDING))
    await later.pass(0)
    later.stop()
    await later.pass(SECOND)
    await later.done
    expect([later.states.length, later.requests.length, requests.length]).toEqual([1, 1, 1])
  })
})

describe('the link of a mail', () => {
  async function open(answer: () => Response | Promise<Response>) {
    const requests = createFakeNetwork({ '/api/orders': answer })
    return { state: await fetchLinkedOrder('a/b'), requests }
  }

  it('opens its order, fresh', async () => {
    const { state, requests } = await open(() => buildJsonResponse(LINKED))
    expect(state).toEqual({ status: 'known', answer: LINKED })
    expect(requests.map(({ url, cache }) => [new URL(url).search, cache])).toEqual([
      ['?token=a%2Fb', 'no-store'],
    ])
  })

  it.each<[LinkState<unknown>['status'], number]>([
    ['gone', 410],
    ['unknown', 404],
    ['unknown', 400],
    ['unreachable', 500],
    ['unreachable', 429],
  ])('sees %s where the shop answers %i', async (status, code) => {
    expect((await open(() => refused(code))).state).toEqual({ status })
  })

  it('says nothing against an order while the shop is out of reach', async () => {
    const offline = await open(() => Promise.reject(new TypeError('no')))
    expect(offline.state).toEqual({ status: 'unreachable' })
  })

  it('knows that the shop is newer than the page where its answer cannot be read', async () => {
    const delivery = { state: 'in_the_air', tracking: [] }
    expect((await open(() => buildJsonResponse({ ...LINKED, delivery }))).state).toEqual({
      status: 'outdated',
    })
  })
})
