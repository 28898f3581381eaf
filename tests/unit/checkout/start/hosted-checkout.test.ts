// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toCheckoutFailure } from '@/checkout/start/checkout-failure'
import { loadStripeClient, redirectToStripe } from '@/checkout/start/hosted-checkout'
import { createFakeClient, Stripe } from './fake-stripe'

const SESSION = { id: 'cs_1', url: 'https://pay.example/cs_1' }

/** Writes the shop's settings into the page, as the server does. */
function configure(stripeScriptUrl: string | null, newFields: object = {}) {
  const meta = document.createElement('meta')
  meta.name = 'shop-config'
  meta.content = JSON.stringify({ stripePublishableKey: 'pk_shop', stripeScriptUrl, ...newFields })
  document.head.append(meta)
}

function script(): HTMLScriptElement | null {
  return document.querySelector('script[src="/sandbox/stripe.js"]')
}

beforeEach(() => {
  Stripe.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'Stripe')
})

// Stripe's loader keeps the first outcome that it has: only after a first one may there be none.
describe("Stripe's client", { shuffle: false }, () => {
  it('is loaded with the publishable key from the configuration [222]', async () => {
    configure(null)
    Object.assign(window, { Stripe })
    await loadStripeClient()
    expect(Stripe).toHaveBeenCalledWith('pk_shop')
    expect(script()).toBeNull()
  })

  it('is loaded on the page of a newer release, whose configuration says more', async () => {
    configure(null, { stripeAccount: 'acct_1' })
    Object.assign(window, { Stripe })
    await loadStripeClient()
    expect(Stripe).toHaveBeenCalledWith('pk_shop')
  })

  it("is the sandbox's where the configuration names its script [222]", async () => {
    configure('/sandbox/stripe.js')
    const loading = loadStripeClient()
    expect(Stripe).not.toHaveBeenCalled()
    Object.assign(window, { Stripe })
    script()?.dispatchEvent(new Event('load'))
    expect(await loading).toBe(Stripe.mock.results[0]?.value)
    expect(Stripe).toHaveBeenCalledWith('pk_shop')
  })

  it("is nobody else's where the configuration names no script [222]", async () => {
    configure(null)
    await loadStripeClient(0).catch(() => undefined)
    const hosts = [...document.scripts].map(({ src }) => new URL(src).host)
    expect(hosts.filter((host) => host !== 'js.stripe.com')).toEqual([])
  })

  it.each([
    ['its script is blocked', 10_000, () => script()?.dispatchEvent(new Event('error'))],
    ['its script hangs', 30, () => undefined],
  ])('fails to load where %s [241]', async (_, timeoutMs, happen) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    configure('/sandbox/stripe.js')
    const loading = loadStripeClient(timeoutMs)
    happen()
    const error = await loading.catch((error: unknown) => error)
    // There may be a session by then, which another press must find.
    expect(error).toHaveProperty('failure', {
      message: { key: 'stripeFailed' },
      lineIssues: [],
      isOutcomeUnknown: true,
    })
  })

  it('is there at the next press after its script was blocked, which the log tells [241]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    configure('/sandbox/stripe.js')
    const loading = loadStripeClient()
    script()?.dispatchEvent(new Event('error'))
    await loading.catch(() => undefined)
    expect(log).toHaveBeenCalledWith('Stripe failed to load', new Error('Failed to load /sandbox/stripe.js'))
    expect(script()).toBeNull()
    const again = loadStripeClient()
    Object.assign(window, { Stripe })
    script()?.dispatchEvent(new Event('load'))
    expect(await again).toBe(Stripe.mock.results[0]?.value)
  })

  it('is fetched once, and nothing waits for it afterwards', async () => {
    vi.useFakeTimers()
    try {
      configure('/sandbox/stripe.js')
      Object.assign(window, { Stripe })
      await loadStripeClient()
      expect(script()).toBeNull()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is waited for 10 s, and no longer [241]', async () => {
    vi.useFakeTimers()
    try {
      configure('/sandbox/stripe.js')
      const failed = vi.fn()
      loadStripeClient().catch(failed)
      await vi.advanceTimersByTimeAsync(9999)
      expect(failed).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(failed).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })

  it('fails to load where the page has no configuration [241]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const error = await loadStripeClient().catch((error: unknown) => error)
    expect(error).toHaveProperty('failure.message.key', 'stripeFailed')
  })
})

describe('the redirect to Stripe', () => {
  const assign = vi.fn()
  beforeEach(() => {
    assign.mockClear()
    vi.stubGlobal('location', { assign })
  })

  it.each([{}, undefined])(
    'redirects to the hosted checkout with the session id [181]: %o',
    async (answer) => {
      const redirectToCheckout = vi.fn(async () => answer)
      await redirectToStripe(SESSION, createFakeClient(redirectToCheckout))
      expect(redirectToCheckout).toHaveBeenCalledWith({ sessionId: 'cs_1' })
      expect(assign).not.toHaveBeenCalled()
    },
  )

  it('goes to the address of the session where Stripe.js no longer redirects', async () => {
    await redirectToStripe(SESSION, createFakeClient())
    expect(assign).toHaveBeenCalledWith('https://pay.example/cs_1')
  })

  it('goes to the address of the session where the redirect answers an error', async () => {
    const refusing = createFakeClient(async () => ({ error: { message: 'no' } }))
    await redirectToStripe(SESSION, refusing)
    expect(assign).toHaveBeenCalledWith('https://pay.example/cs_1')
  })

  it('turns what nobody foresaw into a sentence', () => {
    expect(toCheckoutFailure(undefined).message).toEqual({ key: 'sessionFailed' })
  })
})
