import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable, isLockTimeout } from '../../../src/lib/database-errors'

const failure = (code: unknown, message = 'failed') => Object.assign(new Error(message), { code })

describe('a failure of the database, after which one may try again', () => {
  it.each([
    '08006',
    '08001',
    '53300',
    '57P01',
    '57014',
    '55P03',
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EPIPE',
    'ETIMEDOUT',
  ])('is %s', (code) => expect(isDatabaseUnavailable(failure(code))).toBe(true))

  it.each([
    'Knex: Timeout acquiring a connection. The pool is probably full.',
    'Connection terminated unexpectedly',
    'ROLLBACK - Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Defined query timeout of 3500ms exceeded when running query.',
  ])('is known by the words of its drivers: %s', (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true)
    expect(isDatabaseUnavailable(new Error('outer', { cause: new Error(message) }))).toBe(true)
  })

  it.each(['23505', '42P01', '1080', '155P03', '55006', 'ENOENT', '', 8006, 53300, undefined])(
    'is not %o',
    (code) => expect(isDatabaseUnavailable(failure(code))).toBe(false),
  )

  it('is nothing that is no error', () => {
    for (const other of ['ECONNREFUSED', null, undefined, {}])
      expect(isDatabaseUnavailable(other)).toBe(false)
    expect(isDatabaseUnavailable(new Error('outer', { cause: 'connection terminated' }))).toBe(false)
  })
})

describe('an order that somebody else is changing, after which staff read that it is busy', () => {
  it.each<[string, unknown]>([
    ['the database', failure('55P03', 'canceling statement due to lock timeout')],
    ['the locks of the process', new Error('Timed-out acquiring lock.')],
    ['the pool of the locks', new Error('Timeout exceeded when trying to connect')],
    ['a workflow', { message: 'Timed-out acquiring lock.' }],
  ])('is told by %s', (_, error) => expect(isLockTimeout(error)).toBe(true))

  it.each([failure('57014'), new Error('failed'), {}, 'Timed-out acquiring lock.', null, undefined])(
    'is not told by %o',
    (error) => expect(isLockTimeout(error)).toBe(false),
  )
})
