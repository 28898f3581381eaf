import { describe, expect, it } from 'vitest'
import { mailTexts } from '../../../src/mails/content/mail-content'
import de from '../../../src/mails/locales/de.json'
import en from '../../../src/mails/locales/en.json'
import fr from '../../../src/mails/locales/fr.json'
import italian from '../../../src/mails/locales/it.json'

const valuesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()
const valuesByKey = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valuesIn(text)]))

describe('the texts of the mails', () => {
  it.each([
    ['de', de],
    ['fr', fr],
    ['it', italian],
  ])('say the same in %s as in English, about the same values', (_, texts) => {
    expect(valuesByKey(texts)).toEqual(valuesByKey(en))
  })

  it('leave open what nobody has given, and take a value as it is', () => {
    const t = mailTexts('en')
    expect(t('size')).toBe('Size {{size}}')
    expect(t('greeting_name', { name: '{{number}} $& Ursina', number: 7 })).toBe('Hello {{number}} $& Ursina')
    expect(t('pieces', { quantity: 0 })).toBe('Quantity 0')
  })
})
