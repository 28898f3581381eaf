import type Stripe from 'stripe'
import { isShowable } from '../catalogue/sellability'
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
 * Longest name of a product that Stripe takes: by its changelog of 2018-07-27; the reference names no number. Our
 * descriptions, a word and a size, stay far below anything that it is known to refuse.
 */
const PROVIDER_NAME_LENGTH = 250

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
        name: shortened(line.name, PROVIDER_NAME_LENGTH),
        description: `${words.size} ${line.size}`,
        ...(pictureOrigin !== undefined && isShowable(line.image)
          ? { images: [new URL(line.image, pictureOrigin).href] }
          : {}),
      },
    },
  }))
  const tax = {
    quantity: 1,
    price_data: {
      currency,
      unit_amount: intent.tax,
      product_data: { name: `${words.tax} ${intent.tax_rate_percent} %` },
    },
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

/** A text of at most so many UTF-16 code units, cut between characters and ended by an ellipsis where it was longer. */
function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length >= maxLength) break
    kept += character
  }
  return `${kept.trimEnd()}…`
}
