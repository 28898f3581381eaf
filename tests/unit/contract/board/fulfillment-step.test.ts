import { describe, expect, it } from 'vitest'
import { PRINT_KEYS, PRINT_SIDES } from '@contract/catalogue/product-print'
import {
  cleanTracking,
  FULFILLMENT_STEPS,
  HISTORY_STEPS,
  FULFILLMENT_STEP_NAMES,
} from '@contract/board/fulfillment-step'
import texts from '@contract/locales/en.json'

describe('the steps of the studio', () => {
  it('are taken back by the step of the same name', () => {
    const undoable = FULFILLMENT_STEP_NAMES.filter((step) => FULFILLMENT_STEPS[step].undo !== null)
    for (const step of undoable) expect(FULFILLMENT_STEPS[step].undo).toBe(`not_${step}`)
    const undone = FULFILLMENT_STEP_NAMES.filter((step) => step.startsWith('not_'))
    expect(undoable.map((step) => FULFILLMENT_STEPS[step].undo)).toEqual(undone)
  })

  it('are refused with a sentence each', () => {
    const sentences = Object.entries(texts).flatMap(([key, text]) =>
      key.startsWith('refused.') ? [text] : [],
    )
    for (const sentence of sentences)
      expect(sentence.replace('{{tracking}}', '99.1')).toMatch(/^[A-Z][^{}]{15,}\.$/)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('stand in the history of an order, with notes and returns', () => {
    expect(HISTORY_STEPS).toEqual([
      ...FULFILLMENT_STEP_NAMES,
      'note_changed',
      'return_received',
      'return_refunded',
      'return_declined',
    ])
  })
})

describe('a tracking number that is copied from a carrier’s page', () => {
  it.each([
    ['99.00.123456.12345678', '99.00.123456.12345678'],
    [' 99 00 \n', '99 00'],
    ['99\u00A0\t\u202F00', '99 00'],
    ['99\u200B.0\u00AD0', '99.00'],
    ['99\u201100\u2013123456', '99-00-123456'],
  ])('is kept as it would be typed: %j', (copied, tracking) => expect(cleanTracking(copied)).toBe(tracking))
})

describe('how a shirt is printed', () => {
  it('stands in the metadata of its product under keys that stay', () => {
    expect(PRINT_KEYS).toEqual({ side: 'print.side', method: 'print.method', inks: 'print.inks' })
    expect(PRINT_SIDES).toEqual(['front', 'back', 'both'])
  })
})
