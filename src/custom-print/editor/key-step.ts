import type { KeyboardEvent } from 'react'

const ARROWS: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Returns what a key does to something on a print: the movement and the change of its width in mm;
 * undefined for other keys.
 */
export function getKeyStep({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): { x: number; y: number; width: number } | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const arrow = ARROWS[key]
  if (arrow !== undefined) {
    const step = shiftKey ? 10 : 1
    return { x: arrow[0] * step, y: arrow[1] * step, width: 0 }
  }
  if (key === '+' || key === '=') return { x: 0, y: 0, width: 5 }
  return key === '-' || key === '−' ? { x: 0, y: 0, width: -5 } : undefined
}
