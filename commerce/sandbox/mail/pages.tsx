import { type Response, Router } from 'express'
import type { ReactNode } from 'react'
import { STUDIO_PLACEHOLDERS } from '../../src/contract/studio/studio-profile'
import type { Table } from '../persistent-tables'
import { formatTime, sendPage } from '../page'
import type { Message } from './mailbox'

/** The permissions of a mail's iframe: links open in new tabs, as in a mail program, and no script runs. */
const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'
/** A mail may contain styles and pictures from this machine. Nothing else is loaded. */
const MAIL_POLICY = `sandbox ${MAIL_SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*`

export function createMailboxPages(mailbox: Table<Message>): Router {
  const newest = () => [...mailbox.values()].toReversed()
  const router = Router()
  router.get('/', (_request, response) =>
    sendMailPage(response, 'Mails', <MessageList messages={newest()} />),
  )
  router.get('/messages.json', (_request, response) => response.json(newest()))
  router.delete('/messages', (_request, response) => {
    for (const id of mailbox.keys()) mailbox.remove(id)
    response.sendStatus(204)
  })
  router.param('id', (_request, response, next, id: string) => {
    response.locals.message = mailbox.get(id)
    if (response.locals.message) next()
    else sendMailPage(response.status(404), 'No such mail', <a href="/">All mails</a>)
  })
  router.get('/messages/:id', (_request, response) => {
    const message: Message = response.locals.message
    sendMailPage(response, message.subject, <MessageDetails message={message} />)
  })
  router.get('/messages/:id/html', (_request, response) => {
    response.set({ 'Content-Security-Policy': MAIL_POLICY, 'Referrer-Policy': 'no-referrer' })
    response.type('html').send(response.locals.message.html ?? '')
  })
  return router
}

function sendMailPage(response: Response, title: string, content: ReactNode): void {
  sendPage(response, {
    title: `${title} – ${STUDIO_PLACEHOLDERS.name}, caught mails`,
    banner: 'Caught mails – none of them leaves this machine',
    children: (
      <main className="page">
        <h1>{title}</h1>
        {content}
      </main>
    ),
  })
}

function MessageList({ messages }: { messages: Message[] }) {
  if (messages.length === 0) return <p>No mail yet. Whatever the shop sends is caught here.</p>
  return (
    <ul className="rows">
      {messages.map((message) => (
        <li key={message.id}>
          <a className="text" href={`/messages/${message.id}`}>
            <strong>{message.subject}</strong>
            <span>{message.to.join(', ')}</span>
          </a>
          <time>{formatTime(new Date(message.receivedAt))}</time>
        </li>
      ))}
    </ul>
  )
}

function MessageDetails({ message }: { message: Message }) {
  const { id, from, to, receivedAt, attachments, html, text } = message
  return (
    <>
      <a href="/">All mails</a>
      <p>
        From {from} to {to.join(', ')}, {formatTime(new Date(receivedAt))}
        {attachments.map(({ name, bytes }) => `, with ${name} (${bytes} bytes)`)}
      </p>
      {html && <iframe title="The mail as it looks" sandbox={MAIL_SANDBOX} src={`/messages/${id}/html`} />}
      <h2>As text</h2>
      <pre>{text}</pre>
    </>
  )
}
