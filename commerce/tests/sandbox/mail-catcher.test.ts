import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { parseMailEnvironment } from '../../sandbox/environment'
import { startMailCatcher } from '../../sandbox/mail/server'

type Caught = { id: string; from: string; to: string[]; subject: string; text: string; html: string | null }

let catcher: Awaited<ReturnType<typeof startMailCatcher>>
beforeAll(async () => {
  catcher = await startMailCatcher(parseMailEnvironment({ SMTP_PORT: '0', MAILBOX_PORT: '0' }))
})
afterAll(() => catcher.stop())
beforeEach(() => fetch(`${catcher.url}/messages`, { method: 'DELETE' }))

async function send(subject: string, html = '<h1>Grüezi</h1>'): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: catcher.smtpPort })
  await transport.sendMail({
    from: 'Atelier Steinbock <hello@atelier-steinbock.example>',
    to: 'ursina@example.ch',
    subject,
    text: 'Grüezi',
    html,
  })
  transport.close()
}

async function caught(): Promise<Caught[]> {
  return (await fetch(`${catcher.url}/messages.json`)).json() as Promise<Caught[]>
}

it('catches what is sent, the newest first', async () => {
  await send('Bestellung 1')
  await send('Bestellung 2 – bezahlt')
  const messages = await caught()
  expect(messages.map(({ subject }) => subject)).toEqual(['Bestellung 2 – bezahlt', 'Bestellung 1'])
  expect(messages[0]).toMatchObject({
    from: '"Atelier Steinbock" <hello@atelier-steinbock.example>',
    to: ['ursina@example.ch'],
    text: 'Grüezi',
    html: '<h1>Grüezi</h1>',
  })
})

it('is empty after a DELETE', async () => {
  await send('Bestellung 3')
  await fetch(`${catcher.url}/messages`, { method: 'DELETE' })
  expect(await caught()).toEqual([])
  expect(await (await fetch(catcher.url)).text()).toContain('No mail yet')
})

it('shows a mail in a frame in which nothing runs', async () => {
  await send('<b>Order</b>', '<p>Danke</p><script>alert(1)</script>')
  const [message] = await caught()
  const list = await (await fetch(catcher.url)).text()
  expect(list).not.toContain('<b>Order')
  const page = await (await fetch(`${catcher.url}/messages/${message?.id}`)).text()
  expect(page).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"\s+src="\/messages\//)
  const frame = await fetch(`${catcher.url}/messages/${message?.id}/html`)
  expect(await frame.text()).toContain('<p>Danke</p>')
  expect(frame.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups [\w-]+; default-src 'none'/,
  )
})
