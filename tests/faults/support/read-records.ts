import * as z from 'zod'
import { get, failedRequests } from '../../../commerce/tests/support/shop-client'
import { query } from '../../../commerce/tests/support/database'
import { readAllMedusaOrders } from '../../../commerce/tests/support/medusa-orders'
import type { TestMailbox } from '../../../commerce/tests/support/test-mailbox'
import { listPaidSessions } from '../../../commerce/tests/support/stripe-sandbox'
import type { Shop as RunningShop } from '../../../commerce/tests/support/shop'
import type { CheckoutRow, MailRow, PaymentRecords } from './find-contradictions'
import type {
  PressRecords,
  ProofCheckoutRow,
  ProofRow,
  RequestMailRow,
  RequestRow,
} from './find-print-contradictions'

type Shop = Pick<RunningShop, 'origin' | 'sandboxUrl' | 'databaseUrl'>

/** The shop whose records are read. */
export type RecordsPlace = {
  shop: Shop
  mailbox: Pick<TestMailbox, 'listCaught'>
  /** How often each mail may have come again, by its id: once for each crash right after it was sent. */
  doubled: Pick<ReadonlyMap<string, number>, 'get'>
}

const STRAY = `select count(*)::int as n from reservation_item r where r.deleted_at is null
  and not exists (select 1 from order_item i where i.item_id = r.line_item_id)`
const WRONG_LEVELS = `select count(*)::int as n from inventory_level l where l.deleted_at is null
  and l.reserved_quantity <> (select coalesce(sum(r.quantity), 0) from reservation_item r
    where r.inventory_item_id = l.inventory_item_id and r.location_id = l.location_id and r.deleted_at is null)`
const UNSETTLED = 'select count(*)::int as n from checkout_event where processed_at is null'
const REQUESTS = 'select id, state, deleted_files_at is not null as is_deleted from press_request'
const PROOFS = `select p.id, p.request_id, p.version, p.total,
    (select count(*)::int from press_decision d where d.proof_id = p.id and d.kind = 'approved') as approvals
  from press_proof p`
const PROOF_CHECKOUTS = `select k.id, k.proof_id, k.session_id, k.status, k.total,
    k.updated_at < now() - interval '5 minutes' as is_old,
    (select (r.content ->> 'gross')::int from checkout_receipt r
      where r.order_id = k.order_id and r.kind = 'invoice') as invoiced
  from checkout_intent k where k.proof_id is not null`
const listSchema = z.object({ findings: z.array(z.object({ sessionId: z.string().optional() })) })

/** Reads the records of Stripe, the shop, Medusa and the mail catcher. */
export async function readRecords(
  place: RecordsPlace,
  staff: Record<string, string>,
): Promise<PaymentRecords> {
  const { shop } = place
  const number = async (sql: string) =>
    (await query<{ n: number }>(shop.databaseUrl, sql)).reduce((sum, { n }) => sum + n, 0)
  const mails = await readMails(place)
  const [paid, checkouts, orders, press, listed] = await Promise.all([
    listPaidSessions(shop),
    query<CheckoutRow>(shop.databaseUrl, 'select id, session_id, status from checkout_intent'),
    readAllMedusaOrders(shop),
    readPressRecords(shop, mails),
    get(`${shop.origin}/admin/attention`, staff),
  ])
  return {
    paid,
    checkouts,
    orders,
    mails,
    press,
    listed: new Set(listSchema.parse(listed.body).findings.flatMap(({ sessionId }) => sessionId ?? [])),
    unprocessedEvents: await number(UNSETTLED),
    strayReservations: await number(STRAY),
    wrongLevels: await number(WRONG_LEVELS),
    wordlessRefusals: listWordlessRefusals(shop),
  }
}

type CaughtMail = MailRow & { request_id: string | null; version: number | null; total: number | null }
const MAILS = `select id, intent_id, kind, state, facts ->> 'requestId' as request_id,
    (facts -> 'proof' ->> 'version')::int as version, (facts -> 'quote' ->> 'total')::int as total
  from checkout_mail`

/** The outbox, and of each mail how many the mail catcher has, by the Message-ID. */
async function readMails({ shop, mailbox, doubled }: RecordsPlace): Promise<CaughtMail[]> {
  const caught = await mailbox.listCaught()
  const rows = await query<Omit<CaughtMail, 'caught'> & { id: string }>(shop.databaseUrl, MAILS)
  const countCaught = (id: string) =>
    caught.filter(({ messageId }) => messageId?.startsWith(`<${id}.`) === true).length
  return rows.map(({ id, ...row }) => {
    const times = countCaught(id)
    return { ...row, caught: times > 1 ? Math.max(1, times - (doubled.get(id) ?? 0)) : times }
  })
}

async function readPressRecords({ databaseUrl }: Shop, mails: CaughtMail[]): Promise<PressRecords> {
  const [requests, proofs, checkouts] = await Promise.all([
    query<RequestRow>(databaseUrl, REQUESTS),
    query<ProofRow>(databaseUrl, PROOFS),
    query<ProofCheckoutRow>(databaseUrl, PROOF_CHECKOUTS),
  ])
  const isRequestMail = (mail: CaughtMail): mail is CaughtMail & RequestMailRow => mail.request_id !== null
  return { requests, proofs, checkouts, mails: mails.filter(isRequestMail) }
}

const refusalSchema = z.object({ error: z.string().regex(/^[A-Z].*[.!]$/) })

/** Lists the refusals of /api that have no sentence for a person. */
function listWordlessRefusals(shop: Shop): string[] {
  return failedRequests
    .filter(
      ({ url, body }) => url.startsWith(`${shop.origin}/api/`) && !refusalSchema.safeParse(body).success,
    )
    .map(({ url, status, body }) => `${status} ${new URL(url).pathname} ${JSON.stringify(body)}`)
}
