import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import { ArtworkCard } from '@/custom-print/editor/artwork-card'
import type { EditingState } from '@/custom-print/editor-state'
import type { EditorActions } from '@/custom-print/editor/use-editor'
import { createLanguageWrapper } from '../../support/render-in-language'

const EDITING: EditingState = {
  status: 'editing',
  sequence: 0,
  file: new Blob(),
  name: 'sun.png',
  artwork: { width: 400, height: 300, isVector: false },
  picture: undefined,
  placedInk: undefined,
  spec: DEFAULT_PRINT_SPEC,
  delivery: 'shipping',
  aspect: 1,
  analysis: undefined,
  coverage: { ink: 0.2, solid: 0 },
  mostDetailedPoint: undefined,
  filmSample: undefined,
}
const onChange = vi.fn()

function Card({ crop }: Pick<PrintSpec, 'crop'>) {
  const [spec, setSpec] = useState({ ...DEFAULT_PRINT_SPEC, crop })
  const actions: Partial<EditorActions> = {
    changeSpec(changes: Partial<PrintSpec>) {
      onChange(changes)
      setSpec({ ...spec, ...changes })
    },
  }
  return <ArtworkCard editing={{ ...EDITING, spec }} actions={actions as EditorActions} />
}

async function openCrop(crop?: PrintSpec['crop']) {
  onChange.mockClear()
  const wrapper = await createLanguageWrapper('en')
  await act(async () => {
    render(
      <Suspense>
        <Card crop={crop} />
      </Suspense>,
      { wrapper },
    )
  })
  fireEvent.click(await screen.findByText('Cut away parts'))
  await screen.findByRole('group', { name: /^Frame/ })
}
const frame = () => screen.getByRole('group', { name: /^Frame around what stays/ })
const press = (key: string, shiftKey = false) => fireEvent.keyDown(frame(), { key, shiftKey })

it('a visitor cuts a side of the drawing away by its number, and takes it back with one press', async () => {
  await openCrop()
  expect(screen.queryByRole('button', { name: 'Whole drawing' })).toBeNull()
  const left = screen.getByRole('spinbutton', { name: 'Off left,\u00a0%' })
  fireEvent.change(left, { target: { value: '12,5' } })
  fireEvent.blur(left)
  expect(onChange).toHaveBeenLastCalledWith({ crop: { left: 125, top: 0, right: 0, bottom: 0 } })
  expect(frame()).toHaveAccessibleName('Frame around what stays, 87.5 by 100.0 % of the picture')
  // Two percent of a drawing are left at least.
  expect(screen.getByRole('spinbutton', { name: 'Off right,\u00a0%' })).toHaveAttribute(
    'aria-valuemax',
    '85.5',
  )
  const whole = screen.getByRole('button', { name: 'Whole drawing' })
  whole.focus()
  fireEvent.click(whole)
  expect(onChange).toHaveBeenLastCalledWith({ crop: undefined })
  expect(left).toHaveValue('0.0')
  expect(screen.getByText('Cut away parts')).toHaveFocus()
})

it('a visitor makes the frame smaller and moves it by keys, within the drawing', async () => {
  await openCrop()
  press('ArrowRight')
  expect(onChange).toHaveBeenLastCalledWith({ crop: undefined })
  press('-')
  expect(onChange).toHaveBeenLastCalledWith({ crop: { left: 10, top: 10, right: 10, bottom: 10 } })
  press('ArrowRight')
  expect(onChange).toHaveBeenLastCalledWith({ crop: { left: 15, top: 10, right: 5, bottom: 10 } })
  press('ArrowUp', true)
  expect(onChange).toHaveBeenLastCalledWith({ crop: { left: 15, top: 0, right: 5, bottom: 20 } })
  for (let times = 0; times < 3; times++) press('+')
  expect(onChange).toHaveBeenLastCalledWith({ crop: undefined })
})

type Point = [x: number, y: number]

/** Lays the frame out on a picture of 400 × 300 px: jsdom has neither layout nor capture. */
function layOut({ left, top, right, bottom } = { left: 0, top: 0, right: 0, bottom: 0 }) {
  const box = new DOMRect(left * 0.4, top * 0.3, 400 - (left + right) * 0.4, 300 - (top + bottom) * 0.3)
  frame().getBoundingClientRect = () => box
  frame().setPointerCapture = vi.fn()
  const whole = frame().parentElement
  if (whole) whole.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300)
}
const point = ([clientX, clientY]: Point, pointerId = 1) => ({ button: 0, pointerId, clientX, clientY })
function drag(from: Point, to: Point, end = fireEvent.pointerUp) {
  fireEvent.pointerDown(frame(), point(from))
  fireEvent.pointerMove(frame(), point(to))
  end(frame(), point(to))
}

it('a visitor pulls sides and corners of the frame, and moves it by its middle', async () => {
  await openCrop()
  layOut()
  drag([2, 150], [102, 150])
  expect(onChange).toHaveBeenLastCalledWith({ crop: { left: 250, top: 0, right: 0, bottom: 0 } })
  layOut({ left: 250, top: 0, right: 0, bottom: 0 })
  drag([398, 298], [358, 268])
  expect(onChange).toHaveBeenLastCalledWith({ crop: { left: 250, top: 0, right: 100, bottom: 100 } })
  layOut({ left: 250, top: 0, right: 100, bottom: 100 })
  drag([230, 130], [400, 400])
  expect(onChange).toHaveBeenLastCalledWith({ crop: { left: 350, top: 100, right: 0, bottom: 0 } })
  onChange.mockClear()
  layOut({ left: 350, top: 100, right: 0, bottom: 0 })
  drag([230, 130], [300, 300], fireEvent.pointerCancel)
  expect(onChange).not.toHaveBeenCalled()
})

it('a frame that is moved keeps its size, also where it is as narrow as it may be', async () => {
  const crop = { left: 490, top: 10, right: 490, bottom: 10 }
  await openCrop(crop)
  layOut(crop)
  drag([200, 150], [205, 150])
  expect(onChange).toHaveBeenLastCalledWith({ crop: { left: 503, top: 10, right: 477, bottom: 10 } })
})

it('a tap cuts nothing', async () => {
  await openCrop()
  layOut()
  drag([2, 150], [4, 152])
  expect(onChange).not.toHaveBeenCalled()
})

it('a second finger neither moves the frame nor takes it from the first', async () => {
  await openCrop()
  layOut()
  fireEvent.pointerDown(frame(), point([2, 150]))
  fireEvent.pointerMove(frame(), point([102, 150]))
  const pulled = 'Frame around what stays, 75.0 by 100.0\u00a0% of the picture'
  expect(frame()).toHaveAccessibleName(pulled)
  fireEvent.pointerDown(frame(), point([398, 200], 2))
  fireEvent.pointerMove(frame(), point([250, 200], 2))
  fireEvent.pointerUp(frame(), point([250, 200], 2))
  expect(frame()).toHaveAccessibleName(pulled)
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.pointerUp(frame(), point([142, 150]))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ crop: { left: 350, top: 0, right: 0, bottom: 0 } })
})
