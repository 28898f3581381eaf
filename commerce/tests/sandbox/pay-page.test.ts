import { describe, expect, it } from 'vitest'
import { openPage, submitForm } from './support/buyer'
import { startSandboxForFile } from './support/running-sandbox'
import { buildPickupOrder, buildShippedOrder } from './support/shop-order'

const sandbox = startSandboxForFile({ SANDBOX_ASYNC_SECONDS: '0' })

async function open(order = buildShippedOrder()) {
  const session = await sandbox.stripe.checkout.sessions.create(order)
  return { id: session.id, page: session.url ?? '' }
}

describe('paying', () => {
  it('shows the order and leads to the shop with the id of the session', async () => {
    const { id, page } = await open()
    const { text } = await openPage(page)
    for (const shown of [
      'Crying Skull',
      '2 × CHF 29.90',
      'CHF 59.80',
      'VAT 7.7 %',
      'CHF 10.00',
      'CHF 74.40',
    ]) {
      expect(text).toContain(shown)
    }
    const { status, location } = await submitForm(page)
    expect([status, location]).toEqual([303, `http://localhost:9000/checkout-success?session_id=${id}`])
  })

  it('tells the shop who paid what and where it goes', async () => {
    const { id, page } = await open()
    await submitForm(page)
    const session = await sandbox.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    })
    const address = { line1: 'Poststrasse 12', line2: null, postal_code: '7000', city: 'Chur', country: 'CH' }
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'ursina@example.ch', name: 'Ursina Caduff' },
      collected_information: { shipping_details: { name: 'Ursina Caduff', address } },
      payment_intent: {
        status: 'succeeded',
        amount_received: 7440,
        metadata: { checkout_intent: 'intent_1' },
        latest_charge: { status: 'succeeded', amount_captured: 7440, paid: true },
      },
    })
  })

  it('asks no address where the buyer picks up', async () => {
    const { id, page } = await open(buildPickupOrder())
    expect((await openPage(page)).text).not.toContain('name="line1"')
    await submitForm(page)
    const session = await sandbox.stripe.checkout.sessions.retrieve(id)
    expect(session.payment_status).toBe('paid')
    expect(session.collected_information?.shipping_details).toBeNull()
  })

  it.each([
    ['4000000000000002', 'Your card was declined.', 'generic_decline'],
    ['4000000000009995', 'Your card has insufficient funds.', 'insufficient_funds'],
    ['4000000000000069', 'Your card has expired.', 'expired_card'],
  ])('declines %s with words, keeps what was typed, and takes another card', async (number, words, code) => {
    const { id, page } = await open()
    const { status, text } = await submitForm(page, { number })
    expect(status).toBe(200)
    expect(text).toContain(words)
    expect(text).toContain('value="Poststrasse 12"')
    const declined = await sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    expect(declined).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: { last_payment_error: { type: 'card_error', decline_code: code } },
    })
    expect((await submitForm(page)).status).toBe(303)
    const charges = await sandbox.stripe.charges.list({
      payment_intent: parseIntentId(declined.payment_intent),
    })
    expect(charges.data.map((charge) => charge.status)).toEqual(['succeeded', 'failed'])
  })

  it('charges a form that is sent twice only once', async () => {
    const { id, page } = await open()
    const answers = await Promise.all([submitForm(page), submitForm(page)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(id)
    const charges = await sandbox.stripe.charges.list({ payment_intent: parseIntentId(intent) })
    expect(charges.data).toHaveLength(1)
  })

  it.each([
    ['4000000000007726', 'paid', 'checkout.session.async_payment_succeeded'],
    ['4000000000007734', 'unpaid', 'checkout.session.async_payment_failed'],
  ])('decides %s later', async (number, outcome, type) => {
    const { id, page } = await open()
    expect((await submitForm(page, { number })).status).toBe(303)
    const types = () => sandbox.receiver.listEvents(id).map((event) => event.type)
    await expect.poll(types).toEqual(['checkout.session.completed', type])
    const session = await sandbox.stripe.checkout.sessions.retrieve(id)
    expect(session).toMatchObject({ status: 'complete', payment_status: outcome })
  })
})

describe('paying by TWINT', () => {
  it.each([
    ['en', 'How would you like to pay?', 'Card'],
    ['de', 'Wie möchtest du bezahlen?', 'Karte'],
    ['fr', 'Comment souhaitez-vous payer\u202f?', 'Carte'],
    ['it', 'Come vuoi pagare?', 'Carta'],
  ] as const)('is offered beside the card in %s', async (locale, question, card) => {
    const { id, page } = await open(buildShippedOrder({ locale }))
    const { text } = await openPage(page)
    for (const shown of [question, `> ${card}</label>`, '> TWINT</label>']) expect(text).toContain(shown)
    const session = await sandbox.stripe.checkout.sessions.retrieve(id)
    expect(session.payment_method_types).toEqual(['card', 'twint'])
  })

  it('is not offered for other money than francs, or more than TWINT carries', async () => {
    const buildPricedOrder = (amount: number, currency = 'chf') => {
      const price = { currency, unit_amount: amount, product_data: { name: 'Shirt' } }
      return buildPickupOrder({ line_items: [{ quantity: 1, price_data: price }] })
    }
    const offers = async (order: ReturnType<typeof buildPickupOrder>) => {
      const { page } = await open(order)
      return (await openPage(page)).text.includes('value="twint"')
    }
    expect(await offers(buildPricedOrder(500_000))).toBe(true)
    expect(await offers(buildPricedOrder(500_001))).toBe(false)
    const euros = await open(buildPricedOrder(2990, 'eur'))
    expect((await openPage(euros.page)).text).not.toContain('value="twint"')
    // Sent all the same, it is a card that is missing.
    expect((await submitForm(euros.page, { method: 'twint', number: '' })).text).toContain(
      'Enter a card number.',
    )
  })

  it('pays at once, without a card and, where nothing is sent, without a name', async () => {
    const { id, page } = await open(buildPickupOrder())
    const { status } = await submitForm(page, { method: 'twint', number: '', expiry: '', cvc: '', name: '' })
    expect(status).toBe(303)
    const session = await sandbox.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    })
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer_details: { email: 'ursina@example.ch', name: null },
      payment_intent: { latest_charge: { paid: true, payment_method_details: { type: 'twint' } } },
    })
  })

  it('still asks who gets the parcel', async () => {
    const { page } = await open()
    const { text } = await submitForm(page, { method: 'twint', number: '', name: '' })
    expect(text).toContain('Enter your name.')
    expect(text).not.toContain('Enter a card number.')
    expect(text).toContain('name="method" checked="" value="twint"')
  })

  it('says that it was not confirmed, and takes the card afterwards', async () => {
    const { id, page } = await open()
    const { status, text } = await submitForm(page, { method: 'twint', twint: 'declined' })
    expect(status).toBe(200)
    expect(text).toContain('The payment was not confirmed in TWINT. Nothing was charged')
    const session = await sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    expect(session).toMatchObject({
      status: 'open',
      payment_intent: { last_payment_error: { code: 'payment_intent_authentication_failure' } },
    })
    expect((await submitForm(page)).status).toBe(303)
  })

  it.each([
    ['paysLater', 'paid', 'succeeded'],
    ['failsLater', 'unpaid', 'failed'],
  ])('that %s is decided after the page was left', async (twint, outcome, end) => {
    const { id, page } = await open()
    expect((await submitForm(page, { method: 'twint', twint })).status).toBe(303)
    const types = () => sandbox.receiver.listEvents(id).map((event) => event.type)
    const decided = ['checkout.session.completed', `checkout.session.async_payment_${end}`]
    await expect.poll(types).toEqual(decided)
    const session = await sandbox.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    })
    expect(session).toMatchObject({
      payment_status: outcome,
      payment_intent: { latest_charge: { payment_method_details: { type: 'twint' } } },
    })
  })
})

describe('not paying', () => {
  it('leads back to where the shop wants cancelled buyers', async () => {
    const { page } = await open()
    expect((await openPage(page)).text).toContain('href="http://localhost:9000/"')
  })

  it('says that it has expired, and takes no more money', async () => {
    const { id, page } = await open()
    await sandbox.stripe.checkout.sessions.expire(id)
    expect((await openPage(page)).text).toContain('This page has expired')
    const late = await submitForm(page)
    expect(late.text).toContain('Nothing was charged.')
    expect((await sandbox.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('unpaid')
  })

  it('says that it is paid already', async () => {
    const { id, page } = await open()
    await submitForm(page)
    const { text } = await openPage(page)
    expect(text).toContain('Already paid')
    expect(text).toContain(`/checkout-success?session_id=${id}`)
  })

  it('knows no page that was never made', async () => {
    const { status, text } = await openPage(`${sandbox.url}/c/pay/cs_test_none`)
    expect(status).toBe(404)
    expect(text).toContain('No such payment')
  })
})

describe('wrong entries', () => {
  it.each([
    [{ email: '' }, 'Enter your email address.'],
    [{ email: 'ursina' }, 'Enter an email address such as name@example.ch.'],
    [{ name: ' ' }, 'Enter your name.'],
    [{ line1: '' }, 'Enter street and number.'],
    [{ postalCode: '' }, 'Enter the postal code.'],
    [{ postalCode: '700' }, 'A Swiss postal code has four digits.'],
    [{ city: '' }, 'Enter the city.'],
    [{ country: 'DE' }, 'We do not deliver to this country.'],
    [{ number: '' }, 'Enter a card number.'],
    [{ expiry: '13/34' }, 'Enter month and year, such as 12/34.'],
    [{ expiry: '12/20' }, 'This date is in the past.'],
    [{ cvc: '12' }, 'Enter the three digits on the back.'],
  ])('%o is answered with words', async (entries, words) => {
    const { id, page } = await open()
    const { status, text } = await submitForm(page, entries)
    expect(status).toBe(200)
    expect(text).toContain(words)
    expect(text).toContain('aria-invalid="true"')
    expect((await sandbox.stripe.checkout.sessions.retrieve(id)).payment_intent).toBeNull()
  })

  it('never sends back what may be a real card', async () => {
    const { page } = await open()
    const { text } = await submitForm(page, { number: '5500 0000 0000 0004' })
    expect(text).toContain('Only test cards work here.')
    expect(text).not.toContain('5500')
  })

  it('shows what was typed as text, whatever it looks like', async () => {
    const { page } = await open()
    const { text } = await submitForm(page, { name: '"><script>alert(1)</script>', email: '' })
    expect(text).not.toContain('<script>alert')
  })

  it('fills in a test card without a script', async () => {
    const { page } = await open()
    const { text } = await submitForm(page, { use: '4000000000000002', number: '', expiry: '', cvc: '' })
    expect(text).toContain('value="4000 0000 0000 0002"')
    expect(text).toContain('value="12/34"')
  })
})

describe('the page itself', () => {
  it.each([
    ['en', 'Pay CHF 74.40', 'Test payment – no money moves'],
    ['de', 'CHF 74.40 bezahlen', 'Testzahlung – es fliesst kein Geld'],
    ['fr', 'Payer CHF 74.40', 'Paiement d’essai – aucun argent ne circule'],
    ['it', 'Paga CHF 74.40', 'Pagamento di prova – non si muove denaro'],
  ] as const)('speaks %s', async (locale, pay, bar) => {
    const { page } = await open(buildShippedOrder({ locale }))
    const { text, headers } = await openPage(page, { 'accept-language': 'en' })
    expect(headers.get('content-language')).toBe(locale)
    expect(text).toContain(pay)
    expect(text).toContain(bar)
  })

  it('speaks the language of the browser where the session leaves it open', async () => {
    const { page } = await open(buildShippedOrder({ locale: 'auto' }))
    const { headers } = await openPage(page, { 'accept-language': 'rm, it-CH;q=0.9, en;q=0.8' })
    expect(headers.get('content-language')).toBe('it')
  })

  it('runs nothing that is not its own, and its form leads only to itself and the shop', async () => {
    const { page } = await open()
    const policy = (await openPage(page)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("form-action 'self' http://localhost:9000")
    expect(policy).not.toContain('unsafe')
  })
})

it("has the site's styles, fonts and mark", async () => {
  const type = async (path: string) => {
    const { status, headers } = await openPage(`${sandbox.url}${path}`)
    return [status, headers.get('content-type')?.split(';')[0]]
  }
  const style = await openPage(`${sandbox.url}/style.css`)
  const imports = [...style.text.matchAll(/@import '(.+)'/g)].map(([, path]) => path ?? '')
  expect(imports).toHaveLength(3)
  const nested = ['/site/tokens.css', '/site/fonts.css', '/site/@fontsource/besley/900.css']
  for (const path of [...imports, ...nested, '/site/@fontsource-variable/hanken-grotesk/wght.css'])
    expect([path, ...(await type(path))]).toEqual([path, 200, 'text/css'])
  const font = '/site/@fontsource/besley/files/besley-latin-900-normal.woff2'
  expect(await type(font)).toEqual([200, 'font/woff2'])
  expect(await type('/media/logo.svg')).toEqual([200, 'image/svg+xml'])
  expect(await type('/stripe.js')).toEqual([200, 'application/javascript'])
})

function parseIntentId(intent: unknown): string {
  return typeof intent === 'string' ? intent : (intent as { id: string }).id
}
