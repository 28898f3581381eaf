import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { applyQuickFix } from '@/custom-print/preflight/apply-quick-fix'
import {
  listPreflightResults,
  type EditorState,
  editorReducer,
  type EditingState,
} from '@/custom-print/editor-state'
import { ANALYSIS } from './print-analysis-fixture'

const FILE = new Blob(['drawing'])
const ARTWORK = { width: 4000, height: 2000, isVector: false }

/** Ink as wide as the picture, in its upper half. */
const INK = { crop: undefined, widthPx: 2000, aspect: 2 }

const run = (...events: Parameters<typeof editorReducer>[1][]) =>
  events.reduce<EditorState>(editorReducer, { status: 'empty' })
const CHOSEN = { type: 'artworkChosen', chosen: { file: FILE, name: 'a.png' } } as const
const printed = (...events: Parameters<typeof editorReducer>[1][]) =>
  run(
    CHOSEN,
    { type: 'artworkOpened', artwork: ARTWORK },
    { type: 'artworkPrepared', ink: INK },
    ...events,
  ) as EditingState

describe('the bench', () => {
  it('is empty, shows a file while it is read, and then its print', () => {
    expect(run().status).toBe('empty')
    expect(run(CHOSEN)).toMatchObject({ status: 'editing', name: 'a.png', artwork: undefined })
    expect(printed()).toMatchObject({
      artwork: ARTWORK,
      spec: DEFAULT_PRINT_SPEC,
      delivery: 'shipping',
      aspect: 2,
    })
    expect(run(CHOSEN, { type: 'artworkRejected', reason: 'type' })).toEqual({
      status: 'rejected',
      reason: 'type',
    })
    expect(printed({ type: 'artworkRemoved' })).toEqual({ status: 'empty' })
  })

  it('brings back the job that was kept', () => {
    const spec = { ...DEFAULT_PRINT_SPEC, width: 120 }
    const editing = run(
      { type: 'artworkChosen', chosen: { file: FILE, name: 'a.png', spec, delivery: 'pickup' } },
      { type: 'artworkOpened', artwork: ARTWORK },
    )
    expect(editing).toMatchObject({ spec, delivery: 'pickup' })
  })

  it('shows the number once sent, until another drawing is chosen', () => {
    const request = { number: 27, token: 'preq_1.x' }
    const sent = { type: 'requestSent', request, editing: printed(), picture: '' } as const
    expect(printed(sent)).toMatchObject({ status: 'sent', request })
    const another = { type: 'artworkChosen', chosen: { file: new Blob(['other']), name: 'b.png' } } as const
    expect(printed(sent, another)).toMatchObject({ status: 'editing', name: 'b.png', artwork: undefined })
    expect(printed(sent, { type: 'artworkRemoved' })).toEqual({ status: 'empty' })
  })

  it('takes no notice of a press that is late', () => {
    expect(run({ type: 'artworkOpened', artwork: ARTWORK })).toEqual({ status: 'empty' })
  })

  it('starts afresh with another drawing, of which nothing is known yet', () => {
    const another = { type: 'artworkChosen', chosen: { file: new Blob(['other']), name: 'b.png' } } as const
    const first = printed({ type: 'specChanged', spec: { ink: 'clay' } })
    expect(editorReducer(first, another)).toMatchObject({
      sequence: first.sequence + 1,
      spec: DEFAULT_PRINT_SPEC,
      artwork: undefined,
      aspect: undefined,
    })
  })

  it('keeps the print on the shirt, also where its shape is known late', () => {
    expect(printed({ type: 'specChanged', spec: { fromMiddle: 900 } }).spec.fromMiddle).toBe(90)
    expect(printed({ type: 'artworkPrepared', ink: { ...INK, aspect: 0.4 } }).spec.width).toBe(168)
    expect(printed({ type: 'draftRendered', aspect: 0.4 }).spec.width).toBe(280)
    expect(printed({ type: 'specChanged', spec: { place: 'chest' } }).spec).toMatchObject({
      place: 'chest',
      width: 90,
    })
  })

  const CROP = { left: 500, top: 0, right: 200, bottom: 0 }
  const cut = (crop: typeof CROP | undefined, widthPx: number) =>
    [
      { type: 'specChanged', spec: { crop } },
      { type: 'artworkPrepared', ink: { crop, widthPx, aspect: 1 } },
    ] as const

  it('makes a print smaller that is cut, and nothing in it larger; it stays in the middle', () => {
    const { spec, aspect } = printed(...cut(CROP, 643))
    expect(spec).toMatchObject({ crop: CROP, width: 90, fromMiddle: 0, belowNeck: 70 })
    expect(aspect).toBe(1)
    // What is cut by another visitor's browser, or was kept, is as wide as it says.
    const kept = { type: 'artworkChosen', chosen: { file: FILE, name: 'a.png', spec } } as const
    const prepared = { type: 'artworkPrepared', ink: { crop: CROP, widthPx: 643, aspect: 1 } } as const
    expect(run(kept, prepared)).toMatchObject({ spec: { width: 90 } })
  })

  it('says nothing of what is left before it has looked at that', () => {
    const analysed = {
      type: 'printAnalysed',
      analysis: ANALYSIS,
      coverage: { ink: 0.5, solid: 0.1 },
      mostDetailedPoint: { x: 1, y: 1 },
    } as const
    expect(listPreflightResults(printed(analysed, { type: 'artworkPrepared', ink: INK }))).not.toEqual([])
    expect(listPreflightResults(printed(analysed, ...cut(CROP, 643)))).toEqual([])
    // Nor while it is being cut: it has the width and the price of before.
    expect(listPreflightResults(printed(analysed, cut(CROP, 643)[0]))).toEqual([])
  })

  it('is as it was once the crop is taken back, however little was left', () => {
    // Twice prepared, as its print is rendered again in the new size.
    const again = { type: 'artworkPrepared', ink: { crop: CROP, widthPx: 40, aspect: 1 } } as const
    const small = printed(...cut(CROP, 40), again)
    expect(small.spec.width).toBe(30)
    const whole = cut(undefined, 2000).reduce<EditorState>(editorReducer, small) as EditingState
    expect(whole.spec).toEqual({ ...DEFAULT_PRINT_SPEC, crop: undefined })
    // A width that was chosen for what is left is that of the whole, too.
    const resized = [{ type: 'specChanged', spec: { width: 60 } }, again, ...cut(undefined, 100)] as const
    expect((resized.reduce<EditorState>(editorReducer, small) as EditingState).spec.width).toBe(150)
  })

  it('judges anew what needs no print', () => {
    const editing = printed({
      type: 'printAnalysed',
      analysis: ANALYSIS,
      coverage: { ink: 0.5, solid: 0.1 },
      mostDetailedPoint: { x: 1, y: 1 },
    })
    expect(listPreflightResults(editing).map(({ code }) => code)).toEqual(['sharp', 'paperRemoved'])
    const few = editorReducer(editing, {
      type: 'specChanged',
      spec: { counts: { S: 0, M: 9, L: 0, XL: 0 } },
    }) as EditingState
    expect(listPreflightResults(few)[0]?.code).toBe('tooFew')
    expect(listPreflightResults(printed())).toEqual([])
  })
})

describe('a remedy', () => {
  it.each([
    [{ code: 'setWidth', width: 120 }, { width: 120 }],
    [{ code: 'keepBackground' }, { isPaperKept: true }],
    [{ code: 'removeBackground' }, { isPaperKept: false }],
    [{ code: 'darken' }, { curve: 15 }],
    [{ code: 'lighten' }, { curve: -15 }],
    [{ code: 'useDtg' }, { method: 'dtg' }],
    [{ code: 'changeInk', ink: 'clay' }, { ink: 'clay' }],
  ] as const)('%o changes one thing', (quickFix, change) => {
    expect(applyQuickFix(DEFAULT_PRINT_SPEC, quickFix)).toEqual(change)
  })

  it('orders as many as are missing', () => {
    const spec = { ...DEFAULT_PRINT_SPEC, counts: { S: 2, M: 1, L: 0, XL: 0 } }
    expect(applyQuickFix(spec, { code: 'orderMinimum', pieces: 10 })).toEqual({
      counts: { S: 2, M: 8, L: 0, XL: 0 },
    })
    expect(applyQuickFix({ ...DEFAULT_PRINT_SPEC, curve: 45 }, { code: 'darken' })).toEqual({ curve: 50 })
  })
})
