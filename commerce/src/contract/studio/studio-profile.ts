/** When ordered goods can be picked up; days count from 1, Monday, times are 'hh:mm'. */
export type PickupHours = { firstDay: number; lastDay: number; opens: string; closes: string }

export type PostalAddress = Record<'street' | 'postalCode' | 'city', string>

/** What the studio says of itself on pages and in mails; texts are empty where it has entered nothing. */
export type StudioProfile = {
  name: string
  email: string
  phone: string
  address: PostalAddress
  pickupHours: PickupHours
  /** The number, or 'not liable'. */
  vatNumber: string
  imprint: string
  appStoreUrl: string
  /** Addresses of the studio elsewhere on the web. */
  links: readonly string[]
}

/** What stands in place of the VAT number of a studio that owes no VAT. */
export const VAT_EXEMPT = 'not liable'

/** Stand in until the studio has entered its own in the Medusa admin (docs/decisions/031); `.example` never delivers. */
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
