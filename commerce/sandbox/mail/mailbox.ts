import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { simpleParser } from 'mailparser'
import { type Table, openTables } from '../persistent-tables'

/** A mail that was received. `html` and `text` are its bodies, `to` are the recipients of its envelope. */
export type Message = {
  id: string
  receivedAt: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string | null
  messageId: string | null
  attachments: { name: string; type: string; bytes: number }[]
}

const KEPT_MS = 30 * 24 * 3600 * 1000

/** The received mails. With a file, they are kept for 30 days, also over restarts. */
export function openMailbox(file: string | undefined, now: number): Table<Message> {
  const isRecent = ({ receivedAt }: Message) => Date.parse(receivedAt) > now - KEPT_MS
  return openTables<{ messages: Message }>(file, { messages: isRecent }).messages
}

export async function readMessage(stream: Readable, to: string[]): Promise<Message> {
  const mail = await simpleParser(stream)
  return {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    from: mail.from?.text ?? '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || null,
    messageId: mail.messageId ?? null,
    attachments: mail.attachments.map(({ filename = '', contentType: type, size: bytes }) => ({
      name: filename,
      type,
      bytes,
    })),
  }
}
