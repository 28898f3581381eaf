import { EventEmitter } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { createRefusalLog } from '../../../../src/server/logs/log-refusals'

afterEach(() => vi.restoreAllMocks())

/** Answers requests to the studio's routes; returns what is logged. */
function setUp() {
  const lines: string[] = []
  const clock = { ms: 0 }
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line))
  const observe = createRefusalLog(() => clock.ms)
  function answer(statusCode: number, path = '/admin/orders') {
    const response = Object.assign(new EventEmitter(), { statusCode })
    observe('GET', path, response)
    response.emit('finish')
  }
  return { lines, clock, answer }
}

it('a request to the staff’s side that is refused without a sign-in is logged, and no other', () => {
  const { lines, answer } = setUp()
  answer(401)
  answer(401, '/api/orders')
  answer(200)
  answer(404)
  answer(401, '/auth/user/emailpass')
  expect(lines).toEqual([
    'Refused without a sign-in: GET /admin/orders',
    'Refused without a sign-in: GET /api/orders',
  ])
})

it('a flood of refused requests is ten lines a minute, and how many more there were', () => {
  const { lines, clock, answer } = setUp()
  for (let count = 0; count < 500; count++) answer(401, `/admin/${'x'.repeat(9000)}`)
  expect(lines).toHaveLength(10)
  expect(lines.join('').length).toBeLessThan(2000)
  clock.ms = 60_000
  answer(401)
  expect(lines.slice(10)).toEqual([
    'Refused without a sign-in: 490 more',
    'Refused without a sign-in: GET /admin/orders',
  ])
})
