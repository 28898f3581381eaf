import type { KeyboardEvent } from 'react'
import { expect, it } from 'vitest'
import { getKeyStep } from '@/custom-print/editor/key-step'

const press = (key: string, changes: Partial<KeyboardEvent> = {}) =>
  getKeyStep({
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...changes,
  } as KeyboardEvent)

it('arrows move 1 mm, with Shift 1 cm, plus and minus change the width by 5 mm [P16]', () => {
  expect(press('ArrowRight')).toEqual({ x: 1, y: 0, width: 0 })
  expect(press('ArrowUp', { shiftKey: true })).toEqual({ x: 0, y: -10, width: 0 })
  expect(['+', '=', '-', '−'].map((key) => press(key)?.width)).toEqual([5, 5, -5, -5])
})

it('what the browser’s own keys mean stays theirs', () => {
  expect([press('Tab'), press('+', { ctrlKey: true }), press('ArrowLeft', { altKey: true })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
