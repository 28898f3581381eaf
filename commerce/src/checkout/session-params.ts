import type Stripe from 'stripe'
import { isShowableImage } from '../catalogue/find-offer-issues'
import { DELIVERY } from '../contract/cart/delivery-option'
import type { StudioProfile } from '../contract/studio/studio-profile'
import { type Checkout, CHECKOUT_METADATA_KEY, getCheckoutLanguage } from './checkout'
import de from './locales/de.json'
import en from './locales/en.json'
import fr from './locales/fr.json'
import it from './locales/it.json'
import { toQuoteMetadata } from './quote-metadata'

export type ReturnUrls = { successUrl: string; cancelUrl: string }

/** In seconds: how long a hosted session stays open, the shortest time that Stripe allows. */
const SESSION_LIFETIME_S = 30 * 60

/** In seconds: added for the request's way to Stripe, which requires 30 minutes by its own clock. */
const SESSION_MARGIN_S = 120

/** The shop's own words on Stripe's page. */
const TEXTS = { en, de, fr, it }

/** Stripe's limit of a product's name (its changelog of 2018-07-27). */
const MAX_STRIPE_NAME_LENGTH = 250

/**
 * Returns the parameters of the hosted session.
 * Pure, as Stripe refuses other parameters under the same idempotency key.
 */
export function buildSessionParams(
  checkout: Checkout,
  urls: ReturnUrls,
  studio: Pick<StudioProfile, 'name'>,
  /** Undefined if Stripe cannot reach the shop. */
  imageOrigin: string | undefined,
): Stripe.Checkout.SessionCreateParams {
  const language = getCheckoutLanguage(checkout)
  const texts = TEXTS[language]
  const currency = checkout.currency.toLowerCase()
  const goods = checkout.lines.map((line) => ({
    quantity: line.quantity,
    price_data: {
      currency,
      unit_amount: line.priceInRappen,
      product_data: {
        name: truncateText(line.name, MAX_STRIPE_NAME_LENGTH),
        ...(line.size === '' ? {} : { description: `${texts.size} ${line.size}` }),
        ...(imageOrigin !== undefined && isShowableImage(line.image)
          ? { images: [new URL(line.image, imageOrigin).href] }
          : {}),
      },
    },
  }))
  const buildCharge = (name: string, amount: number) => ({
    quantity: 1,
    price_data: { currency, unit_amount: amount, product_data: { name } },
  })
  const { needsAddress } = DELIVERY[checkout.delivery_option]
  const deliveryName = texts[checkout.delivery_option]
  return {
    mode: 'payment',
    client_reference_id: checkout.id,
    metadata: { [CHECKOUT_METADATA_KEY]: checkout.id, ...toQuoteMetadata(checkout) },
    payment_intent_data: { metadata: { [CHECKOUT_METADATA_KEY]: checkout.id } },
    locale: language,
    branding_settings: { display_name: studio.name },
    success_url: urls.successUrl,
    cancel_url: urls.cancelUrl,
    expires_at: Math.floor(checkout.expires_at.getTime() / 1000),
    line_items: [
      ...goods,
      ...(checkout.tax > 0 ? [buildCharge(`${texts.tax} ${checkout.tax_rate_percent} %`, checkout.tax)] : []),
      // With an address, shipping is no line but an option of Stripe's.
      ...(!needsAddress && checkout.shipping > 0 ? [buildCharge(deliveryName, checkout.shipping)] : []),
    ],
    ...(needsAddress ? buildShippingParams(checkout, deliveryName) : {}),
  }
}

function buildShippingParams(checkout: Checkout, displayName: string) {
  return {
    shipping_address_collection: { allowed_countries: ['CH' as const] },
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount' as const,
          display_name: displayName,
          fixed_amount: { amount: checkout.shipping, currency: checkout.currency.toLowerCase() },
        },
      },
    ],
  }
}

/** Cuts a text to a number of UTF-16 code units, never within a character. */
function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length >= maxLength) break
    kept += character
  }
  return `${kept.trimEnd()}…`
}

/** Returns when a session that is created now expires. */
export function computeSessionExpiry(): Date {
  return new Date(Date.now() + (SESSION_LIFETIME_S + SESSION_MARGIN_S) * 1000)
}

/** Whether Stripe would refuse this expiry as too soon. */
export function doesExpireTooSoon(end: Date): boolean {
  return end.getTime() - Date.now() < (SESSION_LIFETIME_S + SESSION_MARGIN_S / 4) * 1000
}
