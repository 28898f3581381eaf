import { createTransport, type SendMailOptions } from 'nodemailer'
import { LOOPBACK_HOSTS } from '../lib/environment-defaults'
import { withTimeout } from '../lib/async'

/** In ms. silence: for the next word of the mail server; deadline: for one mail altogether. */
const TIMEOUTS = { silence: 10_000, deadline: 20_000 }

export type MailTransport = {
  send(mail: SendMailOptions): Promise<void>
  /** Connects and signs in, and sends nothing. */
  verify(): Promise<void>
}

/** A connection for each mail; rejects with nodemailer's errors. */
export function createMailTransport(smtpUrl: string, timeouts = TIMEOUTS): MailTransport {
  const { protocol, username, hostname } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.silence,
    greetingTimeout: timeouts.silence,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.silence,
    // No password in the open, except on this machine.
    requireTLS: protocol === 'smtp:' && username !== '' && !LOOPBACK_HOSTS.has(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const message = { ...mail, signal: AbortSignal.timeout(timeouts.deadline) }
      await transport.sendMail(message)
    },
    async verify() {
      // It takes no signal: each word of the server has its own limit, all of them together have this one.
      await withTimeout(
        timeouts.silence,
        transport.verify(),
        () => new Error('The mail server does not answer'),
      )
    },
  }
}
