import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EXAMPLE_PRICE_TABLE } from '@contract/custom-print/print-quote'
import type { SentRequest } from '@contract/custom-print/print-request'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { DEFAULT_PRICING } from '@contract/money/totals'
import { listPreflightResults, type EditingState } from '@/custom-print/editor-state'
import { RequestForm } from '@/custom-print/request-form/request-form'
import type { PricesState } from '@/custom-print/pricing/use-prices'
import { createLanguageWrapper } from '../../support/render-in-language'
import { ANALYSIS } from '../print-analysis-fixture'
import { FakeUpload } from './fake-upload'
import { silenceErrors } from '../../support/silence-errors'

// Drawing and form are kept by a real browser alone: tests/browser/custom-print/custom-print-request.spec.ts.
vi.mock('@/custom-print/storage/artwork-database', () => ({ withObjectStore: async () => undefined }))

const EDITING: EditingState = {
  status: 'editing',
  sequence: 0,
  // jsdom's has no bytes to read.
  file: Object.assign(new Blob(['drawing']), { arrayBuffer: async () => Buffer.alloc(8).buffer }),
  name: 'sun.png',
  artwork: { width: 4000, height: 4000, isVector: false },
  picture: undefined,
  placedInk: undefined,
  spec: DEFAULT_PRINT_SPEC,
  delivery: 'shipping',
  aspect: 1,
  analysis: ANALYSIS,
  coverage: { ink: 0.2, solid: 0 },
  mostDetailedPoint: undefined,
  filmSample: undefined,
}
const PRICES = {
  status: 'ready',
  table: EXAMPLE_PRICE_TABLE,
  pricing: DEFAULT_PRICING,
  isFull: false,
} as const satisfies PricesState
const onSent = vi.fn<(request: SentRequest) => void>()
const onPricesChanged = vi.fn(async () => undefined)
const onSending = vi.fn<(isSending: boolean) => void>()

beforeEach(() => {
  FakeUpload.all = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  vi.clearAllMocks()
})

async function show({
  bench: editing = EDITING,
  prices = PRICES,
}: { bench?: EditingState; prices?: PricesState } = {}) {
  const Wrapper = await createLanguageWrapper('en', '/press')
  const store = createStore()
  await act(async () => {
    render(
      <Suspense>
        <RequestForm
          editing={editing}
          prices={prices}
          results={listPreflightResults(editing)}
          {...{ onSending, onPricesChanged, onSent }}
        />
      </Suspense>,
      { wrapper: ({ children }) => <Provider store={store}>{<Wrapper>{children}</Wrapper>}</Provider> },
    )
  })
  await screen.findByRole('heading', { name: 'Your request' })
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

function fillIn() {
  type('Email', 'anna@example.ch')
  type('Name', 'Anna Muster')
}

/** Presses, and returns the call that leaves. */
async function press(name = 'Send to the studio'): Promise<FakeUpload> {
  const before = FakeUpload.all.length
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(FakeUpload.all).toHaveLength(before + 1))
  return FakeUpload.all[before] as FakeUpload
}

const alert = () => screen.findByRole('alert')

describe('a press without room', () => {
  it('says so before the form, with a mail to write instead, and nothing can be sent', async () => {
    await show({ prices: { ...PRICES, isFull: true } })
    const full = /^The press has no room for more drawings at the moment\. Write to \S+@\S+; we know of it\./
    expect(await alert()).toHaveTextContent(full)
    expect(screen.getAllByText(/no room for more drawings/)).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Write an email with all of it' })).toBeInTheDocument()
    fillIn()
    const send = screen.getByRole('button', { name: 'Send to the studio' })
    expect(send).toHaveAccessibleDescription(full)
    fireEvent.click(send)
    expect(FakeUpload.all).toEqual([])
    expect(screen.getByRole('alert').parentElement).toHaveFocus()
  })
})

describe('sending a drawing', () => {
  it('sends form, job and price as they are shown, and tells the number', async () => {
    await show()
    fillIn()
    type('Note (optional)', 'For the camp')
    const call = await press()
    expect(call.sent.path).toBe('/api/press-requests')
    expect(call.request).toMatchObject({
      email: 'anna@example.ch',
      name: 'Anna Muster',
      note: 'For the camp',
      wishDate: null,
      language: 'en',
      delivery: 'shipping',
      job: DEFAULT_PRINT_SPEC,
      priceVersion: 0,
      total: 27_171,
    })
    expect(call.sent.form.get('file')).toBeInstanceOf(Blob)
    expect(call.sent.form.get('website')).toBe('')
    act(() => call.answer(201, { number: 27, token: 'x' }))
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ number: 27, token: 'x' }))
    expect(screen.getByLabelText('Email')).toHaveValue('')
  })

  it('sends along which film was shown, by which the studio hears of another, unless it is not of this print', async () => {
    const filmSample = { spec: DEFAULT_PRINT_SPEC, bits: '7x7:AA==' }
    const moved = { ...DEFAULT_PRINT_SPEC, belowNeck: 90, counts: { S: 5, M: 5, L: 5, XL: 5 } }
    await show({ bench: { ...EDITING, spec: moved, filmSample } })
    fillIn()
    const call = await press()
    expect(call.sent.headers).toEqual({ 'X-Film-Sample': '7x7:AA==' })
    act(() => call.answer(201, { number: 27, token: 'x' }))
    await waitFor(() => expect(onSent).toHaveBeenCalled())
    cleanup()
    await show({ bench: { ...EDITING, spec: { ...DEFAULT_PRINT_SPEC, curve: 15 }, filmSample } })
    fillIn()
    expect((await press()).sent.headers).toEqual({})
  })

  it('sends what is cut away once the press has cut it, and no film of the whole drawing', async () => {
    const crop = { left: 500, top: 0, right: 0, bottom: 0 }
    const whole = { ...DEFAULT_PRINT_SPEC, width: 140 }
    const filmSample = { spec: whole, bits: '7x7:AA==' }
    const editing: EditingState = { ...EDITING, filmSample, spec: { ...whole, crop } }
    await show({ bench: editing })
    fillIn()
    const button = screen.getByRole('button', { name: 'Send to the studio' })
    expect(button).toHaveAccessibleDescription('The press is still looking at your drawing.')
    fireEvent.click(button)
    expect(FakeUpload.all).toEqual([])
    cleanup()
    const placedInk = { crop, widthPx: 200, widthMm: 140, pixelMm: 0.7 }
    await show({ bench: { ...editing, placedInk } })
    fillIn()
    const call = await press()
    expect(call.request).toMatchObject({ job: { crop, width: 140 } })
    expect(call.sent.headers).toEqual({})
  })

  it('is told while it leaves, and while it is read; a second press sends nothing', async () => {
    await show()
    fillIn()
    const call = await press()
    expect(onSending).toHaveBeenLastCalledWith(true)
    act(() => call.leaves(30, 100))
    expect(screen.getByRole('progressbar', { name: 'Sending' })).toHaveValue(0.3)
    act(() => call.leaves(100, 100))
    expect(screen.getByRole('status')).toHaveTextContent('The studio reads your drawing')
    expect(screen.getByLabelText('Name')).toHaveAttribute('readonly')
    fireEvent.submit(screen.getByLabelText('Name'))
    expect(FakeUpload.all).toHaveLength(1)
    act(() => call.answer(201, { number: 1, token: 'x' }))
    await waitFor(() => expect(onSending).toHaveBeenLastCalledWith(false))
  })

  it('says beside each field what is wrong with it, and leads to the first one', async () => {
    await show()
    type('Needed by (optional)', '2020-01-06')
    fireEvent.click(screen.getByRole('button', { name: 'Send to the studio' }))
    const email = screen.getByLabelText('Email')
    expect(email).toHaveFocus()
    expect(email).toHaveAccessibleDescription('Please type an email address.')
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please tell us your name.')
    expect(screen.getByLabelText('Needed by (optional)')).toHaveAccessibleDescription(
      /^Please choose a working day from \d+\u00a0\w+ on, or none\.$/,
    )
    type('Email', 'anna@example.ch')
    expect(email).toBeValid()
    expect(email).toHaveAccessibleDescription('')
    expect(FakeUpload.all).toEqual([])
  })

  it('names the earliest day of the calendar also where it is still the day before', async () => {
    vi.stubEnv('TZ', 'America/New_York')
    await show()
    const earliest = screen.getByLabelText<HTMLInputElement>('Needed by (optional)').min
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    expect(screen.getByLabelText('Needed by (optional)')).toHaveAccessibleDescription(
      `A working day, from ${day.format(new Date(earliest)).replace(' ', '\u00a0')} on.`,
    )
    vi.unstubAllEnvs()
  })

  it('waits for ten screen prints, and says why [P11]', async () => {
    await show({
      bench: { ...EDITING, spec: { ...DEFAULT_PRINT_SPEC, counts: { S: 0, M: 9, L: 0, XL: 0 } } },
    })
    fillIn()
    const button = screen.getByRole('button', { name: 'Send to the studio' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(
      'It cannot be sent like this. Screen printing starts at 10 shirts. DTG prints 9.',
    )
    fireEvent.click(button)
    expect(screen.getByText(/^It cannot be sent like this/)).toHaveFocus()
    expect(FakeUpload.all).toEqual([])
  })

  it('is told what to do about a coarse picture in a vector, which may be nothing but its shadow', async () => {
    await show({ bench: { ...EDITING, analysis: { ...ANALYSIS, inkWidthPx: 300, pictureWidthPx: 300 } } })
    expect(screen.getByRole('button', { name: 'Send to the studio' })).toHaveAccessibleDescription(
      /Embed a larger one\. If it is a shadow or a glow, which programs save as a picture, take it away\.$/,
    )
  })

  it.each([
    ['loading', 'Our prices are being loaded.'],
    ['failed', 'Our prices did not load. Without them nothing can be sent.'],
  ] as const)('waits for the prices: %s', async (status, sentence) => {
    await show({ prices: { status } })
    fillIn()
    const button = screen.getByRole('button', { name: 'Send to the studio' })
    expect(button).toHaveAccessibleDescription(sentence)
    fireEvent.click(button)
    expect(FakeUpload.all).toEqual([])
  })

  it('waits until the press has looked at the drawing', async () => {
    await show({ bench: { ...EDITING, analysis: undefined } })
    expect(screen.getByRole('button', { name: 'Send to the studio' })).toHaveAccessibleDescription(
      'The press is still looking at your drawing.',
    )
  })
})

describe('a connection that is lost', () => {
  it('keeps the form, and the same is sent again as the same request', async () => {
    silenceErrors()
    await show()
    fillIn()
    const first = await press()
    act(() => first.cut())
    expect(await alert()).toHaveTextContent('Not sent, no connection. Your drawing is kept here. Try again.')
    expect(screen.getByLabelText('Email')).toHaveValue('anna@example.ch')
    const second = await press('Try again')
    expect(second.request).toEqual(first.request)
    act(() => second.cut())
    await alert()
    type('Note (optional)', 'Another one')
    const third = await press('Try again')
    expect(third.request['key']).not.toBe(first.request['key'])
  })
})

describe('what is not sent says why', () => {
  const failure = (code: string, values?: Record<string, number>) => ({ error: 'x', code, values })
  it.each([
    [
      507,
      failure('storage_full'),
      /^Our storage is full\. Nothing was sent\. Write to \S+@\S+; we know of it\./,
    ],
    [
      429,
      failure('too_many_from_here', { minutes: 42 }),
      'Too many requests from here. Try again in 42 minutes.',
    ],
    [
      429,
      failure('too_many_from_here', { minutes: 1 }),
      'Too many requests from here. Try again in 1 minute.',
    ],
    [503, failure('busy'), /^Many drawings are being read at the moment\./],
    [422, failure('not_printable'), /^Nothing was sent: the studio’s press cannot print it like this\./],
    [422, failure('wish_too_soon'), /^Please choose a working day from \d+ \w+ on, or none\.$/],
    [413, failure('file_size'), /^This file is larger than 8 MB\. Nothing was sent\./],
    [413, failure('file_pixels'), /^This picture has more than 50 million pixels\./],
    [415, failure('file_type'), /^This is not a JPEG, PNG, WebP or SVG\./],
    [415, failure('file_heic'), /^HEIC cannot be read here\. Save it as JPEG\./],
    [415, failure('file_long'), /^This picture is longer than 12,000 pixels\./],
    [415, failure('file_small'), /^This picture is smaller than 200 pixels\./],
    [
      415,
      failure('file_damaged'),
      /^This file is damaged and cannot be read\. Nothing was sent\. Choose another/,
    ],
    [415, failure('file_unsafe'), /^This SVG holds more than a drawing\. Save it as PNG\./],
    [
      400,
      failure('invalid_crop'),
      /^Nothing was sent: the studio cannot read what you cut away\. Press Whole drawing,/,
    ],
    [400, failure('invalid_form'), /^That did not work, and the fault is ours\./],
    [502, '<html>Bad gateway</html>', /^That did not work, and the fault is ours\./],
  ])('%i %o', async (status, body, sentence) => {
    await show()
    fillIn()
    const call = await press()
    act(() => call.answer(status, body))
    expect(await alert()).toHaveTextContent(sentence)
    expect(onSent).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Name')).toHaveValue('Anna Muster')
  })

  it('with both sums where the prices have changed, and shows the new ones', async () => {
    await show()
    fillIn()
    const call = await press()
    act(() => call.answer(409, failure('prices_changed', { before: 27_171, now: 28_248 })))
    expect(await alert()).toHaveTextContent(
      'Our prices have changed since you began: CHF 271.71 became CHF 282.48. Look at it again, then send.',
    )
    expect(onPricesChanged).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Send to the studio' })).toBeEnabled()
  })

  it('with the minutes of the limit of attempts', async () => {
    await show()
    fillIn()
    const call = await press()
    act(() => call.answer(429, { error: 'x', code: 'too_many_requests' }, { 'Retry-After': '1510' }))
    expect(await alert()).toHaveTextContent('Too many requests from here. Try again in 26 minutes.')
  })

  it('with a mail that holds the whole job, where the fault is ours', async () => {
    await show()
    fillIn()
    const call = await press()
    act(() => call.answer(507, failure('storage_full')))
    await alert()
    const mail = new URL(
      screen.getByRole('link', { name: 'Write an email with all of it' }).getAttribute('href') ?? '',
    )
    const body = mail.searchParams.get('body') ?? ''
    for (const fact of [
      'Ink: olive',
      'Shirt: natural',
      'S 0, M 10',
      '28.0 × 28.0 cm',
      'CHF 271.71',
      'sun.png',
    ])
      expect(body).toContain(fact)
  })

  it('where the file is gone since it was chosen', async () => {
    silenceErrors()
    const file = Object.assign(new Blob(['drawing']), {
      arrayBuffer: () => Promise.reject(new Error('gone')),
    })
    await show({ bench: { ...EDITING, file } })
    fillIn()
    fireEvent.click(screen.getByRole('button', { name: 'Send to the studio' }))
    expect(await alert()).toHaveTextContent('This file is damaged and cannot be read. Nothing was sent.')
    expect(FakeUpload.all).toEqual([])
  })
})
