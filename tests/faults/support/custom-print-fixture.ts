import { join } from 'node:path'
import { expect } from 'vitest'
import { waitForOrder } from '../../../commerce/tests/support/shop-client'
import { query } from '../../../commerce/tests/support/database'
import { createProofedRequest } from '../../../commerce/tests/support/artwork'
import { readMedusaOrders } from '../../../commerce/tests/support/medusa-orders'
import {
  buildApproval,
  approve,
  decide,
  fetchLinkedRequest,
  type ProofReference,
} from '../../../commerce/tests/support/proof-decisions'
import { createFaultFixture } from './fault-fixture'

export type CustomPrintFixture = ReturnType<typeof createCustomPrintFixture>

/** A shop for the faults of a file about prints of visitors' drawings, with what they ask of it. */
export function createCustomPrintFixture(
  name: string,
  options: Parameters<typeof createFaultFixture>[1] = {},
) {
  const fixture = createFaultFixture(name, options)
  const { staff } = fixture
  const rows = (sql: string, values: unknown[]) => query(fixture.shop.databaseUrl, sql, values)

  const fetchLinked = (token: string) => fetchLinkedRequest(fixture.shop, token)
  const approveIt = (proofed: ProofReference) => decide(fixture.shop, buildApproval(proofed))

  /** Finds one order of the proof's sum, of a request that is paid. */
  async function expectOneOrder(proofed: ProofReference, sessionId: string): Promise<void> {
    const { shop } = fixture
    expect(await waitForOrder(shop, sessionId)).toMatchObject({
      status: 'paid',
      order: { total: proofed.total / 100 },
    })
    expect(await readMedusaOrders(shop, sessionId)).toMatchObject([
      { payments: 1, captures: 1, captured: proofed.total / 100, collection: 'completed' },
    ])
    await expect.poll(async () => (await fetchLinked(proofed.token)).state).toBe('paid')
  }

  return Object.assign(fixture, {
    /** The folder of the drawings. */
    folder: join(fixture.dataDir, 'private-files', 'press'),
    rows,
    fetchLinked,
    approveIt,
    openSession: (proofed: ProofReference) => approve(fixture.shop, proofed),
    expectOneOrder,
    readMails: (kind: string, requestId: string) =>
      rows("select id from checkout_mail where kind = $1 and facts ->> 'requestId' = $2", [kind, requestId]),
    /** Lists the mails that brought a proof to its buyer. */
    listProofMails: async (requestNumber: number) =>
      (await fixture.mailbox.listCaught()).filter(({ subject }) =>
        subject.endsWith(`Your proof for request ${requestNumber}`),
      ),
    /** A proof of a new request, which waits for its buyer. */
    createProofed: () => createProofedRequest(fixture.shop, staff),
  })
}
