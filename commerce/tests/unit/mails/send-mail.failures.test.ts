import { describe, expect, it } from 'vitest'
import { isPermanentRefusal, isMailServerFailure, MAX_SEND_ATTEMPTS } from '../../../src/mails/send-mail'
import { computeRetryDelay } from '../../../src/lib/retry-delay'

const failure = (values: object) => Object.assign(new Error('The mail server said no'), values)
const HOUR = 3_600_000

describe('the pauses between attempts', () => {
  it('double from 5 s to an hour, and end after a good day [R30]', () => {
    const pauses = Array.from({ length: MAX_SEND_ATTEMPTS - 1 }, (_, index) => computeRetryDelay(index + 1))
    expect(pauses.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000])
    expect(pauses.at(-1)).toBe(HOUR)
    const total = pauses.reduce((sum, pause) => sum + pause, 0)
    expect(total).toBeGreaterThan(24 * HOUR)
    expect(total).toBeLessThan(30 * HOUR)
  })
})

describe('a failure to send', () => {
  it.each([
    ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
    ['refused content', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
    ['an address that is none', { code: 'EENVELOPE', command: 'API' }],
    ['content that the server will not read', { code: 'EOTHER', command: 'DATA', responseCode: 550 }],
    ['a mail that no server takes', { code: 'EMESSAGE', responseCode: 552 }],
    ['the last of the refusals', { code: 'EMESSAGE', command: 'DATA', responseCode: 599 }],
    ['the first of the refusals', { code: 'EMESSAGE', command: 'DATA', responseCode: '500' }],
  ])('is for good with %s', (_name, values) => expect(isPermanentRefusal(failure(values))).toBe(true))

  it.each([
    ['a full mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }],
    ['a greylisted sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 451 }],
    [
      'a sender that the server does not take',
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 },
    ],
    ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
    ['a server that is away', { code: 'ESOCKET', command: 'CONN' }],
    ['a connection that ends', { code: 'ECONNECTION', command: 'CONN', responseCode: 554 }],
    ['a session out of order', { code: 'EMESSAGE', command: 'DATA', responseCode: 503 }],
    ['a fault of ours', {}],
    ['a status that is none', { code: 'EMESSAGE', command: 'DATA', responseCode: 600 }],
    ['no status of the content', { code: 'EMESSAGE', command: 'DATA' }],
    ['no code', { command: 'RCPT TO', responseCode: 550 }],
    ['another command', { code: 'EENVELOPE', command: 'X-RCPT', responseCode: 550 }],
    ['another command than the content', { code: 'EENVELOPE', command: 'X-DATA', responseCode: 550 }],
  ])('is for now with %s', (_name, values) => expect(isPermanentRefusal(failure(values))).toBe(false))

  it("tells the server's trouble from the mail's", () => {
    expect(isMailServerFailure(failure({ code: 'ESOCKET' }))).toBe(true)
    expect(isMailServerFailure(failure({ code: 'EENVELOPE', responseCode: 550 }))).toBe(false)
    expect(isMailServerFailure(failure({}))).toBe(false)
    for (const other of ['ESOCKET', null, { code: 'ESOCKET' }]) {
      expect(isMailServerFailure(other)).toBe(false)
      expect(isPermanentRefusal(other)).toBe(false)
    }
    expect(isPermanentRefusal({ code: 'EENVELOPE' })).toBe(false)
  })

  it.each([
    'ECONNECTION',
    'ECONNREFUSED',
    'ECONNRESET',
    'ESOCKET',
    'ETIMEDOUT',
    'EDNS',
    'ETLS',
    'EAUTH',
    'EABORT',
    'EPROTOCOL',
  ])('lets the other mails wait with %s', (code) => {
    expect(isMailServerFailure(failure({ code }))).toBe(true)
  })
})
