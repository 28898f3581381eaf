import { fireEvent, render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { ResizeCorners } from '@/custom-print/editor/resize-corners'

it('a print is resized by the pointer at a corner, and seen so meanwhile; a press that is taken away or moves a trembling finger changes nothing', () => {
  // jsdom has none.
  Element.prototype.setPointerCapture = vi.fn()
  const stage = createRef<HTMLDivElement>()
  const onChange = vi.fn()
  const onFramePress = vi.fn()
  const spec = { ...DEFAULT_PRINT_SPEC, width: 200 }
  const { container } = render(
    <div ref={stage} onPointerDown={onFramePress}>
      <ResizeCorners stage={stage} spec={spec} aspect={1} onChange={onChange} />
    </div>,
  )
  const frame = stage.current
  if (frame === null) throw new Error('no frame')
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  const [, , , lowerRight] = container.querySelectorAll('span')
  if (lowerRight === undefined) throw new Error('no corner')
  const at = (x: number, y: number, pointerId = 1) => ({ pointerId, button: 0, clientX: x, clientY: y })

  fireEvent.pointerDown(lowerRight, at(100, 100))
  expect(onFramePress).not.toHaveBeenCalled()
  fireEvent.pointerMove(lowerRight, at(150, 150))
  expect(frame.style.getPropertyValue('--growth')).toBe('1.5')
  fireEvent.pointerCancel(lowerRight, at(150, 150))
  expect(frame.style.getPropertyValue('--growth')).toBe('1')
  fireEvent.pointerDown(lowerRight, at(100, 100))
  fireEvent.pointerUp(lowerRight, at(102, 101))
  expect(onChange).not.toHaveBeenCalled()

  fireEvent.pointerDown(lowerRight, at(100, 100))
  // Another finger takes the corner from nobody.
  fireEvent.pointerDown(lowerRight, at(90, 90, 2))
  fireEvent.pointerUp(lowerRight, at(90, 90, 2))
  fireEvent.pointerUp(lowerRight, at(150, 150))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ width: 300, fromMiddle: 50, belowNeck: 70 })
})
