/** When orders can be picked up. Days are numbers from 1, Monday; times are 'hh:mm'. */
export type PickupHours = { firstDay: number; lastDay: number; opens: string; closes: string }

export type PostalAddress = Record<'street' | 'postalCode' | 'city', string>

/** The studio's profile on pages and in mails. Texts that it has not entered are empty. */
export type StudioProfile = {
  name: string
  email: string
  phone: string
  address: PostalAddress
  pickupHours: PickupHours
  /** The VAT number, or 'not liable'. */
  vatNumber: string
  imprint: string
  appStoreUrl: string
  /** URLs of the studio's profiles elsewhere on the web. */
  links: readonly string[]
}

/** Replaces the VAT number of a studio that is not liable to VAT. */
export const VAT_EXEMPT = 'not liable'

/**
 * Placeholders until the studio enters its own profile in the Medusa admin (docs/decisions/031). Mail to
 * `.example` is never delivered.
 */
export const STUDIO_PLACEHOLDERS: StudioProfile = {
  name: 'Atelier Steinbock',
  email: 'hello@atelier-steinbock.example',
  phone: '',
  address: { street: 'Musterstrasse 1', postalCode: '7000', city: 'Chur' },
  pickupHours: { firstDay: 1, lastDay: 5, opens: '09:00', closes: '17:00' },
  vatNumber: '',
  imprint: '',
  appStoreUrl: 'https://apps.atelier-steinbock.example/inventory',
  links: [],
}
