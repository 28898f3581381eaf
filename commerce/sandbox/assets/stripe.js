// Replaces https://js.stripe.com/basil/stripe.js, as far as @stripe/stripe-js 7.10 and a shop with a hosted page
// use it. Loaded as a classic script from the sandbox's origin.
;(() => {
  const { origin } = new URL(document.currentScript.src)

  /** Opens the hosted page. Resolves with an error if that is not possible. */
  async function redirectToCheckout({ sessionId }) {
    const page = `${origin}/c/pay/${encodeURIComponent(sessionId)}`
    try {
      const { ok } = await fetch(page, { method: 'HEAD' })
      if (!ok) throw new Error(`No such checkout.session: '${sessionId}'`)
    } catch ({ message }) {
      return { error: { type: 'invalid_request_error', message } }
    }
    location.assign(page)
    return new Promise(() => {})
  }

  window.Stripe = (publishableKey) => {
    if (!publishableKey?.startsWith('pk_test_'))
      throw new TypeError('The payment sandbox takes only test keys.')
    return { redirectToCheckout, registerAppInfo() {}, _registerWrapper() {} }
  }
  // The release train that @stripe/stripe-js 7 expects: it warns about any other.
  window.Stripe.version = 'basil'
})()
