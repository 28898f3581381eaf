import { describe, expect, it } from 'vitest'
import { CARD_BOUNDS, keepScreen, keptScreen, perMmOf } from '@/custom-print/editor/screen-calibration'

function storage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

describe('a screen that was measured with a bank card', () => {
  it('shows a print within one percent of its size, whatever its pixels are [P15]', () => {
    for (let perMm = 2; perMm <= 10; perMm += 0.13) {
      // The slider has whole px only.
      const card = Math.round(85.6 * perMm)
      expect([card >= CARD_BOUNDS.min, card <= CARD_BOUNDS.max]).toEqual([true, true])
      const screen = storage()
      keepScreen(screen, card)
      expect(Math.abs((320 * perMmOf(keptScreen(screen))) / (320 * perMm) - 1)).toBeLessThan(0.01)
    }
  })

  it('is taken as CSS has it until then, and where what is kept is none', () => {
    expect(Math.abs(perMmOf(keptScreen(storage())) - 96 / 25.4)).toBeLessThan(0.01)
    for (const wrong of ['"wide"', '12', '5000', 'null'])
      expect(keptScreen(storage({ 'atelier-steinbock.card': wrong }))).toBe(keptScreen(storage()))
  })
})
