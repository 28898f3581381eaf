import { describe, expect, it } from 'vitest'
import { MAX_FIELD_LENGTH, STUDIO_PROFILE_FIELDS } from '@contract/studio/studio-profile-form'
import { STUDIO_COUNTRY } from '@contract/studio/studio-address'
import { STUDIO_PLACEHOLDERS, VAT_EXEMPT } from '@contract/studio/studio-profile'
import { formatPickupHours } from '@contract/studio/pickup-hours'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { TRACKING_URL } from '@contract/board/fulfillment-step'
import { STUDIO_LANGUAGE } from '@contract/site/language'

describe('what the studio tells of itself', () => {
  it.each([
    ['en', 'Monday – Friday, 09:00–17:00'],
    ['de', 'Montag – Freitag, 09:00–17:00'],
    ['fr', 'lundi – vendredi, 09:00–17:00'],
    ['it', 'lunedì – venerdì, 09:00–17:00'],
  ] as const)('is when goods can be picked up, in %s', (language, hours) => {
    expect(formatPickupHours(STUDIO_PLACEHOLDERS.pickupHours, language)).toBe(hours)
  })

  it('is one day by its name', () => {
    const hours = { firstDay: 6, lastDay: 6, opens: '10:00', closes: '12:00' }
    expect(formatPickupHours(hours, 'de')).toBe('Samstag, 10:00–12:00')
  })

  it('is where it is and how to reach it', () => {
    expect(STUDIO_PLACEHOLDERS).toMatchObject({
      name: 'Atelier Steinbock',
      email: 'hello@atelier-steinbock.example',
      address: { street: 'Musterstrasse 1', postalCode: '7000', city: 'Chur' },
    })
    expect(STUDIO_COUNTRY).toBe('Switzerland')
    expect(TRACKING_URL).toMatch(/^https:\/\/.*\{\{number\}\}$/)
    expect(STUDIO_PLACEHOLDERS.appStoreUrl).toMatch(/^https:\/\//)
    expect(STUDIO_LANGUAGE).toBe('de')
  })

  it('is nothing that only the studio can know, before it has entered it', () => {
    expect(STUDIO_PLACEHOLDERS).toMatchObject({ phone: '', vatNumber: '', imprint: '', links: [] })
  })

  it('is that it is not liable to VAT, in the words that are stored', () => {
    expect(VAT_EXEMPT).toBe('not liable')
  })

  it('is no longer than its place on a page', () => {
    expect(Object.keys(MAX_FIELD_LENGTH)).toEqual(STUDIO_PROFILE_FIELDS)
    expect(MAX_FIELD_LENGTH).toMatchObject({ name: 60, first_day: 1, opens: 5, imprint: 1000 })
  })

  it('keeps each thing in the browser under a name of its own', () => {
    const names = Object.values(STORAGE_KEYS)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^atelier-steinbock\.[a-z-]+$/)
  })
})
