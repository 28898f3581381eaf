import { createTransport, type SendMailOptions } from 'nodemailer'

/** Longest that handing over one mail may take, in milliseconds; then the connection is cut. */
const DEADLINE_MS = 20_000
/** Longest wait for the next word of the mail server, in milliseconds. */
const SILENCE_MS = 10_000

export type MailTransport = { send(mail: SendMailOptions): Promise<void> }

/** Hands mails to the server at `smtpUrl`, each over a connection of its own; rejects with nodemailer's errors. */
export function createMailTransport(smtpUrl: string): MailTransport {
  const { protocol, username, hostname } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: SILENCE_MS,
    // A password never travels in the open, unless the mail server is this machine.
    requireTLS: protocol === 'smtp:' && username !== '' && !LOOPBACK.has(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const message = { ...mail, signal: AbortSignal.timeout(DEADLINE_MS) }
      await transport.sendMail(message)
    },
  }
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
