import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { send } from '../../commerce/integration-tests/harness/customer'
import { printedRequest } from '../../commerce/integration-tests/harness/printed-request'
import { reorderOf } from '../../commerce/integration-tests/harness/reorder'
import { PRESS_REORDERS_PATH } from '../../commerce/src/contract/api-paths'
import type { Write } from './fail-point'
import { fault } from './fault'
import { pressFixture } from './press-fixture'

const fixture = pressFixture('reorders')
const { staff, rows, dieAt } = fixture

const WRITES: [what: string, write: Write][] = [
  ['the request is written', { table: 'press_request', on: 'insert' }],
  ['its pictures are written', { table: 'press_artwork', on: 'insert' }],
  ['its mails are written', { table: 'checkout_mail', on: 'insert' }],
]

describe('a server that is killed while a print is ordered again [P25]', () => {
  for (const [what, write] of WRITES)
    fault(
      37,
      `has taken it whole or not at all, and once when it is sent again: before ${what}`,
      async () => {
        const { shop } = fixture
        const { id, token } = await printedRequest(shop, staff)
        const key = randomUUID()
        const again = reorderOf(token, { key })
        const post = () => send(`${shop.origin}${PRESS_REORDERS_PATH}`, again)
        await dieAt(write, post)
        expect(await rows('select 1 from press_request where idempotency_key = $1', [key])).toEqual([])
        const [first, second] = [await post(), await post()]
        expect([first.status, second.body]).toEqual([201, first.body])
        const [row] = (await rows('select id, reorder_of from press_request where idempotency_key = $1', [
          key,
        ])) as { id: string; reorder_of: string }[]
        expect(row?.reorder_of).toBe(id)
        const mails = "select 1 from checkout_mail where kind = any($1) and facts ->> 'requestId' = $2"
        expect(await rows(mails, [['press_received', 'press_notice'], row?.id])).toHaveLength(2)
        expect(await rows('select 1 from press_artwork where request_id = $1', [row?.id])).toHaveLength(3)
      },
    )
})
