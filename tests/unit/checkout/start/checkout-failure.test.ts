import { describe, expect, it, vi } from 'vitest'
import { CheckoutError, toCheckoutFailure } from '@/checkout/start/checkout-failure'
import { toResponseFailure } from '@/checkout/start/create-session'
import { loadChunk } from '@/lib/lazy-chunk'

const buildFailure = (key: string) => ({ message: { key }, lineIssues: [], isOutcomeUnknown: true })

describe('a call without a response', () => {
  it.each([
    ['the network failed', new TypeError('Failed to fetch'), 'network'],
    ['it took too long', new DOMException('too long', 'TimeoutError'), 'timedOut'],
    ['it was aborted', new DOMException('aborted', 'AbortError'), 'timedOut'],
    ['it was aborted, in a browser whose DOMException is no Error', { name: 'AbortError' }, 'timedOut'],
    ['something else broke', new Error('odd'), 'sessionFailed'],
    ['something unnamed broke', {}, 'sessionFailed'],
    ['nothing was thrown', null, 'sessionFailed'],
    ['a word was thrown', 'AbortError', 'sessionFailed'],
  ])('is explained by what happened, and the session may exist: %s', (_, error, key) => {
    expect(toCheckoutFailure(error)).toEqual(buildFailure(key))
  })

  it('whose code did not arrive is the network’s, too', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    const cause = new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js')
    const failed = await loadChunk('medusa', () => Promise.reject(cause)).catch((error: unknown) => error)
    vi.unstubAllGlobals()
    expect(toCheckoutFailure(failed)).toEqual(buildFailure('network'))
  })

  it('that failed before it was made tells its own reason, and no session exists', () => {
    const failure = new CheckoutError({ key: 'stripeFailed' })
    expect(toCheckoutFailure(failure)).toEqual({
      message: { key: 'stripeFailed' },
      lineIssues: [],
      isOutcomeUnknown: false,
    })
  })

  it('is logged by its name and reason', () => {
    expect(String(new CheckoutError({ key: 'stripeFailed' }))).toBe('CheckoutError: stripeFailed')
    expect(String(new CheckoutError({ text: 'Closed today' }))).toBe('CheckoutError: Closed today')
  })
})

describe('a response that is not ok', () => {
  it.each([[null], ['gone'], [[]], [{}], [{ error: '' }], [{ error: 5 }], [{ error: ['no'] }], [undefined]])(
    'without a reason of the shop, %j, is explained by its status',
    (body) => {
      expect(toResponseFailure(404, body)).toEqual({
        message: { key: 'status404' },
        lineIssues: [],
        isOutcomeUnknown: false,
      })
      expect(toResponseFailure(418, body)).toEqual({
        message: { key: 'statusOther', values: { status: 418 } },
        lineIssues: [],
        isOutcomeUnknown: false,
      })
    },
  )

  it('tells the reason of the shop, and the lines that it names', () => {
    const lines = [{ id: 'prod_1-M', code: 'product_gone' }]
    expect(toResponseFailure(422, { error: 'It is gone.', code: 'catalogue_changed', lines })).toEqual({
      message: { key: 'productGone' },
      lineIssues: lines,
      isOutcomeUnknown: false,
    })
  })

  it('names no lines where the shop names none', () => {
    const failure = toResponseFailure(422, { error: 'Please check.', code: 'catalogue_changed' })
    expect(failure.lineIssues).toEqual([])
  })

  it.each([
    [499, false],
    [500, true],
    [503, true],
  ])('of status %i leaves open whether a session exists: %s', (status, isUnknown) => {
    expect(toResponseFailure(status, {}).isOutcomeUnknown).toBe(isUnknown)
  })
})
