import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@contract/site/language'
import { buildJsonResponse } from '../../support/fake-network'
import { findOutcome, openProofPage, press, PROOF, REQUEST } from './proof-page-fixture'

describe('the page of a proof', () => {
  it('shows picture, facts, message, price, and until when it holds', async () => {
    await openProofPage({})
    expect(await screen.findByRole('heading', { level: 1, name: 'Your proof' })).toBeVisible()
    const picture = screen.getByAltText('The print: Olive, front, 32.0 by 29.8 cm')
    expect(picture).toHaveAttribute('src', '/api/press-preview?token=preq_1.abc&version=1')
    const facts = screen.getByLabelText('What is printed')
    expect(facts).toHaveTextContent('Olive, water-based, one screen')
    expect(facts).toHaveTextContent('32.0 × 29.8 cm, front')
    expect(facts).toHaveTextContent('7.0 cm below the neck, in the middle')
    expect(facts).toHaveTextContent('45 lpi at 22.5°, mesh of 77 threads/cm')
    expect(facts).toHaveTextContent('24 natural: 4 S, 8 M, 8 L, 4 XL')
    expect(facts).toHaveTextContent(/Friday,? 4 December 2026/)
    expect(screen.getByText(/We opened the horns/)).toBeVisible()
    expect(screen.getByLabelText('Price')).toHaveTextContent(
      'Screen and printingCHF 256.0024 shirtsCHF 235.20VAT 7.7 %CHF 37.82Shipping in SwitzerlandCHF 10.00TotalCHF 539.02',
    )
    expect(
      screen.getByText('Nothing is printed before you approve. This price holds until 8 December 2026.'),
    ).toBeVisible()
  })

  it('shows each version’s own print, and what it changes of the one before', async () => {
    const spec = { ...PROOF.job, ink: 'clay' as const, width: 280 }
    const newer = { ...PROOF, id: 'prof_2', version: 2, job: spec, height: 261, readyOn: '2026-12-07' }
    await openProofPage({ proofs: [PROOF, newer] })
    await findOutcome()
    expect(screen.getByAltText('The print: Clay, front, 28.0 by 26.1 cm')).toHaveAttribute(
      'src',
      '/api/press-preview?token=preq_1.abc&version=2',
    )
    const changes = screen.getByRole('heading', { name: 'Changed since version 1' }).parentElement
    expect(changes).toHaveTextContent(
      'Ink before: Olive, water-based, one screen now: Clay, water-based, one screen',
    )
    expect(changes).toHaveTextContent(/Ready before: Friday,? 4 December 2026 now: Monday,? 7 December 2026/)
    expect(changes).not.toHaveTextContent(/Shirts|Total/)
    press('Version 1')
    expect(screen.getByAltText('The print: Olive, front, 32.0 by 29.8 cm')).toBeVisible()
    expect(screen.queryByRole('heading', { name: /^Changed/ })).toBeNull()
  })

  it('shows the print where it lies on the shirt, and says what a version moves', async () => {
    const moved = { ...PROOF.job, place: 'back' as const, belowNeck: 95, fromMiddle: -30 }
    await openProofPage({ proofs: [PROOF, { ...PROOF, id: 'prof_2', version: 2, job: moved }] })
    await findOutcome()
    const alt = 'On the shirt: back, 9.5 cm below the neck, 3.0 cm left of the middle as one looks at it'
    const picture = screen.getByAltText(alt)
    expect(picture).toHaveAttribute('src', '/api/press-preview?token=preq_1.abc&version=2')
    // The shirt is 660 mm across and 772 high, and its back begins 66 mm below the picture's top.
    expect(picture.parentElement).toHaveStyle({
      left: `${((-30 - 160 + 330) / 660) * 100}%`,
      top: `${((95 - 46 + 112) / 772) * 100}%`,
      width: `${(320 / 660) * 100}%`,
    })
    const changes = screen.getByRole('heading', { name: 'Changed since version 1' }).parentElement
    expect(changes).toHaveTextContent(
      'Place before: 7.0 cm below the neck, in the middle now: 9.5 cm below the neck, 3.0 cm left of the middle as one looks at it',
    )
  })

  it('says what is cut away of the drawing', async () => {
    const crop = { left: 125, top: 0, right: 0, bottom: 30 }
    await openProofPage({ proofs: [{ ...PROOF, job: { ...PROOF.job, crop } }] })
    await findOutcome()
    expect(screen.getByLabelText('What is printed')).toHaveTextContent(
      'Cut away from the picture: 12.5 % left, 3.0 % bottom',
    )
  })

  it('says from which crop to which a version goes, and that it prints all of the file again', async () => {
    const crop = { left: 125, top: 0, right: 0, bottom: 0 }
    const proofs = [crop, { ...crop, left: 0, top: 30 }, undefined].map((one, at) => ({
      ...PROOF,
      id: `prof_${at + 1}`,
      version: at + 1,
      job: { ...PROOF.job, ...(one && { crop: one }) },
    }))
    await openProofPage({ proofs })
    await findOutcome()
    const readChanges = () => screen.getByRole('heading', { name: /^Changed/ }).parentElement
    expect(readChanges()).toHaveTextContent(
      'Drawing before: Cut away from the picture: 3.0 % top now: As in your file',
    )
    press('Version 2')
    expect(readChanges()).toHaveTextContent(
      'Drawing before: Cut away from the picture: 12.5 % left now: Cut away from the picture: 3.0 % top',
    )
  })

  it('says which touch-ups to the drawing a version makes, and which no longer', async () => {
    const spec = { ...PROOF.job, curve: 20, isSwapped: true, isThickened: true, isCleaned: true }
    const [second, third] = [
      { ...PROOF, id: 'prof_2', version: 2, job: spec },
      { ...PROOF, id: 'prof_3', version: 3, job: { ...PROOF.job, curve: -15 } },
    ]
    await openProofPage({ proofs: [PROOF, second, third] })
    await findOutcome()
    const readChanges = () => screen.getByRole('heading', { name: /^Changed/ }).parentElement
    const touched = 'Darkened by 20. Light and dark swapped. Thin lines thickened. Specks left out'
    expect(readChanges()).toHaveTextContent(`Drawing before: ${touched} now: Lightened by 15`)
    press('Version 2')
    expect(screen.getByLabelText('What is printed')).toHaveTextContent(touched)
    expect(readChanges()).toHaveTextContent(`Drawing before: As in your file now: ${touched}`)
    expect(readChanges()).not.toHaveTextContent(/Ink|Place|Dots/)
  })

  it('shows what the press says of the stored drawing, and of each version, but for what is good or newer than the page', async () => {
    const thin = { code: 'thinLines', sign: 'warning', values: { width: 0.21, thinnest: 0.3 } } as const
    const sharp = { code: 'sharp', sign: 'tick', values: { dpi: 302, width: 320, good: 200 } } as const
    const newer = { code: 'newer', sign: 'warning', values: {} } as const
    const studio = await openProofPage({ state: 'new', proofs: [], answers: [thin, sharp, newer] })
    const title = await screen.findByRole('heading', { name: 'What the press says' })
    expect(title.parentElement).toHaveTextContent('Lines of 0.21 mm break up')
    expect(title.parentElement).not.toHaveTextContent(/302 dpi|newer/)
    const proofs = [{ ...PROOF, answers: [sharp] }]
    studio.answer = () => buildJsonResponse({ ...REQUEST, proofs, answers: [thin, sharp] })
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await screen.findByRole('heading', { level: 1, name: 'Your proof' })
    expect(screen.queryByRole('heading', { name: 'What the press says' })).toBeNull()
  })

  it('shows an older version, which leads to the newest', async () => {
    const newer = { ...PROOF, id: 'prof_2', version: 2, message: 'Smaller now.' }
    await openProofPage({ proofs: [PROOF, newer] })
    expect(await screen.findByText(/Smaller now/)).toBeVisible()
    press('Version 1')
    expect(screen.getByText(/We opened the horns/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
    press('Look at version 2')
    expect(screen.getByRole('button', { name: /Approve/ })).toBeVisible()
  })

  it('says how far an ordered print is', async () => {
    const stages = [
      { stage: 'approved' as const, at: '2026-11-24T17:02:00Z' },
      { stage: 'printed' as const, at: null },
      { stage: 'packed' as const, at: null },
      { stage: 'sent' as const, at: null },
    ]
    await openProofPage({
      state: 'paid',
      approved: { version: 1, at: '2026-11-24T17:02:00Z' },
      order: { number: 128, token: 'chki_1.a.b', stages },
      isDeletable: false,
    })
    const list = await screen.findByRole('list', { name: 'How far it is' })
    const items = within(list).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Proof approved24\u00a0November\u00a02026',
      'Printedcomes next',
      'Packed',
      'Sent',
    ])
    expect(items[1]).toHaveAttribute('aria-current', 'step')
    expect(screen.getByRole('link', { name: 'See order 128' })).toHaveAttribute(
      'href',
      '/order?token=chki_1.a.b',
    )
    expect(screen.queryByRole('button', { name: /Approve|Take|Delete/ })).toBeNull()
  })

  it.each([
    ['new', 'Your request', /We answer within 2 working days/],
    ['question', 'A question for you', /Which green/],
    ['declined', 'We cannot print this', /Which green/],
  ] as const)('says what becomes of a request without a proof: %s', async (state, title, words) => {
    await openProofPage({ state, proofs: [], words: 'Which green?' })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
  })
})

describe('its texts', () => {
  it('are whole in every language', async () => {
    const files = import.meta.glob<Record<string, string>>('/locales/*/proof.json', {
      eager: true,
      import: 'default',
    })
    const english = files['/locales/en/proof.json'] ?? {}
    for (const language of LANGUAGES) {
      const texts = files[`/locales/${language}/proof.json`] ?? {}
      expect(Object.keys(texts)).toEqual(Object.keys(english))
      for (const [key, text] of Object.entries(english))
        expect(listPlaces(texts[key] ?? ''), `${language} ${key}`).toEqual(listPlaces(text))
    }
  })
})

const listPlaces = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).toSorted()
