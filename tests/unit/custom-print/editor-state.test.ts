import { describe, expect, it } from 'vitest'
import { FIRST_JOB } from '@contract/custom-print/print-spec'
import { applyRemedy } from '@/custom-print/preflight/apply-quick-fix'
import { answersOf, type Bench, nextBench, type Printed } from '@/custom-print/editor/editor-state'
import { FACTS } from './print-analysis-fixture'

const FILE = new Blob(['drawing'])
const ARTWORK = { width: 4000, height: 2000, isVector: false }

const run = (...events: Parameters<typeof nextBench>[1][]) =>
  events.reduce<Bench>(nextBench, { status: 'empty' })
const CHOSEN = { type: 'chosen', chosen: { file: FILE, name: 'a.png' } } as const
const printed = (...events: Parameters<typeof nextBench>[1][]) =>
  run(CHOSEN, { type: 'opened', artwork: ARTWORK }, { type: 'prepared', aspect: 2 }, ...events) as Printed

describe('the bench', () => {
  it('is empty, shows a file while it is read, and then its print', () => {
    expect(run().status).toBe('empty')
    expect(run(CHOSEN)).toMatchObject({ status: 'printed', name: 'a.png', artwork: undefined })
    expect(printed()).toMatchObject({ artwork: ARTWORK, job: FIRST_JOB, delivery: 'shipping', aspect: 2 })
    expect(run(CHOSEN, { type: 'refused', reason: 'type' })).toEqual({ status: 'refused', reason: 'type' })
    expect(printed({ type: 'removed' })).toEqual({ status: 'empty' })
  })

  it('brings back the job that was kept', () => {
    const job = { ...FIRST_JOB, width: 120 }
    const bench = run(
      { type: 'chosen', chosen: { file: FILE, name: 'a.png', job, delivery: 'pickup' } },
      { type: 'opened', artwork: ARTWORK },
    )
    expect(bench).toMatchObject({ job, delivery: 'pickup' })
  })

  it('shows the number once sent, until another drawing is chosen', () => {
    const request = { number: 27, token: 'preq_1.x' }
    const sent = { type: 'sent', request, sent: printed(), picture: '' } as const
    expect(printed(sent)).toMatchObject({ status: 'sent', request })
    const another = { type: 'chosen', chosen: { file: new Blob(['other']), name: 'b.png' } } as const
    expect(printed(sent, another)).toMatchObject({ status: 'printed', name: 'b.png', artwork: undefined })
    expect(printed(sent, { type: 'removed' })).toEqual({ status: 'empty' })
  })

  it('takes no notice of a press that is late', () => {
    expect(run({ type: 'opened', artwork: ARTWORK })).toEqual({ status: 'empty' })
  })

  it('starts afresh with another drawing, of which nothing is known yet', () => {
    const another = { type: 'chosen', chosen: { file: new Blob(['other']), name: 'b.png' } } as const
    const first = printed({ type: 'changed', job: { ink: 'clay' } })
    expect(nextBench(first, another)).toMatchObject({
      turn: first.turn + 1,
      job: FIRST_JOB,
      artwork: undefined,
      aspect: undefined,
    })
  })

  it('keeps the print on the shirt, also where its shape is known late', () => {
    expect(printed({ type: 'changed', job: { fromMiddle: 900 } }).job.fromMiddle).toBe(90)
    expect(printed({ type: 'prepared', aspect: 0.4 }).job.width).toBe(168)
    expect(printed({ type: 'changed', job: { place: 'chest' } }).job).toMatchObject({
      place: 'chest',
      width: 90,
    })
  })

  it('judges anew what needs no print', () => {
    const bench = printed({
      type: 'judged',
      facts: FACTS,
      coverage: { ink: 0.5, solid: 0.1 },
      busiest: { x: 1, y: 1 },
    })
    expect(answersOf(bench).map(({ code }) => code)).toEqual(['sharp', 'paperRemoved'])
    const few = nextBench(bench, { type: 'changed', job: { counts: { S: 0, M: 9, L: 0, XL: 0 } } }) as Printed
    expect(answersOf(few)[0]?.code).toBe('tooFew')
    expect(answersOf(printed())).toEqual([])
  })
})

describe('a remedy', () => {
  it.each([
    [{ code: 'setWidth', width: 120 }, { width: 120 }],
    [{ code: 'keepPaper' }, { isPaperKept: true }],
    [{ code: 'removePaper' }, { isPaperKept: false }],
    [{ code: 'darken' }, { curve: 15 }],
    [{ code: 'lighten' }, { curve: -15 }],
    [{ code: 'useDtg' }, { method: 'dtg' }],
    [{ code: 'changeInk', ink: 'clay' }, { ink: 'clay' }],
  ] as const)('%o changes one thing', (remedy, change) => {
    expect(applyRemedy(FIRST_JOB, remedy)).toEqual(change)
  })

  it('orders as many as are missing', () => {
    const job = { ...FIRST_JOB, counts: { S: 2, M: 1, L: 0, XL: 0 } }
    expect(applyRemedy(job, { code: 'orderMinimum', pieces: 10 })).toEqual({
      counts: { S: 2, M: 8, L: 0, XL: 0 },
    })
    expect(applyRemedy({ ...FIRST_JOB, curve: 45 }, { code: 'darken' })).toEqual({ curve: 50 })
  })
})
