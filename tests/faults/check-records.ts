import { expect, vi } from 'vitest'
import * as z from 'zod'
import { get, failedRequests } from '../../commerce/integration-tests/harness/customer'
import { query } from '../../commerce/integration-tests/harness/database'
import { allMedusaOrders } from '../../commerce/integration-tests/harness/medusa-orders'
import type { Mailbox } from '../../commerce/integration-tests/harness/mailbox'
import { paidSessions } from '../../commerce/integration-tests/harness/provider'
import type { Shop } from '../../commerce/integration-tests/harness/shop'
import { staffHeaders } from '../../commerce/integration-tests/harness/staff'
import { contradictions, type PaymentRecords, type CheckoutRow, type MailRow } from './contradictions'

/** Longest that a healed shop may take to bring its records in order: two sweeps, and a busy machine. */
const HEALING_MS = 45_000

type Place = {
  shop: Shop
  mailbox: Mailbox
  /** Ids of mails that a crash between sending and noting may have doubled. */
  doubled: Pick<ReadonlySet<string>, 'has'>
}

/** Fails unless the records of the provider, the shop, Medusa and the mail catcher agree, soon. */
export async function checkRecords(place: Place): Promise<void> {
  const staff = await staffHeaders(place.shop)
  // Not expect.poll: after the last fault this stands in no test.
  await vi.waitFor(async () => expect(contradictions(await recordsOf(place, staff))).toEqual([]), {
    timeout: HEALING_MS,
    interval: 250,
  })
}

const STRAY = `select count(*)::int as n from reservation_item r where r.deleted_at is null
  and not exists (select 1 from order_item i where i.item_id = r.line_item_id)`
const WRONG_LEVELS = `select count(*)::int as n from inventory_level l where l.deleted_at is null
  and l.reserved_quantity <> (select coalesce(sum(r.quantity), 0) from reservation_item r
    where r.inventory_item_id = l.inventory_item_id and r.location_id = l.location_id and r.deleted_at is null)`
const UNSETTLED = 'select count(*)::int as n from checkout_event where processed_at is null'
const listSchema = z.object({ findings: z.array(z.object({ sessionId: z.string().optional() })) })

async function recordsOf(place: Place, staff: Record<string, string>): Promise<PaymentRecords> {
  const { shop } = place
  const number = async (sql: string) =>
    (await query<{ n: number }>(shop.databaseUrl, sql)).reduce((sum, { n }) => sum + n, 0)
  const [paid, checkouts, orders, mails, listed] = await Promise.all([
    paidSessions(shop),
    query<CheckoutRow>(shop.databaseUrl, 'select id, session_id, status from checkout_intent'),
    allMedusaOrders(shop),
    mailsOf(place),
    get(`${shop.origin}/admin/attention`, staff),
  ])
  return {
    paid,
    checkouts,
    orders,
    mails,
    listed: new Set(listSchema.parse(listed.body).findings.flatMap(({ sessionId }) => sessionId ?? [])),
    unsettled: await number(UNSETTLED),
    strayReservations: await number(STRAY),
    wrongLevels: await number(WRONG_LEVELS),
    withoutMessage: withoutMessage(shop),
  }
}

/** The outbox, and of each mail how many the mail catcher has, by the Message-ID. */
async function mailsOf({ shop, mailbox, doubled }: Place): Promise<MailRow[]> {
  const caught = await mailbox.caught()
  const rows = await query<Omit<MailRow, 'caught'> & { id: string }>(
    shop.databaseUrl,
    'select id, intent_id, kind, state from checkout_mail',
  )
  const timesCaught = (id: string) =>
    caught.filter(({ messageId }) => messageId?.startsWith(`<${id}.`) === true).length
  return rows.map(({ id, ...row }) => {
    const times = timesCaught(id)
    return { ...row, caught: times === 2 && doubled.has(id) ? 1 : times }
  })
}

const refusalSchema = z.object({ error: z.string().regex(/^[A-Z].*[.!]$/) })

/** What /api has refused without a sentence for a person. */
function withoutMessage(shop: Shop): string[] {
  return failedRequests
    .filter(
      ({ url, body }) => url.startsWith(`${shop.origin}/api/`) && !refusalSchema.safeParse(body).success,
    )
    .map(({ url, status, body }) => `${status} ${new URL(url).pathname} ${JSON.stringify(body)}`)
}
