import { expect, it } from 'vitest'
import { createTranslator, elideArticles } from '@contract/text/template'

it('a text leaves open what nobody has given, and takes a value as it is', () => {
  const texts = { size: 'Size {{size}}', greeting: 'Hello {{name}}', pieces: 'Quantity {{quantity}}' }
  const t = createTranslator({ en: texts, de: texts, fr: texts, it: texts })('en')
  expect(t('size')).toBe('Size {{size}}')
  expect(t('greeting', { name: '{{number}} $& Ursina', number: 7 })).toBe('Hello {{number}} $& Ursina')
  expect(t('pieces', { quantity: 0 })).toBe('Quantity 0')
})

it.each([
  ['Pronto il 8 dicembre.', 'Pronto l’8 dicembre.'],
  [
    'Il 81 % della stampa è inchiostro, di cui il 11 % pieno.',
    'L’81 % della stampa è inchiostro, di cui l’11 % pieno.',
  ],
  ['dal 11 gennaio, fino al 8 marzo, zoom al 80 %', 'dall’11 gennaio, fino all’8 marzo, zoom all’80 %'],
  [
    'Entro il 18 dicembre, dal 3, il 110 %, il 1 maggio',
    'Entro il 18 dicembre, dal 3, il 110 %, il 1 maggio',
  ],
  ['Prezzo finale 8.50, gratis dal lunedì', 'Prezzo finale 8.50, gratis dal lunedì'],
])('an Italian article follows the sound of the number behind it: %s', (written, read) => {
  expect(elideArticles(written)).toBe(read)
})

it('a text in Italian has the article of its number, and no other language is touched', () => {
  const texts = { paid: 'Pagato il {{date}}' }
  const translate = createTranslator({ en: texts, de: texts, fr: texts, it: texts })
  expect(translate('it')('paid', { date: '8.12.2026' })).toBe('Pagato l’8.12.2026')
  expect(translate('fr')('paid', { date: '8.12.2026' })).toBe('Pagato il 8.12.2026')
})
