import { describe, expect, it } from 'vitest'
import {
  type AttentionItem,
  attentionItemSchema,
  attentionSchema,
  countOpenItems,
} from '@contract/board/attention'
import { boardOrdersSchema } from '@contract/board/board-order'
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
  ]

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
  })
})
