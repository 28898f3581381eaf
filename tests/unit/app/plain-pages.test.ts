import { describe, expect, it } from 'vitest'
import { EXAMPLE_PRICES, quoteFor } from '@contract/press/price'
import { FIRST_JOB } from '@contract/press/job'
import type { LinkedProof, LinkedRequest } from '@contract/press/linked-request'
import {
  FIRST_VALUES,
  PLAIN_FIELDS,
  type PlainPrint,
  type PlainRefusal,
  type PressShown,
  type ProofShown,
} from '@contract/press/plain-form'
import { proofLinesOf } from '@contract/press/proof'
import { LANGUAGES, type Language } from '@contract/settings'
import { PLACEHOLDERS } from '@contract/studio-facts'
import { SEEDED_PRICING } from '@contract/totals'
import { renderPage } from '@/app/prerender-page'

const QUOTE = quoteFor({ ...FIRST_JOB, area: 784, delivery: 'shipping' }, EXAMPLE_PRICES, SEEDED_PRICING)
const FACTS = {
  job: FIRST_JOB,
  height: 280,
  delivery: 'shipping',
  taxRatePercent: 7.7,
  currency: 'CHF',
} as const
const PRINT: PlainPrint = {
  ...FACTS,
  picture: 'data:image/png;base64,AA==',
  answers: [{ code: 'vector', sign: 'tick', values: {} }],
  quote: QUOTE,
  isExample: true,
}
const PROOF: LinkedProof = {
  id: 'prof_1',
  version: 1,
  job: FIRST_JOB,
  height: 280,
  lines: proofLinesOf(FIRST_JOB, 784, EXAMPLE_PRICES),
  quote: QUOTE,
  taxRatePercent: 7.7,
  readyOn: '2026-12-04',
  validUntil: '2026-12-08',
  isValid: true,
  message: 'We opened <b>the horns</b>.',
  sentAt: '2026-11-24T08:00:00Z',
}
const REQUEST: LinkedRequest = {
  ...FACTS,
  number: 27,
  state: 'proofed',
  wishDate: null,
  quote: QUOTE,
  sentAt: '2026-11-22T20:08:00Z',
  words: '',
  proofs: [PROOF],
  approved: null,
  order: null,
  isDeletable: true,
  reorder: null,
}

const served = (name: 'press' | 'proof', language: Language = 'en') => renderPage(name, language)
const answered = (press: PressShown, language: Language = 'en') =>
  renderPage('press', language, PLACEHOLDERS, undefined, { press })
const linked = (
  changes: Partial<LinkedRequest> = {},
  isAnswer = false,
  language: Language = 'en',
  failure: PlainRefusal | null = null,
) => {
  const request = { ...REQUEST, ...changes }
  const proof: ProofShown = {
    kind: 'known',
    request,
    token: 'preq_1.x',
    nonce: 'n',
    failure,
    words: '',
  }
  return renderPage('proof', language, PLACEHOLDERS, undefined, { proof, isAnswer })
}

const without = (html: string) => html.replace(/<noscript>.*?<\/noscript>/gs, '')
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const valuesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1],
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ]),
  )
/** Keys of texts that no language has. */
const KEYS = /\b(?:press|proof|plain)\.\w+/

describe('the press without scripts', () => {
  it.each(LANGUAGES)('has a form in %s, which browsers with scripts never show', async (language) => {
    const html = await served('press', language)
    const [form = ''] = /<noscript><form.*?<\/form><\/noscript>/s.exec(html) ?? []
    expect(form).toContain('action="/api/press-form"')
    expect(form).toContain('encType="multipart/form-data"')
    for (const field of [...PLAIN_FIELDS, 'file', 'website']) expect(form).toContain(`name="${field}"`)
    expect(valuesOf(form)).toMatchObject({ language, width: '28.0', M: '10', email: '' })
    expect(without(html)).not.toContain('<form')
    expect(textOf(html)).not.toMatch(KEYS)
  })

  it.each(LANGUAGES)(
    'shows print, answers and price in %s, and fills in what was typed',
    async (language) => {
      const html = await answered(
        {
          kind: 'form',
          values: { ...FIRST_VALUES, email: 'anna@example.ch', note: '<script>alert(1)</script>' },
          wrong: ['name'],
          problem: { code: 'wrong' },
          print: PRINT,
          drawing: 'held-drawing',
        },
        language,
      )
      expect(html).toContain('href="data:image/png;base64,AA=="')
      expect(textOf(html)).toContain('CHF 271.71')
      expect(valuesOf(html)).toMatchObject({ email: 'anna@example.ch', drawing: 'held-drawing' })
      expect(html).toContain('&lt;script&gt;alert(1)')
      expect(html).toMatch(/aria-invalid="true"[^>]*name="name"|name="name"[^>]*aria-invalid="true"/)
      expect(html).toMatch(/name="step"[^>]*value="look"|value="look"[^>]*name="step"/)
      expect(html).toMatch(/name="step"[^>]*value="send"|value="send"[^>]*name="step"/)
      expect(textOf(html)).not.toMatch(KEYS)
    },
  )

  it('says before anything is typed that nothing is sent by looking', async () => {
    expect(textOf(await served('press', 'de'))).toContain('Vorher geht nichts ans Atelier.')
  })

  it('offers to send only what the press can print', async () => {
    const refusal = { code: 'tooFew', sign: 'refusal', values: { minimum: 10, pieces: 9 } } as const
    const html = await answered({
      kind: 'form',
      values: FIRST_VALUES,
      wrong: [],
      problem: { code: 'not_printable' },
      print: { ...PRINT, answers: [refusal] },
      drawing: 'x',
    })
    expect(textOf(html)).toContain('Screen printing starts at 10 shirts. DTG prints 9.')
    expect(html).not.toContain('value="send"')
  })

  it.each([
    ['no_file', false],
    ['wrong', true],
  ] as const)('asks for the drawing once more only where one was chosen: %s', async (code, isAsked) => {
    const shown: PressShown = {
      kind: 'form',
      values: FIRST_VALUES,
      wrong: [],
      problem: { code },
      print: null,
      drawing: null,
    }
    const text = textOf(await answered(shown))
    expect(text.includes('please choose it once more')).toBe(isAsked)
  })

  it('tells the number and leads to the page of the request', async () => {
    const html = await answered({ kind: 'sent', number: 27, token: 'preq_1.x', print: PRINT })
    expect(textOf(html)).toContain('Sent. Request 27.')
    expect(html).toContain('href="/proof?token=preq_1.x"')
  })

  it('says when to try again, and that going back keeps what was typed', async () => {
    const problem = { code: 'too_many_from_here', values: { minutes: 7 } } as const
    const text = textOf(await answered({ kind: 'refused', problem }, 'fr'))
    expect(text).toContain('Réessayez dans 7 minutes.')
    expect(text).toContain('ce que vous avez écrit y est encore')
  })
})

describe('a proof without scripts', () => {
  it.each(LANGUAGES)('shows all and has a form for each decision, in %s', async (language) => {
    const html = await linked({}, false, language)
    const [plain = ''] = /<noscript>.*<\/noscript>/s.exec(html) ?? []
    expect(textOf(plain)).toContain('CHF 271.71')
    expect(textOf(plain)).toContain('We opened &lt;b&gt;the horns')
    expect([...plain.matchAll(/action="([^"]*)"/g)].map(([, action]) => action)).toEqual(
      Array.from({ length: 4 }, () => '/api/proof-form'),
    )
    const forms = [...plain.matchAll(/<form.*?<\/form>/gs)].map(([form]) => valuesOf(form))
    expect(forms).toMatchObject([
      { kind: 'approved', proofId: 'prof_1', total: '27171' },
      { kind: 'change_wanted', nonce: 'n' },
      { kind: 'withdrawn' },
      { kind: 'deleted' },
    ])
    for (const form of forms) expect(form).toMatchObject({ token: 'preq_1.x', language })
    expect(without(html)).not.toContain('27171')
    expect(textOf(html)).not.toMatch(KEYS)
  })

  it('stands alone where it answers a form', async () => {
    const html = await linked({}, true)
    expect(html).not.toContain('<noscript>')
    expect(textOf(html)).not.toContain('Looking for your proof')
  })

  it.each([
    ['en', 'We no longer have 20 × M. Nothing was charged. The studio will write to you.'],
    ['de', '20 × M haben wir nicht mehr. Es wurde nichts belastet. Das Atelier schreibt dir.'],
    ['fr', 'Nous n’avons plus 20 × M. Rien n’a été débité. L’atelier vous écrira.'],
    ['it', 'Non abbiamo più 20 × M. Non è stato addebitato nulla. L’atelier ti scriverà.'],
  ] as const)('says in %s which shirts are no longer there', async (language, sentence) => {
    const failure = { code: 'blanks_short', values: { pieces: 20, size: 'M' } } as const
    expect(textOf(await linked({}, true, language, failure))).toContain(sentence)
  })

  it('shows the print of its newest version, what that changes, and what each older one printed', async () => {
    const job = { ...FIRST_JOB, ink: 'clay' as const, width: 200 }
    const newer = { ...PROOF, id: 'prof_2', version: 2, job, height: 200, message: 'Smaller.' }
    const html = await linked({ proofs: [PROOF, newer] }, true)
    const [picture = ''] = /<img[^>]*press-preview[^>]*>/.exec(html) ?? []
    expect(picture).toContain('src="/api/press-preview?token=preq_1.x&amp;version=2"')
    expect(picture).toContain('alt="The print: Clay, front, 20.0 by 20.0 cm"')
    const [changes = ''] = /<del.*<\/ins>/s.exec(html) ?? []
    expect(textOf(changes)).toContain('28.0')
    const [older = ''] = /<summary>Version 1<\/summary>.*?<\/details>/s.exec(html) ?? []
    expect(textOf(older)).toContain('28.0')
    expect(textOf(older)).toContain('Olive')
    expect(await linked({ proofs: [] }, true)).toContain('src="/api/press-preview?token=preq_1.x"')
  })

  it('asks for a new price where the old one has ended, and decides nothing once it is over', async () => {
    const ended = await linked({ proofs: [{ ...PROOF, isValid: false }] })
    expect(ended).not.toContain('value="approved"')
    expect(textOf(ended)).toContain('Ask for a new price')
    expect(await linked({ state: 'paid', isDeletable: false })).not.toContain('<form')
  })

  it('says that nobody is reached where the page is everybody’s', async () => {
    expect(textOf(await served('proof', 'de'))).toContain('Bitte öffne den Link aus unserem E-Mail nochmals.')
  })
})
