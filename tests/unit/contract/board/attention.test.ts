import { describe, expect, it } from 'vitest'
import {
  ATTENTION_LIST_PATH,
  type AttentionItem,
  attentionItemSchema,
  attentionSchema,
  countOpenItems,
  getAttentionKey,
} from '@contract/board/attention'
import { boardOrdersSchema, findOpenReturns } from '@contract/board/board-order'
import { RETURN_STATES } from '@contract/orders/order-returns'
import { ATTENTION, STAFF_ORDER } from '../schema-examples'

describe('what needs attention', () => {
  const shared = { since: '2026-11-23T10:00:00.000Z', reason: 'it failed' }
  const money = { id: 'chki_1', ...shared, sessionId: 'cs_1', total: 42.2, currency: 'CHF' }
  const items: AttentionItem[] = [
    { kind: 'review', ...money },
    { kind: 'not_placed', ...money },
    { kind: 'unsettled', ...shared, sessionId: 'cs_1' },
    {
      kind: 'kept_back',
      since: shared.since,
      productId: 'prod_1',
      title: 'Skull',
      issues: [{ code: 'no_name' }],
    },
    {
      kind: 'mail',
      id: 'chkm_1',
      ...shared,
      mail: 'confirmation',
      recipient: 'ada@example.ch',
      orderId: null,
      orderNumber: null,
    },
    { kind: 'press_full', since: shared.since, open: 40, bytes: 1e9 },
    { kind: 'blanks_short', ...shared, number: 27 },
    {
      kind: 'refund_failed',
      ...shared,
      id: 're_1',
      amount: 42.2,
      currency: 'CHF',
      sessionId: 'cs_1',
      orderId: null,
      orderNumber: null,
    },
    {
      kind: 'order_broken',
      since: shared.since,
      problem: 'miscounted',
      subject: 'order_1',
      orderId: null,
      number: null,
      detail: 'M',
      isMended: false,
    },
  ]

  it('is listed at an address of the board', () => {
    expect(ATTENTION_LIST_PATH).toBe('/admin?list=attention')
  })

  it('is one item each, also where two are of one kind or of one thing', () => {
    const keys = [
      'review chki_1',
      'not_placed chki_1',
      'unsettled cs_1',
      'kept_back prod_1',
      'mail chkm_1',
      'press_full',
      'blanks_short 27 it failed',
      'refund_failed re_1',
      'miscounted order_1 false',
    ]
    expect(items.map(getAttentionKey)).toEqual(keys)
  })

  it.each(items)('is read whole from the server: $kind', (item) => {
    expect(attentionItemSchema.parse(item)).toEqual(item)
    for (const field of Object.keys(item))
      expect(attentionItemSchema.safeParse({ ...item, [field]: undefined }).success, field).toBe(false)
    expect(attentionItemSchema.safeParse({ ...item, kind: 'gossip' }).success).toBe(false)
  })

  it('is counted with the returns that are open, on the board as in the admin', () => {
    const returns = RETURN_STATES.map((state) => ({ ...STAFF_ORDER.returns[0], state }))
    const { orders } = boardOrdersSchema.parse({
      orders: [{ ...STAFF_ORDER, returns }, STAFF_ORDER],
      unreadable: [],
      count: 2,
    })
    const attention = attentionSchema.parse(ATTENTION)
    expect(countOpenItems(attention, [])).toBe(3)
    // Requested and received of the first order, received of the second.
    expect(countOpenItems(attention, orders)).toBe(6)
    expect(findOpenReturns(orders).map(({ order, returned }) => [order, returned.state])).toEqual([
      [orders[0], 'requested'],
      [orders[0], 'received'],
      [orders[1], 'received'],
    ])
  })
})
