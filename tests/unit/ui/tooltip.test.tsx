import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Tooltip } from '@/ui/tooltip'

beforeEach(() => vi.useFakeTimers())

const tip = () => screen.queryByRole('tooltip')
const control = () => screen.getByRole('button')
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** jsdom knows no pointer events, so React reads the kind of pointer off a mouse event. */
function pointer(type: string, pointerType: string) {
  const event = new MouseEvent(type, { bubbles: true })
  Object.assign(event, { pointerType })
  fireEvent(control(), event)
}

/** The browser decides whether a focus is to be seen: it is where the keyboard brought it. */
function focus(isByKeyboard: boolean) {
  const matches = Element.prototype.matches
  vi.spyOn(control(), 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':focus-visible' ? isByKeyboard : matches.call(this, selector)
  })
  fireEvent.focus(control())
}

function show() {
  return render(
    <Tooltip label="Zoom in">
      <button type="button" aria-label="Zoom in" />
    </Tooltip>,
  )
}

describe("a control's name beside it", () => {
  it('comes 100 ms after the mouse, and goes with it', () => {
    show()
    pointer('pointerover', 'mouse')
    wait(99)
    expect(tip()).toBeNull()
    wait(1)
    expect(tip()).toHaveTextContent('Zoom in')
    pointer('pointerout', 'mouse')
    expect(tip()).toBeNull()
  })

  it('comes 100 ms after the focus of the keyboard, and goes with it', () => {
    show()
    focus(true)
    wait(100)
    expect(tip()).toHaveTextContent('Zoom in')
    fireEvent.blur(control())
    expect(tip()).toBeNull()
  })

  it('does not come with the focus that a press leaves, nor under a finger', () => {
    show()
    focus(false)
    pointer('pointerover', 'touch')
    wait(1000)
    expect(tip()).toBeNull()
  })

  it.each([
    ['a press', () => pointer('pointerdown', 'mouse')],
    ['Escape', () => fireEvent.keyDown(control(), { key: 'Escape' })],
  ])('goes with %s', (_, happen) => {
    show()
    focus(true)
    wait(100)
    happen()
    expect(tip()).toBeNull()
  })

  it('stays while other keys are pressed', () => {
    show()
    focus(true)
    wait(100)
    fireEvent.keyDown(control(), { key: 'Tab' })
    expect(tip()).not.toBeNull()
  })

  it('does not come any more once the mouse has left again', () => {
    show()
    pointer('pointerover', 'mouse')
    wait(50)
    pointer('pointerout', 'mouse')
    wait(1000)
    expect(tip()).toBeNull()
  })
})
