import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Table } from '../table'
import { type Message, readMessage } from './mailbox'

const MAX_MAIL_BYTES = 5_000_000

/** Takes every mail that is handed in over SMTP and keeps it; nothing is ever sent on. */
export async function listenSmtp(
  mailbox: Table<Message>,
  port: number,
  host: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = new SMTPServer({
    size: MAX_MAIL_BYTES,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // A mailer keeps its connection open; ending must not wait for it.
    closeTimeout: 100,
    onData: callbackify(async (stream: Readable, session: SMTPServerSession) => {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address)
      const message = await readMessage(stream, to, new Date())
      mailbox.put(message.id, message)
    }),
  })
  // A client that goes away in the middle of a mail is no reason to end.
  server.on('error', (error) => console.error(error.message))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
