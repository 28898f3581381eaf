import { expect, it } from 'vitest'
import { createTranslator } from '@contract/text/template'

it('a text leaves open what nobody has given, and takes a value as it is', () => {
  const texts = { size: 'Size {{size}}', greeting: 'Hello {{name}}', pieces: 'Quantity {{quantity}}' }
  const t = createTranslator({ en: texts, de: texts, fr: texts, it: texts })('en')
  expect(t('size')).toBe('Size {{size}}')
  expect(t('greeting', { name: '{{number}} $& Ursina', number: 7 })).toBe('Hello {{number}} $& Ursina')
  expect(t('pieces', { quantity: 0 })).toBe('Quantity 0')
})
