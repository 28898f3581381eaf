import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useDrag } from '@/custom-print/editor/use-drag'

const onEnd = vi.fn()
const onPress = vi.fn()

function Stage() {
  const stage = useRef<HTMLDivElement>(null)
  const drag = useDrag(stage, onEnd, onPress)
  return (
    <div ref={stage}>
      <div role="group" {...drag} />
    </div>
  )
}

it('a print that one finger moves stays with it where a second one is put down', () => {
  render(<Stage />)
  const frame = screen.getByRole('group')
  // jsdom has neither layout nor capture.
  frame.setPointerCapture = vi.fn()
  const stage = frame.parentElement ?? expect.fail('There is no stage')
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 100, 200)
  const at = (clientX: number, clientY: number, pointerId = 1) => ({ pointerId, button: 0, clientX, clientY })
  fireEvent.pointerDown(frame, at(10, 10))
  fireEvent.pointerMove(frame, at(40, 10))
  fireEvent.pointerDown(frame, at(80, 90, 2))
  fireEvent.pointerMove(frame, at(10, 20, 2))
  fireEvent.pointerUp(frame, at(10, 20, 2))
  expect(stage.style.getPropertyValue('--dx')).toBe('30px')
  expect(onEnd).not.toHaveBeenCalled()
  fireEvent.pointerUp(frame, at(60, 30))
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(0.5, 0.1)
  expect(onPress).not.toHaveBeenCalled()
})
