import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { SendAttempt, OutboxMail } from '../../../src/mails/mail'
import { findCurrentRequestId, withRequestId } from '../../../src/lib/request-id'
import { MailSender } from '../../../src/mails/mail-sender'

describe('the sender', () => {
  const mail = (id: string) => ({ id, kind: 'confirmation' }) as OutboxMail

  /** A sender over a list of mails, whose mail server answers when the test wants. */
  function senderOver(ids: string[], getAttempt: (id: string) => SendAttempt, isServerFailure = false) {
    const sent: string[] = []
    const reports: string[] = []
    let inHand = 0
    let maxInHand = 0
    const sender = new MailSender(
      async (send) => {
        const next = ids.shift()
        return next === undefined ? undefined : send(mail(next))
      },
      async ({ id }) => {
        maxInHand = Math.max(maxInHand, ++inHand)
        await setImmediate()
        inHand -= 1
        sent.push(id)
        return { attempt: getAttempt(id), isServerFailure, code: 'ESOCKET' }
      },
      (sentence) => reports.push(sentence),
    )
    return { sender, sent, reports, getMaxInHand: () => maxInHand }
  }

  it('sends one mail after the other however often it is woken', async () => {
    const { sender, sent, getMaxInHand } = senderOver(['a', 'b', 'c'], () => ({ outcome: 'sent' }))
    for (let times = 0; times < 10; times += 1) sender.wake()
    await expect.poll(() => sent).toEqual(['a', 'b', 'c'])
    expect(getMaxInHand()).toBe(1)
  })

  it('is not put down to the request that woke it', async () => {
    const ids: (string | undefined)[] = []
    const { sender, sent } = senderOver(['a'], () => {
      ids.push(findCurrentRequestId())
      return { outcome: 'sent' }
    })
    withRequestId('first', () => sender.wake())
    await expect.poll(() => sent).toEqual(['a'])
    await expect.poll(() => ids).toEqual([undefined])
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

  it('does not send a second time what has left and could not be noted, unless it is to be sent again', async () => {
    const sent: string[] = []
    const noted: SendAttempt[] = []
    const reports: string[] = []
    let round = 1
    let isDatabaseUp = false
    const sender = new MailSender(
      async (send) => {
        if (noted.length === round) return undefined
        const attempt = await send({ ...mail('a'), round })
        if (!isDatabaseUp) throw new Error('Connection terminated')
        noted.push(attempt)
        return attempt
      },
      async ({ id }) => {
        sent.push(id)
        return { attempt: { outcome: 'sent' }, isServerFailure: false, code: '' }
      },
      (sentence) => reports.push(sentence),
    )
    sender.wake()
    await expect.poll(() => reports).toHaveLength(1)
    isDatabaseUp = true
    sender.wake()
    await expect.poll(() => noted).toEqual([{ outcome: 'sent' }])
    expect(sent).toEqual(['a'])
    round = 2
    sender.wake()
    await expect.poll(() => noted).toHaveLength(2)
    expect(sent).toEqual(['a', 'a'])
  })

  it('goes on behind a mail that is refused, and stops where the server is away', async () => {
    const refused = senderOver(['a', 'b'], (id) =>
      id === 'a' ? { outcome: 'failed', error: '550 <a@example.ch>' } : { outcome: 'sent' },
    )
    refused.sender.wake()
    await expect.poll(() => refused.sent).toEqual(['a', 'b'])
    expect(refused.reports).toEqual(['Mail a (confirmation) was not sent: ESOCKET, given up'])

    const away = senderOver(['a', 'b'], () => ({ outcome: 'postponed', error: 'away', pauseMs: 5000 }), true)
    vi.useFakeTimers()
    away.sender.wake()
    await vi.advanceTimersByTimeAsync(3_600_000)
    vi.useRealTimers()
    expect(away.sent).toEqual(['a'])
  })
})
