import { describe, expect, it } from 'vitest'
import {
  BANK_CARD_LIMITS_PX,
  saveCalibration,
  readCalibration,
  getPxPerMm,
} from '@/ui/true-size/screen-calibration'

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
      expect([card >= BANK_CARD_LIMITS_PX.min, card <= BANK_CARD_LIMITS_PX.max]).toEqual([true, true])
      const screen = storage()
      saveCalibration(screen, card)
      expect(Math.abs((320 * getPxPerMm(readCalibration(screen))) / (320 * perMm) - 1)).toBeLessThan(0.01)
    }
  })

  it('is taken as CSS has it until then, and where what is kept is none', () => {
    expect(Math.abs(getPxPerMm(readCalibration(storage())) - 96 / 25.4)).toBeLessThan(0.01)
    for (const wrong of ['"wide"', '12', '5000', 'null'])
      expect(readCalibration(storage({ 'atelier-steinbock.card': wrong }))).toBe(readCalibration(storage()))
  })
})
