import type Stripe from 'stripe'
import { parseEmail } from '../contract/text/email'

export type MedusaAddress = {
  first_name?: string
  last_name?: string
  address_1?: string
  address_2?: string
  city?: string
  postal_code?: string
  province?: string
  country_code?: string
  phone?: string
}

export type Buyer = { email: string; shipping: MedusaAddress | undefined; billing: MedusaAddress | undefined }

/** Returns the buyer of a paid session with the addresses that the hosted page asked for. */
export function toBuyer(session: Stripe.Checkout.Session): Buyer {
  const details = session.customer_details
  const shipping = session.collected_information?.shipping_details
  return {
    email: cleanEmail(details?.email ?? ''),
    shipping: shipping ? toMedusaAddress(shipping.address, shipping.name, details?.phone) : undefined,
    billing:
      details?.address || details?.name
        ? toMedusaAddress(details.address, details.name, details.phone)
        : undefined,
  }
}

/** Keeps an address that only Stripe accepts: its order is paid, and the studio is told that its mail cannot be sent. */
function cleanEmail(email: string): string {
  return parseEmail(email) ?? email
}

/** Returns an e-mail address as 'a***@example.com'; '' if it is none. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${email.slice(0, 1)}***${email.slice(at)}`
}

function toMedusaAddress(
  address: Stripe.Address | null,
  name: string | null | undefined,
  phone: string | null | undefined,
): MedusaAddress {
  const [firstName, ...rest] = (name ?? '').trim().split(/\s+/)
  const fields = {
    first_name: firstName,
    last_name: rest.join(' '),
    address_1: address?.line1,
    address_2: address?.line2,
    city: address?.city,
    postal_code: address?.postal_code,
    province: address?.state,
    country_code: address?.country?.toLowerCase(),
    phone,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
}
