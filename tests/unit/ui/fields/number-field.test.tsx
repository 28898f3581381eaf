import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { NumberField } from '@/ui/fields/number-field'

function Width() {
  const [mm, setMm] = useState(280)
  return (
    <>
      <NumberField label="Width, cm" value={mm} min={-40} max={340} unit={10} onChange={setMm} />
      <output>{mm}</output>
    </>
  )
}

const open = () => {
  render(<Width />)
  const field = screen.getByRole('spinbutton', { name: 'Width, cm' })
  const type = (text: string) => fireEvent.change(field, { target: { value: text } })
  return { field, type }
}
const expectMm = (mm: number) => expect(screen.getByRole('status')).toHaveTextContent(String(mm))

describe('a length', () => {
  it('is typed with a comma or a point, in each language, and as a minus stands in a text', () => {
    const { field, type } = open()
    for (const text of ['14,5', '14.5']) {
      type(text)
      expect(field).toHaveValue(text)
      expectMm(145)
      type('28')
    }
    for (const text of ['-3,5', '−3.5']) {
      type(text)
      expectMm(-35)
      type('28')
    }
  })

  it('grows and shrinks by a millimetre with the arrow keys, no further than it may', () => {
    const { field, type } = open()
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(field).toHaveValue('28.1')
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(field).toHaveValue('27.9')
    type('34')
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expectMm(340)
  })

  it('is as long as it may be where more is typed, and as before where it is no number', () => {
    const { field, type } = open()
    type('99')
    expectMm(280)
    fireEvent.blur(field)
    expect(field).toHaveValue('34.0')
    type('wide')
    fireEvent.blur(field)
    expect(field).toHaveValue('34.0')
  })

  it('can be typed on a telephone also below zero: keys of decimals have no minus there', () => {
    expect(open().field).toHaveAttribute('inputmode', 'text')
  })
})
