import { describe, expect, it } from 'vitest'
import { connectionSchema } from '@contract/api/connection'

describe('the test of the connection', () => {
  const data = { service: 'shop', version: '1', database: 'PostgreSQL 18', payments: 'sandbox', time: 'now' }
  const failure = { success: false, error: 'Down', suggestion: 'Wait' }

  it('tells what is there, or what failed and what to do', () => {
    expect(connectionSchema.parse({ success: true, data })).toEqual({ success: true, data })
    expect(connectionSchema.parse(failure)).toEqual(failure)
  })

  it.each([
    [{ success: true }],
    [{ success: true, data: { ...data, payments: 'barter' } }],
    [{ success: true, data: {} }],
    [{ success: false, data }],
    [{ success: false, error: 'Down' }],
    [{ ...failure, success: 'no' }],
  ])('tells nothing else: %o', (answer) => {
    expect(connectionSchema.safeParse(answer).success).toBe(false)
  })
})
