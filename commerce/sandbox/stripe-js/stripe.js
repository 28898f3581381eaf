// Stands in for https://js.stripe.com/basil/stripe.js: as much of it as @stripe/stripe-js 7.10 and a shop with a
// hosted page use. Loaded as a classic script from the sandbox's origin.
;(() => {
  const origin = new URL(document.currentScript.src).origin

  /** The session's page, or null. Asked for with a script, so that the shop's policy needs to allow nothing more. */
  function findPage(sessionId) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script')
      script.src = `${origin}/stripe.js/session?id=${encodeURIComponent(sessionId)}`
      script.addEventListener('error', () => reject(new Error('The payment sandbox cannot be reached.')))
      script.addEventListener('load', () => {
        script.remove()
        resolve(Stripe.pages?.[sessionId] ?? null)
      })
      document.head.append(script)
    })
  }

  /** Leaves for the hosted page; answers only when that is not possible. */
  async function redirectToCheckout(options) {
    const sessionId = options?.sessionId
    if (typeof sessionId !== 'string' || sessionId === '') {
      throw new TypeError('stripe.redirectToCheckout: sessionId must be the id of a checkout session.')
    }
    try {
      const page = await findPage(sessionId)
      if (page !== null) {
        location.assign(page)
        return await new Promise(() => {})
      }
      return { error: { type: 'invalid_request_error', message: `No such checkout.session: '${sessionId}'` } }
    } catch (error) {
      return { error: { type: 'api_connection_error', message: error.message } }
    }
  }

  function Stripe(publishableKey) {
    if (!publishableKey?.startsWith('pk_test_')) {
      throw new TypeError('The payment sandbox takes only publishable test keys.')
    }
    return { redirectToCheckout, registerAppInfo() {}, _registerWrapper() {} }
  }

  // The release train that @stripe/stripe-js 7 expects; another one makes it warn.
  Stripe.version = 'basil'
  window.Stripe = Stripe
})()
