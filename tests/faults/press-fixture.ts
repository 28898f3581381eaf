import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { settledOrder } from '../../commerce/integration-tests/harness/customer'
import { query } from '../../commerce/integration-tests/harness/database'
import { proofedRequest } from '../../commerce/integration-tests/harness/drawing'
import { medusaOrders } from '../../commerce/integration-tests/harness/medusa-orders'
import {
  approval,
  approve,
  decide,
  linkedRequest,
  type Proofed,
} from '../../commerce/integration-tests/harness/proof-decisions'
import { staffHeaders } from '../../commerce/integration-tests/harness/staff'
import { failPoint, type Write } from './fail-point'
import { faultFixture } from './fault-fixture'
import { mayComeAgain } from './unsent-mails'

/** A shop for the faults of a file about prints of visitors' drawings, with what they ask of it. */
export function pressFixture(name: string, options: Parameters<typeof faultFixture>[1] = {}) {
  const parent = join(import.meta.dirname, '..', '..', '.data')
  mkdirSync(parent, { recursive: true })
  const dataDir = mkdtempSync(join(parent, `${name}-faults-`))
  // What is registered first comes last.
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const fixture = faultFixture(name, { dataDir, ...options })
  const staff: Record<string, string> = {}
  beforeAll(async () => {
    Object.assign(staff, await staffHeaders(fixture.shop))
  })
  const rows = (sql: string, values: unknown[]) => query(fixture.shop.databaseUrl, sql, values)

  const linkedOf = (token: string) => linkedRequest(fixture.shop, token)
  const approveIt = (proofed: Proofed) => decide(fixture.shop, approval(proofed))

  /** Kills the server. What it had not noted as sent may have left all the same, and comes twice. */
  async function kill(): Promise<void> {
    await fixture.shop.server().kill('SIGKILL')
    const unsent = (await rows("select id from checkout_mail where state <> 'sent'", [])) as { id: string }[]
    mayComeAgain(
      fixture.doubled,
      unsent.map(({ id }) => id),
    )
  }

  /** Kills the server at the first such write that `act` leads to; its answer never comes. */
  async function dieAt(write: Write, act: () => Promise<unknown>): Promise<void> {
    const { shop } = fixture
    const point = await failPoint(shop, write)
    const lost = expect(act()).rejects.toThrow(/fetch failed/)
    await point.reached()
    await kill()
    await lost
    await point.lift()
    await shop.restart()
  }

  /** Finds one order of the proof's sum, of a request that is paid. */
  async function expectOneOrder(proofed: Proofed, sessionId: string): Promise<void> {
    const { shop } = fixture
    expect(await settledOrder(shop, sessionId)).toMatchObject({
      status: 'paid',
      order: { total: proofed.total / 100 },
    })
    expect(await medusaOrders(shop, sessionId)).toMatchObject([
      { payments: 1, captures: 1, captured: proofed.total / 100, collection: 'completed' },
    ])
    await expect.poll(async () => (await linkedOf(proofed.token)).state).toBe('paid')
  }

  return Object.assign(fixture, {
    /** Where the drawings lie. */
    folder: join(dataDir, 'private-files', 'press'),
    staff,
    rows,
    linkedOf,
    approveIt,
    kill,
    dieAt,
    sessionOf: (proofed: Proofed) => approve(fixture.shop, proofed),
    expectOneOrder,
    mailsOf: (kind: string, requestId: string) =>
      rows("select id from checkout_mail where kind = $1 and facts ->> 'requestId' = $2", [kind, requestId]),
    /** A proof of a new request, which waits for its buyer. */
    proofed: () => proofedRequest(fixture.shop, staff),
  })
}
