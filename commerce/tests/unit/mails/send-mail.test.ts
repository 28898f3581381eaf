import type { SendMailOptions } from 'nodemailer'
import { describe, expect, it, vi } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '../../../src/contract/studio/studio-profile'
import type { AccountMail, OrderMail } from '../../../src/mails/mail'
import type { CheckoutStore } from '../../../src/checkout/checkout-store'
import type { Checkout } from '../../../src/checkout/checkout'
import type { MailImages } from '../../../src/mails/mail-images'
import type { ReceiptFile } from '../../../src/receipts/receipt-file'
import { parseEnvironment } from '../../../src/lib/environment'
import type { Sender } from '../../../src/lib/environment-variables'
import { chooseSender } from '../../../src/mails/build-message'
import { sendMail } from '../../../src/mails/send-mail'

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
} as unknown as Checkout
const MAIL = {
  id: 'chkm_1',
  round: 2,
  kind: 'confirmation',
  data: { buyerName: 'Ursina', buyerEmail: 'u@example.ch' },
  attempts: 0,
  recipient: 'ursina@example.ch',
  intent_id: 'chki_1',
  order_id: 'order_1',
} as OrderMail

type Changes = {
  mail?: Partial<OrderMail>
  mailFrom?: Sender
  checkout?: Checkout | undefined
  error?: unknown
  pictures?: MailImages
  receipt?: () => Promise<ReceiptFile | undefined>
}

/** Hands a mail to a mail server that takes it, or says what is wrong. */
async function attempt({
  mail = {},
  mailFrom = ENVIRONMENT.mailFrom,
  error,
  pictures = { mark: undefined, goods: undefined, print: undefined },
  receipt = async () => undefined,
  ...rest
}: Changes = {}) {
  const send = vi.fn<(mail: SendMailOptions) => Promise<void>>()
  if (error !== undefined) send.mockRejectedValue(error)
  const checkout = 'checkout' in rest ? rest.checkout : CHECKOUT
  const checkoutStore = { findById: vi.fn().mockResolvedValue(checkout) } as unknown as CheckoutStore
  const attempted = await sendMail(
    { ...MAIL, ...mail },
    {
      checkoutStore,
      transport: { send, verify: vi.fn() },
      environment: { ...ENVIRONMENT, mailFrom },
      createAccountLink: async () => undefined,
      readStudioProfile: async () => STUDIO_PLACEHOLDERS,
      readImages: async () => pictures,
      createReceipt: receipt,
    },
  )
  return { attempted, message: send.mock.calls[0]?.[0] }
}

const failure = (values: object) => Object.assign(new Error('<ursina@example.ch> not here'), values)

describe('the pictures of a mail', () => {
  const pictures = { mark: Buffer.from('mark'), goods: Buffer.from('goods'), print: undefined }

  it('travel with it, so that nothing is fetched, and say nothing that its words do not', async () => {
    const { message } = await attempt({ pictures })
    expect(message?.attachments).toMatchObject([
      { cid: 'mark', contentType: 'image/png', contentDisposition: 'inline', content: pictures.mark },
      { cid: 'goods', contentType: 'image/jpeg', contentDisposition: 'inline', content: pictures.goods },
    ])
    const html = String(message?.html)
    expect(html.match(/<img[^>]*>/g)).toHaveLength(2)
    for (const tag of html.match(/<img[^>]*>/g) ?? [])
      expect(tag).toMatch(/alt="".*src="cid:|src="cid:.*alt=""/)
    expect(html).not.toMatch(/src="http/)
  })

  it('leave no empty frame where there are none', async () => {
    const { message } = await attempt()
    expect(message?.attachments).toEqual([])
    expect(message?.html).not.toContain('<img')
  })
})

describe('the invoice of an order [S4]', () => {
  const file: ReceiptFile = {
    name: '2026-0001.pdf',
    pdf: Buffer.from('%PDF-'),
    invoice: '2026-0001',
    creditNotes: ['G-2026-0001'],
  }
  const receipt = async () => file

  it.each(['confirmation', 'refunded', 'cancelled'] as const)(
    'travels as a PDF with the mail that says %s, which names its numbers',
    async (kind) => {
      const { message } = await attempt({ mail: { kind }, receipt })
      expect(message?.attachments).toEqual([
        { filename: '2026-0001.pdf', contentType: 'application/pdf', content: file.pdf },
      ])
      for (const body of [message?.text, message?.html]) {
        expect(body).toContain('2026-0001, als PDF beigelegt')
        expect(body).toContain('Mit Gutschrift G-2026-0001')
      }
    },
  )

  it('goes to nobody else, nor with a mail about a parcel', async () => {
    for (const kind of ['studio_notice', 'shipped'] as const) {
      const { message } = await attempt({ mail: { kind }, receipt })
      expect(message?.attachments).toEqual([])
      expect(message?.text).not.toContain('2026-0001')
    }
  })

  it('is waited for three times where it cannot be drawn, and then holds up the mail no longer', async () => {
    const broken = () => Promise.reject(new Error('no paper'))
    const third = await attempt({ mail: { attempts: 2 }, receipt: broken })
    expect(third.attempted.attempt).toMatchObject({ outcome: 'postponed', error: 'no paper' })
    expect(third.message).toBeUndefined()
    const fourth = await attempt({ mail: { attempts: 3 }, receipt: broken })
    expect(fourth.attempted.attempt).toEqual({ outcome: 'sent' })
    expect(fourth.message?.attachments).toEqual([])
  })
})

describe("a buyer's mail", () => {
  it('comes from the shop, to the buyer alone, and its answers go to the studio', async () => {
    const { attempted, message } = await attempt()
    expect(attempted).toEqual({ attempt: { outcome: 'sent' }, isServerFailure: false, code: '' })
    expect(message).toMatchObject({
      from: { name: 'Atelier', address: 'hello@atelier.example' },
      to: { name: 'Ursina', address: 'ursina@example.ch' },
      replyTo: { name: '', address: 'hello@atelier-steinbock.example' },
      subject: expect.stringContaining('7'),
      messageId: '<chkm_1.2@atelier.example>',
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
    expect(message?.text).toMatch(/https:\/\/shop\.example\/order\?token=chki_1\.\w+\.[\w-]{43}/)
    expect(message?.html).toContain('https://shop.example/order?token=chki_1.')
  })

  it('needs no name, and no name in the address of the shop', async () => {
    const { message } = await attempt({
      mail: { data: {} },
      mailFrom: { name: '', address: 'hello@atelier.example' },
    })
    expect(message).toMatchObject({
      from: { name: 'Atelier Steinbock', address: 'hello@atelier.example' },
      to: { name: '' },
      messageId: '<chkm_1.2@atelier.example>',
    })
  })
})

describe('the sender of a mail [S10]', () => {
  const studio = { name: 'Atelier Gämse' }

  it('has the name that the studio has entered, unless the deployment gives another', () => {
    const choose = (MAIL_FROM?: string) => chooseSender(parseEnvironment({ MAIL_FROM }).mailFrom, studio)
    expect(choose()).toEqual({ name: 'Atelier Gämse', address: STUDIO_PLACEHOLDERS.email })
    expect(choose('shop@a.ch')).toEqual({ name: 'Atelier Gämse', address: 'shop@a.ch' })
    expect(choose('Shop <shop@a.ch>')).toEqual({ name: 'Shop', address: 'shop@a.ch' })
  })
})

describe("the studio's mail", () => {
  it('goes to the studio, its answers to the buyer, and its link to the order in the admin', async () => {
    const { message } = await attempt({ mail: { kind: 'studio_notice' } })
    expect(message).toMatchObject({ to: { name: 'Atelier Steinbock' }, replyTo: { address: 'u@example.ch' } })
    expect(message?.text).toContain('https://shop.example/app/orders/order_1')
  })

  it('is answered to the studio where the buyer gave no address, and leads to the list without an order', async () => {
    const { message } = await attempt({ mail: { kind: 'studio_notice', data: {}, order_id: null } })
    expect(message).toMatchObject({ replyTo: { address: 'hello@atelier-steinbock.example' } })
    expect(message?.text).toContain('https://shop.example/app/orders/\n')
  })
})

describe('a mail that could not be sent', () => {
  const refused = failure({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })

  it('is given up where its recipient is refused for good; the log gets no address', async () => {
    expect((await attempt({ error: refused })).attempted).toEqual({
      attempt: { outcome: 'failed', error: '<ursina@example.ch> not here' },
      isServerFailure: false,
      code: 'EENVELOPE 550',
    })
  })

  it('is tried again after a pause that grows, where the server is away', async () => {
    const away = failure({ code: 'ECONNREFUSED' })
    expect((await attempt({ error: away })).attempted).toEqual({
      attempt: { outcome: 'postponed', error: '<ursina@example.ch> not here', pauseMs: 5000 },
      isServerFailure: true,
      code: 'ECONNREFUSED',
    })
    const third = await attempt({ error: away, mail: { attempts: 2 } })
    expect(third.attempted.attempt).toMatchObject({ pauseMs: 20_000 })
    const lastButOne = await attempt({ error: away, mail: { attempts: 32 } })
    expect(lastButOne.attempted.attempt.outcome).toBe('postponed')
    const last = await attempt({ error: away, mail: { attempts: 33 } })
    expect(last.attempted.attempt.outcome).toBe('failed')
  })

  it('is named by the kind of its failure, whatever was thrown', async () => {
    const readCode = async (error: unknown) => (await attempt({ error })).attempted.code
    expect(await readCode(failure({ code: 'EAUTH', responseCode: undefined }))).toBe('EAUTH')
    expect(await readCode(new RangeError('x'))).toBe('RangeError')
    expect(await readCode('odd')).toBe('unknown error')
    expect((await attempt({ error: 'odd' })).attempted.attempt).toMatchObject({ error: 'odd' })
  })

  it('is put off where its checkout is missing', async () => {
    expect((await attempt({ checkout: undefined })).attempted.attempt).toEqual({
      outcome: 'postponed',
      error: 'The checkout of this mail is missing',
      pauseMs: 5000,
    })
  })
})

describe('a mail about an account [S1]', () => {
  const about = { ...MAIL, intent_id: null, order_id: null, recipient: 'anna@example.ch' }
  const invitation: AccountMail = { ...about, kind: 'invitation', data: { inviteId: 'invite_1' } }
  const reset: AccountMail = {
    ...about,
    kind: 'password_reset',
    data: { tokenId: 'jti', expiresAt: '2026-01-01T00:15:00Z', language: 'fr' },
  }
  async function attemptAbout(mail: AccountMail, link: string | undefined) {
    const send = vi.fn<(mail: SendMailOptions) => Promise<void>>()
    const checkoutStore = {} as CheckoutStore
    const createAccountLink = async () => link
    const { attempt, ...server } = await sendMail(mail, {
      checkoutStore,
      transport: { send, verify: vi.fn() },
      environment: ENVIRONMENT,
      createAccountLink,
      readStudioProfile: async () => STUDIO_PLACEHOLDERS,
      readImages: async () => ({ mark: undefined, goods: undefined, print: undefined }),
      createReceipt: async () => undefined,
    })
    return { attempt, server, message: send.mock.calls[0]?.[0] }
  }

  it('has its link in both bodies, in German and English where the language is not known', async () => {
    const link = 'https://shop.example/app/invite?token=secret'
    const { attempt, message } = await attemptAbout(invitation, link)
    expect(attempt).toEqual({ outcome: 'sent' })
    expect(message).toMatchObject({
      to: { name: '', address: 'anna@example.ch' },
      subject: 'Einladung ins Atelier Steinbock / Invitation to Atelier Steinbock',
    })
    for (const body of [message?.text, message?.html]) expect(body).toContain(link)
    for (const said of ['24 Stunden', '24 hours']) expect(message?.text).toContain(said)
  })

  it('speaks the one language of who asked', async () => {
    const { message } = await attemptAbout(reset, 'https://shop.example/app/reset-password?token=secret')
    expect(message?.subject).toBe('Nouveau mot de passe pour Atelier Steinbock')
    expect(message?.text).not.toMatch(/new password|Passwort/)
  })

  it('is not sent once its link would open nothing', async () => {
    const { attempt, server, message } = await attemptAbout(reset, undefined)
    expect(attempt).toEqual({ outcome: 'withheld' })
    expect(server).toEqual({ isServerFailure: false, code: '' })
    expect(message).toBeUndefined()
  })
})
