import { describe, expect, it } from 'vitest'
import {
  computeMinutesUntilAllowed,
  LIMITS_PER_IP,
  LIMITS_PER_EMAIL,
} from '../../../../src/custom-print/rules/request-rate'

describe('how many requests are taken', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

  it('from one address: three an hour, and then it says for how long not [P22]', () => {
    expect(computeMinutesUntilAllowed([ago(50), ago(2)], LIMITS_PER_IP, 1, now)).toBe(0)
    expect(computeMinutesUntilAllowed([ago(50), ago(2), ago(1)], LIMITS_PER_IP, 1, now)).toBe(10)
    expect(computeMinutesUntilAllowed([ago(60), ago(2), ago(1)], LIMITS_PER_IP, 1, now)).toBe(0)
    expect(computeMinutesUntilAllowed([ago(50), ago(2), ago(1)], LIMITS_PER_IP, 20, now)).toBe(0)
  })

  it('ten a day from one address, five a day for one e-mail [P22]', () => {
    const sent = Array.from({ length: 10 }, (_, hour) => ago((20 - hour) * 60))
    expect(computeMinutesUntilAllowed(sent, LIMITS_PER_IP, 1, now)).toBe(4 * 60)
    expect(computeMinutesUntilAllowed(sent.slice(1), LIMITS_PER_IP, 1, now)).toBe(0)
    expect(computeMinutesUntilAllowed(sent.slice(0, 5), LIMITS_PER_EMAIL, 1, now)).toBe(4 * 60)
    expect(computeMinutesUntilAllowed(sent.slice(0, 4), LIMITS_PER_EMAIL, 1, now)).toBe(0)
  })
})
