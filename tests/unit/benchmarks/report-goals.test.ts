import { beforeEach, expect, it, vi } from 'vitest'
import { reportGoals } from '../../benchmarks/report-goals.mjs'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))

const goal = (isMet: boolean | undefined) => ({ what: 'paint', measured: '1.9 s', goal: '< 1.8 s', isMet })

it('a benchmark with a missed goal fails, and its table says which', () => {
  expect(reportGoals([goal(true), goal(false), goal(undefined)])).toBe(false)
  const [, ...rows] = String(vi.mocked(console.log).mock.calls[0]?.[0]).split('\n')
  expect(rows.map((row) => /met|MISSED/.exec(row)?.[0])).toEqual(['met', 'MISSED', undefined])
})

it('a benchmark whose goals are met, or that only measures, does not fail', () => {
  expect(reportGoals([goal(true), goal(undefined)])).toBe(true)
})
