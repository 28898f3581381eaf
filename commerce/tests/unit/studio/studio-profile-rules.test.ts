import { describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '../../../src/contract/studio/studio-profile'
import {
  type StudioProfileField,
  STUDIO_PROFILE_FIELDS,
} from '../../../src/contract/studio/studio-profile-form'
import { toStudioProfile } from '../../../src/studio/read-studio-profile'
import {
  toStoreUpdate,
  buildStudioProfileForm,
  validateStudioProfile,
} from '../../../src/studio/studio-profile-rules'

const UNTOUCHED = buildStudioProfileForm({ name: STUDIO_PLACEHOLDERS.name, metadata: null })
const OWN = {
  name: 'Atelier Gemse',
  street: 'Obere Gasse 7',
  postal_code: '7001',
  city: 'Chur',
  email: 'hallo@gemse.ch',
  phone: '+41 81 250 00 00',
  first_day: '2',
  last_day: '6',
  opens: '10:00',
  closes: '18:30',
  vat_number: 'CHE-116.281.710 MWST',
  imprint: 'Ursina Caduff\nObere Gasse 7',
  app_store_url: 'https://apps.gemse.ch/inventory',
  links: 'https://www.instagram.com/gemse\nhttps://mastodon.social/@gemse',
  screens_mail: 'yes',
}

describe('what the studio enters of itself [S10]', () => {
  it('is placeholders to begin with, which are named as such', () => {
    expect(toStudioProfile(null)).toEqual(STUDIO_PLACEHOLDERS)
    // Pages are prerendered with these: the same text means that none is rendered again.
    expect(JSON.stringify(toStudioProfile({}))).toBe(JSON.stringify(STUDIO_PLACEHOLDERS))
    expect(UNTOUCHED.placeholders).toEqual([
      'street',
      'postal_code',
      'city',
      'email',
      'first_day',
      'last_day',
      'opens',
      'closes',
      'app_store_url',
    ])
    expect(validateStudioProfile(UNTOUCHED.values)).toEqual({})
  })

  it('comes back as it was entered, and as facts for pages and mails', () => {
    expect(validateStudioProfile(OWN)).toEqual({})
    const stored = toStoreUpdate(OWN)
    expect(buildStudioProfileForm(stored)).toEqual({ values: OWN, placeholders: [] })
    expect(toStudioProfile(stored.metadata, stored.name)).toEqual({
      name: 'Atelier Gemse',
      email: 'hallo@gemse.ch',
      phone: '+41 81 250 00 00',
      address: { street: 'Obere Gasse 7', postalCode: '7001', city: 'Chur' },
      pickupHours: { firstDay: 2, lastDay: 6, opens: '10:00', closes: '18:30' },
      vatNumber: 'CHE-116.281.710 MWST',
      imprint: 'Ursina Caduff\nObere Gasse 7',
      appStoreUrl: 'https://apps.gemse.ch/inventory',
      links: ['https://www.instagram.com/gemse', 'https://mastodon.social/@gemse'],
    })
  })

  it('keeps a placeholder one when it is saved unchanged, and takes hours as looked at', () => {
    const { placeholders } = buildStudioProfileForm(
      toStoreUpdate({ ...UNTOUCHED.values, phone: '081 250 00 00' }),
    )
    expect(placeholders).toEqual(['street', 'email', 'app_store_url'])
  })

  it('has not liable in the words of each language', () => {
    for (const text of ['not liable', ' Nicht pflichtig ', 'Non assujetti', 'non assoggettato']) {
      expect(validateStudioProfile({ ...OWN, vat_number: text })).toEqual({})
      expect(toStoreUpdate({ ...OWN, vat_number: text }).metadata.vat_number).toBe('not liable')
    }
  })

  it('is stored without the blanks around it, and its e-mail address in the one form that mail servers know', () => {
    const typed = Object.fromEntries(Object.entries(OWN).map(([field, text]) => [field, ` ${text}\n`]))
    const values = {
      ...OWN,
      ...typed,
      email: ' hallo@GEMSE.ch ',
      links: ' https://www.instagram.com/gemse \n\n https://mastodon.social/@gemse ',
    }
    expect(validateStudioProfile(values)).toEqual({})
    expect(toStoreUpdate(values)).toEqual(toStoreUpdate(OWN))
  })

  it.each<[StudioProfileField, string]>([
    ['phone', '081 250 00 00'],
    ['phone', '2500000'],
    ['last_day', '2'],
    ['screens_mail', ''],
  ])('takes as %s the entry %j', (field, text) => {
    const values = { ...OWN, [field]: text }
    expect(validateStudioProfile(values)).toEqual({})
    expect(buildStudioProfileForm(toStoreUpdate(values)).values).toEqual(values)
  })

  it.each<[StudioProfileField, string, string]>([
    ['name', ' ', 'missing'],
    ['street', '', 'missing'],
    ['postal_code', '', 'missing'],
    ['city', '', 'missing'],
    ['email', '', 'missing'],
    ['street', 'Obere\nGasse', 'not_text'],
    ['city', 'Chur\u0000', 'not_text'],
    ['postal_code', 'CH-7000', 'not_postal_code'],
    ['postal_code', '7000 GR', 'not_postal_code'],
    ['email', 'hallo', 'not_email'],
    ['email', 'hallo@gemse', 'not_email'],
    ['email', 'a@gemse.ch, b@gemse.ch', 'not_email'],
    ['phone', 'call us', 'not_phone'],
    ['phone', '12', 'not_phone'],
    ['phone', '+41 (0)81', 'not_phone'],
    ['phone', 'Tel. 081 250 00 00', 'not_phone'],
    ['phone', '081 250 00 00 (Ursina)', 'not_phone'],
    ['first_day', '8', 'not_day'],
    ['last_day', '1', 'ends_first'],
    ['last_day', '8', 'not_day'],
    ['opens', '25:00', 'not_time'],
    ['closes', '09:59', 'ends_first'],
    ['closes', '10:00', 'ends_first'],
    ['closes', 'late', 'not_time'],
    ['vat_number', 'CHE-116.281.711 MWST', 'not_vat_number'],
    ['app_store_url', 'javascript:alert(1)', 'not_web_address'],
    ['app_store_url', 'http://apps.gemse.ch', 'not_web_address'],
    ['links', 'https://gemse.ch\ngemse', 'not_web_address'],
    ['links', 'https://localhost', 'not_web_address'],
    ['links', 'https://[gemse', 'not_web_address'],
    ['screens_mail', 'on', 'not_text'],
  ])('refuses as %s the entry %j: %s', (field, text, problem) => {
    expect(validateStudioProfile({ ...OWN, [field]: text })).toEqual({ [field]: problem })
  })

  it.each(STUDIO_PROFILE_FIELDS)('refuses 5,000 characters as %s', (field) => {
    expect(validateStudioProfile({ ...OWN, [field]: '7'.repeat(5000) })).toEqual({ [field]: 'too_long' })
  })

  it('takes nothing in the store for it that is no text, or none of a time or a day', () => {
    expect(toStudioProfile({ opens: 'late', first_day: '9', email: 7, links: null })).toEqual(
      STUDIO_PLACEHOLDERS,
    )
  })
})
