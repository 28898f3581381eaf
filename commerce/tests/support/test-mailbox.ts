import { expect } from 'vitest'
import { startMailCatcher } from '../../sandbox/mail/server'
import { parseMailEnvironment } from '../../sandbox/environment'
import type { Message } from '../../sandbox/mail/mailbox'
import { findFreePort } from '../../../scripts/start/ports'

/** The mail catcher under test: it can be away, and what it has caught can be read. */
export type TestMailbox = {
  smtpUrl: string
  open: () => Promise<void>
  close: () => Promise<void>
  /** Throws away what came; it is open then. */
  empty: () => Promise<void>
  /** Everything that came, the oldest first. */
  listCaught: () => Promise<Message[]>
  /** Returns the mails about an order, whose number stands in the subject, the oldest first. */
  listAbout: (orderNumber: number, subject?: RegExp) => Promise<Message[]>
  /** Returns the mails to an address, the oldest first. */
  listTo: (email: string) => Promise<Message[]>
}

/** A mail catcher on ports that stay the same while it comes and goes. */
export async function startTestMailbox(): Promise<TestMailbox> {
  const [smtpPort, mailboxPort] = await Promise.all([findFreePort(0), findFreePort(0)])
  const settings = parseMailEnvironment({ SMTP_PORT: String(smtpPort), MAILBOX_PORT: String(mailboxPort) })
  let catcher: Awaited<ReturnType<typeof startMailCatcher>> | undefined
  const caught: Message[] = []
  const read = () => {
    for (const message of catcher?.messages() ?? [])
      if (!caught.some(({ id }) => id === message.id)) caught.push(message)
  }
  const mailbox: TestMailbox = {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    async open() {
      catcher ??= await startMailCatcher(settings)
    },
    async close() {
      await catcher?.stop()
      // Only now, as the catcher may still have taken a mail.
      read()
      catcher = undefined
    },
    async empty() {
      await mailbox.close()
      caught.length = 0
      await mailbox.open()
    },
    async listCaught() {
      read()
      return caught
    },
    async listTo(email) {
      read()
      return caught.filter(({ to }) => to.includes(email))
    },
    async listAbout(orderNumber, subject) {
      read()
      // The number must not be a part of an amount, as 20 is of CHF 42.20.
      const itself = new RegExp(`(?<![\\d.])${orderNumber}(?![\\d.])`)
      return caught.filter((mail) => itself.test(mail.subject) && subject?.test(mail.subject) !== false)
    },
  }
  return mailbox
}

/** Waits until there are `count` mails about an order or a request, and returns them. */
export async function waitForMails(mailbox: TestMailbox, number: number, count: number): Promise<Message[]> {
  await expect.poll(() => mailbox.listAbout(number), { timeout: 90_000 }).toHaveLength(count)
  return mailbox.listAbout(number)
}
