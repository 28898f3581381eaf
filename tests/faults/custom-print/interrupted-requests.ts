import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { send } from '../../../commerce/tests/support/shop-client'
import { buildRequest, submitArtwork } from '../../../commerce/tests/support/artwork'
import { createPrintedRequest } from '../../../commerce/tests/support/printed-request'
import { buildReorder } from '../../../commerce/tests/support/reorder'
import { REORDERS_PATH } from '../../../commerce/src/contract/api/api-paths'
import type { Write } from '../support/fail-point'
import { expectLost, type FatalFault } from '../support/one-kill'
import type { CustomPrintFixture } from '../support/custom-print-fixture'

type Cut = [what: string, write: Write]

/** The writes of a request, in this order. */
export const REQUEST_CUTS = {
  request: ['the request is written', { table: 'press_request', on: 'insert' }],
  pictures: [
    'its pictures are written',
    { table: 'press_artwork', on: 'insert', when: "new.kind <> 'proof'" },
  ],
  mails: [
    'its mails are written',
    { table: 'checkout_mail', on: 'insert', when: "new.kind = 'press_received'" },
  ],
} as const satisfies Record<string, Cut>

/** Requests that are cut off while they are sent, or sent again. */
export function createRequestKills(fixture: CustomPrintFixture) {
  const { rows, readMails, staff } = fixture

  async function findRequest(key: string): Promise<{ id: string; reorder_of: string | null } | undefined> {
    const [row] = await rows('select id, reorder_of from press_request where idempotency_key = $1', [key])
    return row as { id: string; reorder_of: string | null } | undefined
  }
  const readPictures = (requestId: string) =>
    rows('select 1 from press_artwork where request_id = $1', [requestId])

  function killWhileRequestIsSent([what, write]: Cut): FatalFault {
    return {
      group: 'a server that is killed while a drawing is sent [P25]',
      fault: 37,
      what: `keeps it whole or not at all, and takes it once when it is sent again: before ${what}`,
      write,
      async prepare() {
        const { shop } = fixture
        const request = buildRequest()
        return {
          act: () => expectLost(submitArtwork(shop, request)),
          async check() {
            expect(await findRequest(request.key)).toBeUndefined()
            const { number } = await submitArtwork(shop, request)
            expect(await submitArtwork(shop, request)).toMatchObject({ number })
            const { id = '' } = (await findRequest(request.key)) ?? {}
            expect(await readMails('press_received', id)).toHaveLength(1)
            expect(await readPictures(id)).toHaveLength(3)
          },
        }
      },
    }
  }

  /** Another visitor sends a request, as those of one address are taken one after the other. */
  function killWhilePrintIsReordered([what, write]: Cut): FatalFault {
    return {
      group: 'a server that is killed while a print is ordered again [P25]',
      fault: 37,
      what: `has taken it whole or not at all, and once when it is sent again: before ${what}`,
      write,
      async prepare() {
        const { shop } = fixture
        const { id, token } = await createPrintedRequest(shop, staff)
        const key = randomUUID()
        const again = buildReorder(token, { key })
        const post = () => send(`${shop.origin}${REORDERS_PATH}`, again, { 'x-forwarded-for': '10.7.0.1' })
        return {
          act: () => expectLost(post()),
          async check() {
            expect(await findRequest(key)).toBeUndefined()
            const [first, second] = [await post(), await post()]
            expect([first.status, second.body]).toEqual([201, first.body])
            const row = await findRequest(key)
            expect(row?.reorder_of).toBe(id)
            for (const kind of ['press_received', 'press_notice'])
              expect(await readMails(kind, row?.id ?? '')).toHaveLength(1)
            expect(await readPictures(row?.id ?? '')).toHaveLength(3)
          },
        }
      },
    }
  }

  return { killWhileRequestIsSent, killWhilePrintIsReordered }
}
