import { describe, expect, it } from 'vitest'
import { ORDER_MAIL_KINDS, type OrderMailKind } from '../../../../src/contract/orders/order-mails'
import { STUDIO_PLACEHOLDERS } from '../../../../src/contract/studio/studio-profile'
import type { Checkout } from '../../../../src/checkout/checkout'
import { getMailTexts } from '../../../../src/mails/content/mail-content'
import { formatGreeting } from '../../../../src/mails/content/mail-phrases'
import { buildOrderMailContent } from '../../../../src/mails/content/order-mail'
import type { OrderMailData } from '../../../../src/mails/mail'
import { CHECKOUT, LINKS } from '../sample-order-mail'

const t = getMailTexts('de')
const items = [{ name: 'Crying Skull', size: 'M', quantity: 1 }]
const ITEMS_BLOCK = { title: t('returnItems'), lines: ['Crying Skull, Grösse M, Anzahl 1'] }

const write = (kind: OrderMailKind, data: OrderMailData = {}, changes: Partial<Checkout> = {}) =>
  buildOrderMailContent({ kind, data }, { ...CHECKOUT, ...changes }, LINKS, STUDIO_PLACEHOLDERS)

describe('a mail about a return', () => {
  it('tells the buyer where to send which pieces', () => {
    expect(write('return_requested', { items }).blocksAbove).toEqual([
      { title: t('returnTo'), lines: ['Atelier Steinbock', 'Musterstrasse 1', '7000 Chur'] },
      ITEMS_BLOCK,
    ])
  })

  it('tells the studio which pieces come back, and why where the buyer has said it', () => {
    expect(write('return_notice', { items, reason: 'Zu klein.\n\nGerne in L.' }).blocksAbove).toEqual([
      ITEMS_BLOCK,
      { title: t('returnReason'), lines: ['Zu klein.', 'Gerne in L.'] },
    ])
    expect(write('return_notice', { items, reason: '' }).blocksAbove).toEqual([ITEMS_BLOCK])
  })

  it('tells the buyer which pieces have arrived', () => {
    expect(write('return_received', { items }).blocksAbove).toEqual([ITEMS_BLOCK])
  })

  it('tells the buyer first why the pieces are not taken back', () => {
    expect(write('return_declined', { items, answer: 'Getragen.' }).blocksAbove).toEqual([
      { title: t('returnAnswer'), lines: ['Getragen.'] },
      ITEMS_BLOCK,
    ])
  })
})

describe('a mail about an order', () => {
  it('shows the buyer the goods where they are made and sent, by their name', () => {
    const withPicture = ORDER_MAIL_KINDS.filter((kind) => write(kind).picture !== undefined)
    expect(withPicture).toEqual(['confirmation', 'screens_made', 'shipped', 'ready'])
    expect(write('shipped').picture).toBe('Crying Skull')
    expect(write('shipped', {}, { lines: [] }).picture).toBe('')
    const lines = ['Ibex', 'Ibex', 'Moon', 'Sun', 'Star'].flatMap((name) =>
      CHECKOUT.lines.map((line) => ({ ...line, name })),
    )
    // Each shirt that the picture shows, which hangs three on its line.
    expect(write('shipped', {}, { lines }).picture).toBe('Ibex, Moon, Sun')
  })

  it('tells the studio why it has come, and leads to the order in the admin', () => {
    for (const kind of ['studio_notice', 'return_notice'] as const) {
      const { button, footer } = write(kind)
      expect(footer[0]).toBe(t(`${kind}.reason`))
      expect(button).toEqual({ label: t('openInAdmin'), url: LINKS.studio })
    }
  })

  it('names no size of what has none', () => {
    const lines = CHECKOUT.lines.map((line) => ({ ...line, size: '' }))
    expect(write('confirmation', {}, { lines }).order?.lines[0]?.detail).toBe('2 × CHF 29.90')
  })
})

it.each([
  ['Anna Muster', 'Anna'],
  ['  Anna   Muster ', 'Anna'],
  ['Alexandr Muster', 'Alexandr'],
  ['Drago Muster', 'Drago'],
  ['Familie Muster', 'Familie Muster'],
  ['Dr. Muster', 'Dr. Muster'],
  ['Anna', 'Anna'],
  ['Anna Maria Muster', 'Anna Maria Muster'],
])('a buyer is greeted by the given name where it is plain: %j', (name, greeted) => {
  expect(formatGreeting(name, 'de', t)).toBe(t('greeting_name', { name: greeted }))
})
