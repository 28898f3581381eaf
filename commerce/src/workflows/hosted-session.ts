import type Stripe from 'stripe'
import type { Language } from '../contract/settings'
import type { Intent } from '../modules/checkout/types'

/** Where the payment page sends the buyer afterwards. */
export type ReturnUrls = { successUrl: string; cancelUrl: string }

type Words = { tax: string; shipping: string; size: string }
const WORDS: Record<Language, Words> = {
  en: { tax: 'VAT', shipping: 'Shipping within Switzerland', size: 'Size' },
  de: { tax: 'MWST', shipping: 'Versand innerhalb der Schweiz', size: 'Grösse' },
  fr: { tax: 'TVA', shipping: 'Livraison en Suisse', size: 'Taille' },
  it: { tax: 'IVA', shipping: 'Spedizione in Svizzera', size: 'Taglia' },
}

/**
 * The hosted page's parameters, a pure function of the intent: the provider refuses a repeated idempotency key with
 * other parameters. Tax is one line of our own amount, because rates by line would round differently.
 */
export function sessionParameters(
  intent: Intent,
  urls: ReturnUrls,
  /** Where the provider can fetch the pictures; undefined where it cannot reach the shop. */
  pictureOrigin: string | undefined,
): Stripe.Checkout.SessionCreateParams {
  const language = intent.locale as Language
  const words = WORDS[language]
  const currency = intent.currency.toLowerCase()
  const goods = intent.lines.map((line) => ({
    quantity: line.quantity,
    price_data: {
      currency,
      unit_amount: line.priceInRappen,
      product_data: {
        name: line.name,
        description: `${words.size} ${line.size}`,
        ...(pictureOrigin !== undefined && line.image !== ''
          ? { images: [new URL(line.image, pictureOrigin).href] }
          : {}),
      },
    },
  }))
  const rate = intent.tax_rate_percent.toLocaleString(language === 'en' ? 'en-GB' : 'de-CH')
  const tax = {
    quantity: 1,
    price_data: { currency, unit_amount: intent.tax, product_data: { name: `${words.tax} ${rate} %` } },
  }
  return {
    mode: 'payment',
    client_reference_id: intent.id,
    metadata: { checkout_intent: intent.id },
    payment_intent_data: { metadata: { checkout_intent: intent.id } },
    locale: language,
    success_url: urls.successUrl,
    cancel_url: urls.cancelUrl,
    expires_at: Math.floor(intent.expires_at.getTime() / 1000),
    line_items: intent.tax > 0 ? [...goods, tax] : goods,
    ...(intent.delivery_option === 'shipping' ? shippingParameters(intent, words.shipping) : {}),
  }
}

function shippingParameters(intent: Intent, displayName: string) {
  return {
    shipping_address_collection: { allowed_countries: ['CH' as const] },
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount' as const,
          display_name: displayName,
          fixed_amount: { amount: intent.shipping, currency: intent.currency.toLowerCase() },
        },
      },
    ],
  }
}
