import { createTransport, type SendMailOptions } from 'nodemailer'

/**
 * In milliseconds. silence: longest wait for the next word of the mail server; deadline: longest that handing over one
 * mail may take altogether, then the connection is cut.
 */
const TIMEOUTS = { silence: 10_000, deadline: 20_000 }

export type MailTransport = { send(mail: SendMailOptions): Promise<void> }

/** Hands mails to the server at `smtpUrl`, each over a connection of its own; rejects with nodemailer's errors. */
export function createMailTransport(smtpUrl: string, timeouts = TIMEOUTS): MailTransport {
  const { protocol, username, hostname } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.silence,
    greetingTimeout: timeouts.silence,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.silence,
    // A password never travels in the open, unless the mail server is this machine.
    requireTLS: protocol === 'smtp:' && username !== '' && !LOOPBACK.has(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const message = { ...mail, signal: AbortSignal.timeout(timeouts.deadline) }
      await transport.sendMail(message)
    },
  }
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
