import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { parseMailEnvironment } from '../environment'
import type { Table } from '../persistent-tables'
import { listen, createLocalApp, LOOPBACK } from '../web'
import { type Message, openMailbox, readMessage } from './mailbox'
import { createMailboxPages } from './pages'

const MAX_MAIL_BYTES = 5_000_000

/**
 * Starts the mail catcher: an SMTP server, and a web page with what it has received, until `stop`.
 * It sends nothing.
 */
export async function startMailCatcher(environment: ReturnType<typeof parseMailEnvironment>) {
  const mailbox = openMailbox(environment.MAIL_DATA_FILE, Date.now())
  const smtp = createSmtpServer(mailbox)
  smtp.listen(environment.SMTP_PORT, LOOPBACK)
  await once(smtp.server, 'listening')
  const app = createLocalApp().use(createMailboxPages(mailbox))
  const web = await listen(app, environment.MAILBOX_PORT)
  return {
    url: web.url,
    /** Returns the received mails, the oldest first, also after `stop`. */
    messages: () => [...mailbox.values()],
    smtpPort: (smtp.server.address() as AddressInfo).port,
    stop: async () => {
      await Promise.all([web.stop(), new Promise<void>((resolve) => smtp.close(resolve))])
    },
  }
}

function createSmtpServer(mailbox: Table<Message>): SMTPServer {
  const server = new SMTPServer({
    size: MAX_MAIL_BYTES,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Clients keep their connections open, which must not delay stopping.
    closeTimeout: 100,
    onData: callbackify(async (stream: Readable, session: SMTPServerSession) => {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address)
      const message = await readMessage(stream, to)
      mailbox.put(message.id, message)
    }),
  })
  // A client that disconnects in the middle of a mail must not end the process.
  server.on('error', (error) => console.error(error.message))
  return server
}
