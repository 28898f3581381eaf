import { createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '../../../src/contract/studio/studio-profile'
import { createMailTransport } from '../../../src/mails/mail-transport'
import type { OutboxMail } from '../../../src/mails/mail'
import type { CheckoutStore } from '../../../src/checkout/checkout-store'
import { sendMail } from '../../../src/mails/send-mail'

/** For a server that says too little, or too much: others may take their time on a slow machine. */
const QUICK = { silence: 300, deadline: 900 }
const ENVIRONMENT = {
  mailFrom: { name: 'Atelier', address: 'hello@atelier.example' },
  publicUrl: 'https://shop.example',
  cookieSecret: 'a-secret-of-32-characters-or-more',
}
const CHECKOUT = {
  id: 'chki_1',
  locale: 'de',
  lines: [],
  currency: 'CHF',
  delivery_option: 'shipping',
  subtotal: 0,
  shipping: 0,
  tax: 0,
  total: 0,
  tax_rate_percent: 7.7,
  order_number: 7,
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A mail server that does as each test wants; returns its address. */
async function smtp(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'], closeTimeout: 50, ...options })
  server.on('error', () => undefined)
  stops.push(() => server.close(() => undefined))
  return listening(server.server)
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

async function attempt(smtpUrl: string, changes: Partial<OutboxMail> = {}, timeouts?: typeof QUICK) {
  const mail = { id: 'chkm_1', round: 1, kind: 'confirmation', data: {}, attempts: 0, ...changes }
  const checkoutStore = { findById: async () => CHECKOUT } as unknown as CheckoutStore
  const transport = createMailTransport(smtpUrl, timeouts)
  const row = {
    recipient: 'ursina@example.ch',
    intent_id: CHECKOUT.id,
    order_id: 'order_1',
    ...mail,
  } as OutboxMail
  return sendMail(row, {
    checkoutStore,
    transport,
    environment: ENVIRONMENT,
    createAccountLink: async () => undefined,
    readStudioProfile: async () => STUDIO_PLACEHOLDERS,
    readImages: async () => ({ mark: undefined, goods: undefined, print: undefined }),
    createReceipt: async () => undefined,
  })
}

const refusal = (status: number) =>
  Object.assign(new Error('<ursina@example.ch> not here'), { responseCode: status })

describe('handing a mail to the mail server [R30]', () => {
  it('names one message the same at every attempt, and another when it is sent again', async () => {
    const received: string[] = []
    const url = await smtp({
      onData(stream, _session, done) {
        let raw = ''
        stream.on('data', (part: Buffer) => (raw += part.toString()))
        stream.on('end', () => {
          received.push(/^Message-ID: (.+)$/im.exec(raw)?.[1] ?? '')
          expect(raw).toMatch(/^Auto-Submitted: auto-generated/m)
          expect(raw).toMatch(/^Reply-To: hello@/m)
          done()
        })
      },
    })
    for (const round of [1, 1, 2])
      expect((await attempt(url, { round })).attempt).toEqual({ outcome: 'sent' })
    expect(received).toEqual([
      '<chkm_1.1@atelier.example>',
      '<chkm_1.1@atelier.example>',
      '<chkm_1.2@atelier.example>',
    ])
  })

  it('gives up at once on a recipient that is refused for good, and keeps the words out of the log', async () => {
    const url = await smtp({ onRcptTo: (_address, _session, done) => done(refusal(550)) })
    const { attempt: outcome, isServerFailure, code } = await attempt(url)
    expect(outcome).toEqual({ outcome: 'failed', error: expect.stringContaining('not here') })
    expect(isServerFailure).toBe(false)
    expect(code).toBe('EENVELOPE 550')
  })

  it.each([
    ['anna@müller.ch', 'anna@xn--mller-kva.ch'],
    ['jane&john@example.ch', 'jane&john@example.ch'],
    // Earlier releases stored the address in this form.
    ['anna@example.ch\u200B ', 'anna@example.ch'],
  ])('names the recipient %j as mail servers know it', async (recipient, named) => {
    const recipients: (string | undefined)[] = []
    const url = await smtp({
      onData(stream, _session, done) {
        let raw = ''
        stream.on('data', (part: Buffer) => (raw += part.toString()))
        stream.on('end', () => {
          recipients.push(/^To: (.+)$/m.exec(raw)?.[1]?.trim())
          done()
        })
      },
    })
    expect((await attempt(url, { recipient })).attempt).toEqual({ outcome: 'sent' })
    expect(recipients).toEqual([named])
  })

  it('tries again later where a recipient is refused for now', async () => {
    const url = await smtp({ onRcptTo: (_address, _session, done) => done(refusal(451)) })
    expect((await attempt(url)).attempt).toMatchObject({ outcome: 'postponed', pauseMs: 5000 })
  })

  it('waits no longer than it must for a server that says nothing, or is not there', async () => {
    const silent = createServer(() => undefined)
    stops.push(() => silent.close())
    const began = Date.now()
    expect(await attempt(await listening(silent), {}, QUICK)).toMatchObject({
      attempt: { outcome: 'postponed' },
      isServerFailure: true,
    })
    expect(Date.now() - began).toBeLessThan(5000)
    expect(await attempt('smtp://127.0.0.1:1')).toMatchObject({ isServerFailure: true })
  })

  it('cuts off a server that always has one more word', async () => {
    const talker = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 100)
      socket.on('error', () => undefined).on('close', () => clearInterval(timer))
    })
    stops.push(() => talker.close())
    expect((await attempt(await listening(talker), {}, QUICK)).attempt.outcome).toBe('postponed')
  })

  it('gives up after the last pause', async () => {
    expect((await attempt('smtp://127.0.0.1:1', { attempts: 33 })).attempt.outcome).toBe('failed')
  })
})

describe('asking the mail server whether it takes mail', () => {
  it('sends nothing', async () => {
    const commands: string[] = []
    const url = await smtp({
      onMailFrom(_address, _session, done) {
        commands.push('MAIL')
        done()
      },
    })
    await createMailTransport(url).verify()
    expect(commands).toEqual([])
  })

  it('says why not, and does not wait for one that always has one more word', async () => {
    const nobody = createMailTransport('smtp://127.0.0.1:9', QUICK)
    await expect(nobody.verify()).rejects.toThrow('ECONNREFUSED')
    const talker = createServer((socket) => {
      socket.write('220 hello\r\n')
      const timer = setInterval(() => socket.write('250-wait\r\n'), 100)
      socket.on('error', () => undefined).on('close', () => clearInterval(timer))
      stops.push(() => socket.destroy())
    })
    stops.push(() => talker.close())
    const url = await listening(talker)
    const startedAt = performance.now()
    await expect(createMailTransport(url, QUICK).verify()).rejects.toThrow('The mail server does not answer')
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })
})
