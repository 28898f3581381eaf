import { describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS, pauseAfter } from '../src/mails/back-off'
import { isRefusedForGood, isServerTrouble } from '../src/mails/send-failure'
import type { Attempt, OutboxMail } from '../src/modules/checkout/mail-types'
import { MailSender } from '../src/workflows/mails/mail-sender'

const failure = (values: object) => Object.assign(new Error('The mail server said no'), values)
const HOUR = 3_600_000

describe('the pauses between attempts', () => {
  it('double from 5 s to an hour, and end after a good day [R30]', () => {
    const pauses = Array.from({ length: MAX_ATTEMPTS }, (_, index) => pauseAfter(index + 1))
    expect(pauses.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000])
    expect(pauses.at(-2)).toBe(HOUR)
    expect(pauses.at(-1)).toBeUndefined()
    const total = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0)
    expect(total).toBeGreaterThan(24 * HOUR)
    expect(total).toBeLessThan(30 * HOUR)
  })
})

describe('a failure to send', () => {
  it.each([
    ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
    ['refused content', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
    ['an address that is none', { code: 'EENVELOPE', command: 'API' }],
  ])('is for good with %s', (_name, values) => expect(isRefusedForGood(failure(values))).toBe(true))

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
  ])('is for now with %s', (_name, values) => expect(isRefusedForGood(failure(values))).toBe(false))

  it("tells the server's trouble from the mail's", () => {
    expect(isServerTrouble(failure({ code: 'ESOCKET' }))).toBe(true)
    expect(isServerTrouble(failure({ code: 'EENVELOPE', responseCode: 550 }))).toBe(false)
  })
})

describe('the sender', () => {
  const mail = (id: string) => ({ id, kind: 'confirmation' }) as OutboxMail

  /** A sender over a list of mails, whose mail server answers when it is told to. */
  function senderOver(ids: string[], attemptOf: (id: string) => Attempt, isServerTrouble = false) {
    const sent: string[] = []
    const reports: string[] = []
    let inHand = 0
    let most = 0
    const sender = new MailSender(
      async (send) => {
        const next = ids.shift()
        return next === undefined ? undefined : send(mail(next))
      },
      async ({ id }) => {
        most = Math.max(most, ++inHand)
        await new Promise((resolve) => setTimeout(resolve, 5))
        inHand -= 1
        sent.push(id)
        return { attempt: attemptOf(id), isServerTrouble, code: 'ESOCKET' }
      },
      (sentence) => reports.push(sentence),
    )
    return { sender, sent, reports, most: () => most }
  }

  it('sends one mail after the other however often it is woken', async () => {
    const { sender, sent, most } = senderOver(['a', 'b', 'c'], () => ({ outcome: 'sent' }))
    for (let times = 0; times < 10; times += 1) sender.wake()
    await expect.poll(() => sent).toEqual(['a', 'b', 'c'])
    expect(most()).toBe(1)
  })

  it('sees what came in while it was finishing', async () => {
    const ids = ['a']
    const { sender, sent } = senderOver(ids, () => ({ outcome: 'sent' }))
    sender.wake()
    ids.push('b')
    sender.wake()
    await expect.poll(() => sent).toEqual(['a', 'b'])
  })

  it('begins no other mail once it is stopped, and waits for the one in hand', async () => {
    const { sender, sent } = senderOver(['a', 'b'], () => ({ outcome: 'sent' }))
    sender.wake()
    await sender.stop()
    expect(sent).toEqual(['a'])
    sender.wake()
    await sender.stop()
    expect(sent).toEqual(['a'])
  })

  it('goes on behind a mail that is refused, and stops where the server is away', async () => {
    const refused = senderOver(['a', 'b'], (id) =>
      id === 'a' ? { outcome: 'failed', error: '550 <a@example.ch>' } : { outcome: 'sent' },
    )
    refused.sender.wake()
    await expect.poll(() => refused.sent).toEqual(['a', 'b'])
    expect(refused.reports).toEqual(['Mail a (confirmation) was not sent: ESOCKET, given up'])

    const away = senderOver(['a', 'b'], () => ({ outcome: 'postponed', error: 'away', pauseMs: 5000 }), true)
    away.sender.wake()
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(away.sent).toEqual(['a'])
  })
})
