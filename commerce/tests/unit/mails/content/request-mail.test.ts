import { describe, expect, it } from 'vitest'
import { EXAMPLE_PRICE_TABLE, computePrintQuote } from '../../../../src/contract/custom-print/print-quote'
import { DEFAULT_PRINT_SPEC } from '../../../../src/contract/custom-print/print-spec'
import { LANGUAGES } from '../../../../src/contract/site/language'
import { STUDIO_PLACEHOLDERS } from '../../../../src/contract/studio/studio-profile'
import { DEFAULT_PRICING } from '../../../../src/contract/money/totals'
import { renderMail } from '../../../../src/mails/layout/mail-layout'
import { buildRequestMailContent } from '../../../../src/mails/content/request-mail'
import { isMailKindWith, listMailKinds } from '../../../../src/mails/mail-kinds'
import type { RequestMail } from '../../../../src/mails/mail'

const LINKS = { buyer: 'https://shop.example/proof?token=x', studio: 'https://shop.example/admin' }

const COUNTS = { S: 4, M: 8, L: 8, XL: 4 }
const FACTS: RequestMail['data'] = {
  requestId: 'preq_1',
  number: 27,
  language: 'en',
  name: 'Anna Muster',
  email: 'anna.muster@example.ch',
  note: 'For the camp.',
  wishDate: '2026-12-04',
  delivery: 'shipping',
  job: { ...DEFAULT_PRINT_SPEC, width: 320, counts: COUNTS },
  quote: computePrintQuote(
    { ...DEFAULT_PRINT_SPEC, counts: COUNTS, area: 954, delivery: 'shipping' },
    EXAMPLE_PRICE_TABLE,
    DEFAULT_PRICING,
  ),
  taxRatePercent: 7.7,
  currency: 'CHF',
  words: '<b>Which</b> green?\nThe dark one?',
}

const KINDS = listMailKinds({ family: 'request' }).filter(
  (kind) => !isMailKindWith(kind, { subjectType: 'deletion' }),
)

describe.each(KINDS)('the mail %s', (kind) => {
  const isForStudio = isMailKindWith(kind, { audience: 'studio' })

  it.each(LANGUAGES)('says all in %s, also as text, without a remote picture', async (language) => {
    const content = buildRequestMailContent(
      { kind, data: { ...FACTS, language } },
      LINKS,
      STUDIO_PLACEHOLDERS,
    )
    expect(content.language).toBe(isForStudio ? 'de' : language)
    const { subject, html, text } = await renderMail(content)
    expect(subject).toContain('27')
    for (const words of [
      '27',
      '32.0 cm',
      '4 × S, 8 × M, 8 × L, 4 × XL'.replaceAll(' ×', '\u00a0×').replaceAll('× ', '×\u00a0'),
      'CHF 491.20',
      'CHF 37.82',
      'CHF 539.02',
    ])
      expect(text, words).toContain(words)
    expect(text).not.toMatch(/\{\{|undefined|NaN/)
    expect(html).not.toMatch(/<img|<b>Which|\{\{/)
    expect(Buffer.byteLength(html)).toBeLessThan(120_000)
    expect(text.includes('anna.muster@example.ch')).toBe(isForStudio)
    expect(text.includes('For the camp.')).toBe(isForStudio)
    expect(text).toContain('Which')
    expect(text.includes(STUDIO_PLACEHOLDERS.email)).toBe(!isForStudio)
    expect(text).toContain(isForStudio ? LINKS.studio : LINKS.buyer)
  })
})

it.each(LANGUAGES)(
  'what is deleted is neither shown, nor linked to or priced once more, in %s',
  async (language) => {
    const data = { ...FACTS, language, words: '', note: '' }
    const content = buildRequestMailContent({ kind: 'press_deleted', data }, LINKS, STUDIO_PLACEHOLDERS)
    const { html, text } = await renderMail(content)
    expect(text).toContain('27')
    for (const said of [html, text]) expect(said).not.toMatch(/CHF|proof\?token|32\.0 cm/)
  },
)

it.each(LANGUAGES)('a print that is ordered again says of which request it is, in %s', (language) => {
  const data = { ...FACTS, language, words: '', reorderOf: 19 }
  for (const kind of ['press_received', 'press_notice'] as const) {
    const [first, again] = [FACTS, data].map((request) =>
      buildRequestMailContent({ kind, data: { ...request, language } }, LINKS, STUDIO_PLACEHOLDERS),
    )
    expect(again?.paragraphs.join(' ')).toContain('19')
    expect(first?.paragraphs.join(' ')).not.toContain('19')
    expect(again?.subject).toContain('27')
    expect([again?.title, again?.subject]).not.toEqual([first?.title, first?.subject])
  }
})

it('a request without a question or a reason has no empty words', () => {
  expect(
    buildRequestMailContent(
      { kind: 'press_received', data: { ...FACTS, words: '' } },
      LINKS,
      STUDIO_PLACEHOLDERS,
    ).blocksAbove,
  ).toEqual([])
})

it('a proof says until when its price holds, and when it is ready', () => {
  const proof = { version: 2, readyOn: '2026-12-04', validUntil: '2026-12-08' }
  const { paragraphs, title } = buildRequestMailContent(
    { kind: 'press_newer_proof', data: { ...FACTS, language: 'de', proof } },
    LINKS,
    STUDIO_PLACEHOLDERS,
  )
  expect(title).toBe('Es gibt eine neuere Fassung deines Andrucks')
  expect(paragraphs.join(' ')).toContain('Fassung 2')
  expect(paragraphs.join(' ')).toContain('gilt bis 8.\u00a0Dezember\u00a02026')
  expect(paragraphs.join(' ')).toContain('am 4.\u00a0Dezember\u00a02026 bereit')
})
