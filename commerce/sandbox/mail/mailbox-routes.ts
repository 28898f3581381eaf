import { SETTINGS } from '../../src/contract/settings'
import { FONT_RULES, fontRoutes } from '../fonts'
import { type Answer, type Route, json, route } from '../http'
import { type Markup, html } from '../html'
import type { Table } from '../table'
import type { Message } from './mailbox'

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'"
/** What a mail in its frame may do: its links open in a tab of their own, as in a mail program, and nothing runs. */
const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'
/** A mail may style itself and show pictures of this machine; it loads nothing else. */
const MAIL_POLICY = `sandbox ${MAIL_SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*`

const STYLE = `
  * { box-sizing: border-box }
  body { max-width: 900px; margin: 0 auto; padding: 32px 20px; background: #fefae0; color: #283618; font: 17px/1.5 'Hanken Grotesk', Arial, sans-serif }
  h1 { margin: 0 0 24px; font: 900 40px/1 Besley, Georgia, serif; letter-spacing: -.03em }
  ul { margin: 0; padding: 0; border-top: 3px solid; list-style: none }
  li { border-bottom: 1px solid }
  li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 0; color: inherit; text-decoration: none }
  li a:hover strong { text-decoration: underline }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 24px 0; padding: 16px 0; border-block: 2px solid }
  dt { font-weight: 700 } dd { margin: 0; overflow-wrap: anywhere }
  iframe { width: 100%; height: 70vh; border: 2px solid #283618; background: #fff }
  pre { padding: 16px; border: 2px solid #283618; white-space: pre-wrap; overflow-wrap: anywhere }
  a { color: inherit } :focus-visible { outline: 3px solid #283618; outline-offset: 3px }
`

/** The mailbox as pages for people and as JSON for tests; the newest mail comes first. */
export function mailboxRoutes(mailbox: Table<Message>): Route[] {
  const newest = () => mailbox.all().toReversed()
  const shown = (id: string | undefined, show: (message: Message) => Answer): Answer => {
    const message = mailbox.get(id ?? '')
    return message ? show(message) : page(404, 'No such mail', html`<p><a href="/">All mails</a></p>`)
  }
  return [
    ...fontRoutes(),
    route('GET', '/', () => page(200, 'Mails', listOf(newest()))),
    route('GET', '/style.css', () => ({
      status: 200,
      headers: { 'content-type': 'text/css' },
      body: FONT_RULES + STYLE,
    })),
    route('GET', '/messages.json', () => json(200, newest())),
    route('DELETE', '/messages', () => {
      for (const { id } of mailbox.all()) mailbox.remove(id)
      return { status: 204, body: '' }
    }),
    route('GET', '/messages/:id', ({ params }) =>
      shown(params.id, (message) => page(200, message.subject, detailOf(message))),
    ),
    route('GET', '/messages/:id/html', ({ params }) =>
      shown(params.id, (message) => htmlAnswer(message.html ?? '', MAIL_POLICY)),
    ),
  ]
}

function listOf(messages: readonly Message[]): Markup {
  if (messages.length === 0)
    return html`<p>No mail yet. Whatever the shop sends is caught here; none of it leaves.</p>`
  return html`<ul>
    ${messages.map(
      (message) =>
        html`<li>
          <a href="/messages/${message.id}">
            <strong>${message.subject}</strong> <time>${timeOf(message)}</time>
            <span>${message.to.join(', ')}</span>
          </a>
        </li>`,
    )}
  </ul>`
}

function detailOf(message: Message): Markup {
  const files = message.attachments.map(({ name, bytes }) => `${name} (${bytes} bytes)`)
  return html`<a href="/">All mails</a>
    <dl>
      <dt>From</dt>
      <dd>${message.from}</dd>
      <dt>To</dt>
      <dd>${message.to.join(', ')}</dd>
      <dt>Received</dt>
      <dd>${timeOf(message)}</dd>
      ${
        files.length > 0 &&
        html`<dt>Attached</dt>
          <dd>${files.join(', ')}</dd>`
      }
    </dl>
    ${
      message.html !== null &&
      html`<iframe
        title="The mail as it looks"
        sandbox="${MAIL_SANDBOX}"
        src="/messages/${message.id}/html"
      ></iframe>`
    }
    <h2>As text</h2>
    <pre>${message.text}</pre>`
}

/** '2026-11-21 09:30:00 UTC' */
function timeOf(message: Message): string {
  return `${message.receivedAt.slice(0, 19).replace('T', ' ')} UTC`
}

function page(status: number, title: string, content: Markup): Answer {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – ${SETTINGS.name}, caught mails</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`
  return { ...htmlAnswer(document.text, `${PAGE_POLICY}; img-src data:`), status }
}

function htmlAnswer(body: string, policy: string) {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
  }
  return { status: 200, headers, body }
}
