import { createTransport, type SendMailOptions } from 'nodemailer'
import { LOOPBACK_HOSTS } from '../lib/environment-defaults'
import { withTimeout } from '../lib/async'

/** In ms. silence: for the mail server's next response; deadline: for a whole mail. */
const TIMEOUTS = { silence: 10_000, deadline: 20_000 }

export type MailTransport = {
  send(mail: SendMailOptions): Promise<void>
  /** Connects and signs in without sending anything. */
  verify(): Promise<void>
}

/** Opens a connection for each mail. Rejects with nodemailer's errors. */
export function createMailTransport(smtpUrl: string, timeouts = TIMEOUTS): MailTransport {
  const { protocol, username, hostname } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.silence,
    greetingTimeout: timeouts.silence,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.silence,
    // No password is sent without TLS, except to this machine.
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
      // nodemailer takes no AbortSignal. Each response of the server has its own limit;
      // this one is for all of them.
      await withTimeout(
        transport.verify(),
        timeouts.silence,
        () => new Error('The mail server does not answer'),
      )
    },
  }
}
